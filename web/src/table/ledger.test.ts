import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { desk } from '../rules/desk.svelte';
import { settings } from '../state/settings.svelte';
import { TableState } from '../state/table.svelte';
import Ledger from './Ledger.svelte';

it('is one stop for the tab key; arrows go from rule to rule', async () => {
  await settings.setLanguage('en');
  const table = new TableState('t', 'en');
  table.events = [1, 2, 3].map((seq) => ({ seq, event: 'x', words: `line ${seq}`, rule: `DT-${seq}.1` }));
  const away = desk.stand({ id: 't', info: null });
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Ledger, { target: root, props: { table, info: null as never, beside: null } });
  flushSync();
  const list = root.querySelector<HTMLElement>('ol')!;
  const rules = [...list.querySelectorAll('button')];
  expect(rules.map((each) => each.textContent)).toEqual(['DT-3.1', 'DT-2.1', 'DT-1.1']);
  expect(rules.every((each) => each.tabIndex === -1)).toBe(true);
  expect(list.tabIndex).toBe(0);
  list.focus();
  const at = (key: string): number => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return rules.indexOf(document.activeElement as HTMLButtonElement);
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'x'].map(at)).toEqual([0, 1, 0, 2, 2, 0, 0]);
  void unmount(drawn);
  root.remove();
  away();
});
