import { mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../state/settings.svelte';
import RuleId from '../ui/RuleId.svelte';
import { desk, rulesAt } from './desk.svelte';

afterEach(() => desk.close());

describe('rules that are open', () => {
  it('are those of a text, and lead on and back', () => {
    desk.show('DT-19.4, U-22');
    desk.show('DT-9.1');
    expect(desk.open).toEqual([['DT-19.4', 'U-22'], ['DT-9.1']]);
    desk.back();
    expect(desk.open.at(-1)).toEqual(['DT-19.4', 'U-22']);
  });
  it('close with the table', () => {
    const leave = desk.stand({ id: 'abc', info: null });
    desk.show('DT-1.1');
    leave();
    expect(desk.open).toEqual([]);
    expect(desk.table).toBeNull();
  });
  it('have an address', () => {
    expect(rulesAt('dice-town')).toBe('/rules/dice-town');
    expect(rulesAt('dice-town', 'abc', 'U-1')).toBe('/rules/dice-town?table=abc#U-1');
    expect(rulesAt('dice-town', '', '', 2)).toBe('/rules/dice-town?version=2');
  });
});

describe('an id', () => {
  it('is a button at a table, plain text elsewhere, and nothing where there is none', async () => {
    await settings.setLanguage('en');
    const root = document.body.appendChild(document.createElement('div'));
    const ids = [mount(RuleId, { target: root, props: { rule: 'DT-19.4, U-22' } })];
    ids.push(mount(RuleId, { target: root, props: { rule: '' } }));
    expect(root.querySelector('button')).toBeNull();
    expect(root.textContent).toBe('DT-19.4, U-22');
    const leave = desk.stand({ id: 'abc', info: null });
    await tick();
    const button = root.querySelector('button')!;
    expect(button.getAttribute('aria-label')).toBe('Rules DT-19.4, U-22');
    button.click();
    expect(desk.open).toEqual([['DT-19.4', 'U-22']]);
    leave();
    for (const each of ids) await unmount(each);
    root.remove();
  });
});
