import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { place } from '../../tests/draw';
import { FakeTable, type Fixture } from '../../tests/fake.svelte';
import { openBox } from '../../tests/fixtures';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';
import { film, FILMS, fixture, NAMES } from './fixtures';

const [first, ...shots] = film(FILMS[0]!);
const next = shots.find((shot) => shot.events.length > 3)!;

const { animate } = Element.prototype;
let table: FakeTable;
let drawn: ReturnType<typeof place>;
beforeEach(async () => {
  await settings.setLanguage('en');
  await speech.learn('en');
  openBox('dice-town', 'en');
  vi.useFakeTimers();
  Object.assign(Element.prototype, { animate: undefined }); // nothing flies here
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const shown = { ...fixture(NAMES[0]!), view: first!.view, seat: first!.view.seat, events: [], question: null };
  table = new FakeTable(shown as unknown as Fixture, 'en');
  drawn = place(Table, table);
  table.goOn(next.view as never, next.events);
  flushSync();
});
afterEach(() => {
  drawn.away();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(Element.prototype, { animate });
});
const told = (): number => table.events.length;
const key = (more: object = {}): void =>
  void document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...more }),
  );
const press = (target: Element): void =>
  void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));

describe('while something is told', () => {
  it('a press beside the buttons, or Space, leads to the next event', () => {
    expect(table.skip).not.toBeNull();
    const steps = [told()];
    for (let presses = 0; table.skip && presses < 40; presses += 1) {
      if (presses % 2) key();
      else press(drawn.root.querySelector('main')!);
      flushSync();
      steps.push(told());
    }
    expect(steps.at(-1)).toBe(next.events.length);
    expect(new Set(steps).size).toBeGreaterThan(3);
  });

  it('a press on a button does not skip anything', () => {
    const button = drawn.root.appendChild(document.createElement('button'));
    const before = told();
    press(button);
    expect(told()).toBe(before);
  });

  it('Shift+Space shows everything', () => {
    key({ shiftKey: true });
    flushSync();
    expect([told(), table.skip, table.view]).toEqual([next.events.length, null, next.view]);
  });

  it('a press that was meant for the stage does not answer the question after it', () => {
    const button = drawn.root.appendChild(document.createElement('button'));
    const answered = vi.fn();
    button.addEventListener('click', answered);
    const click = (): void =>
      void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    table.question = { seat: 0, number: 1, options: [] } as never;
    key({ shiftKey: true });
    click();
    expect(answered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    click();
    expect(answered).toHaveBeenCalledOnce();
  });
});
