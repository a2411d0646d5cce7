/** The stage and a guide: what is told waits for somebody who reads. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { film, FILMS } from '../../games/dice-town/tests/fixtures';
import { Stage, STORY } from '../../games/dice-town/motion/stage.svelte';
import type { TownEvent, TownView } from '../../games/dice-town/model/view';
import { LATEST } from '../../games/motion/stage.svelte';

const shots = film(FILMS[0]!);
const at = shots.findIndex((shot, place) => place > 0 && shot.events.length > 3);
const { events, view } = shots[at]!;
const before = shots[at - 1]!.view;
let holds: boolean;
let held: number;
let settled: boolean;
let table: { view: TownView | null; events: TownEvent[]; guide: { readonly holds: boolean } & Record<string, unknown> };
beforeEach(() => {
  vi.useFakeTimers();
  holds = settled = false;
  held = events[1]!.seq;
  const guide = {
    get holds() {
      return holds;
    },
    shown: (event: TownEvent) => (holds ||= event.seq === held),
  };
  table = { view: before, events: [], guide };
});
afterEach(() => void vi.useRealTimers());
function stage(speed = 1, more = events): Stage {
  const made = new Stage(
    table as never,
    () => speed,
    () => undefined,
  );
  made.tell({ events: more, view, settle: () => void (settled = true) });
  return made;
}
const told = (): number[] => table.events.map((event) => event.seq);

describe.each([
  ['with motion', 1],
  ['without motion', 0],
])('%s', (_, speed) => {
  it('nothing further is told while a beat is open', () => {
    const telling = stage(speed);
    vi.advanceTimersByTime(10 * LATEST);
    expect(told()).toEqual([events[0]!.seq, held]);
    expect([settled, telling.telling]).toEqual([false, true]);
    telling.next();
    telling.finish();
    expect(told()).toHaveLength(2);

    holds = false;
    telling.resume();
    vi.advanceTimersByTime(10 * LATEST);
    expect(told()).toEqual(events.map((event) => event.seq));
    expect([settled, telling.telling, table.view]).toEqual([true, false, view]);
  });

  it('a question that comes after it waits, too', () => {
    held = events.at(-1)!.seq;
    const telling = stage(speed);
    vi.advanceTimersByTime(10 * LATEST);
    expect([told().length, settled]).toEqual([events.length, false]);
    holds = false;
    telling.resume();
    vi.advanceTimersByTime(LATEST);
    expect(settled).toBe(true);
  });

  it('what comes in meanwhile waits behind it', () => {
    holds = true;
    const telling = stage(speed);
    telling.tell({ events: [], view: null, settle: () => undefined });
    expect(told()).toEqual([]);
    holds = false;
    held = -1;
    telling.resume();
    vi.advanceTimersByTime(10 * LATEST);
    expect(told()).toHaveLength(events.length);
  });

  it('everything is shown when the table is left', () => {
    const telling = stage(speed);
    telling.end();
    expect([told().length, settled]).toEqual([events.length, true]);
  });
});

it('nobody who reads falls behind: nothing is skipped for being long', () => {
  const slow = events.find((event) => STORY.lengthOf(event) > 0)!;
  held = -1;
  stage(
    1,
    Array.from({ length: Math.ceil(LATEST / STORY.lengthOf(slow)) + 1 }, () => slow),
  );
  expect(settled).toBe(false);
});
