import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATEST } from '../../motion/stage.svelte';
import type { TownEvent, TownView } from '../model/view';
import { after } from '../motion/retell';
import { Stage, STORY } from '../motion/stage.svelte';
import { film, FILMS } from './fixtures';

const [first, ...shots] = film(FILMS[0]!);
/** The first step of the film in which a place pays, and how the table stood before it. */
const at = shots.findIndex((shot) => shot.events.some((event) => STORY.flightsOf(event).length > 0));
const before = (at > 0 ? shots[at - 1] : first)!.view;
const { view } = shots[at]!;
/** As much of it as is told at the usual speed: who is far behind is told the rest faster. */
const events = shots[at]!.events.slice(0, 12);

let table: { view: TownView | null; events: TownEvent[] };
let settled: string[];
const stage = (speed = 1): Stage => {
  table = { view: before, events: [] };
  settled = [];
  return new Stage(
    table,
    () => speed,
    () => undefined,
  );
};
const moment = (name: string, told = events, to: TownView | null = view) => ({
  events: told,
  view: to,
  settle: () => void settled.push(name),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what happened is told', () => {
  it('event by event: nothing is written down or changed before it lands, and the question comes last', () => {
    const telling = stage();
    telling.tell(moment('question'));
    let shown = before;
    for (const event of events) {
      const lands = STORY.landsAt(event);
      if (STORY.lengthOf(event) > 0 && lands > 0) {
        expect(telling.now).toBe(event);
        vi.advanceTimersByTime(lands - 1);
        expect([table.events.includes(event), telling.landed, table.view]).toEqual([false, false, shown]);
        vi.advanceTimersByTime(1);
      }
      shown = after(shown, event);
      expect(table.events.at(-1)!.seq).toBeGreaterThanOrEqual(event.seq);
      if (telling.now === event) {
        expect([telling.landed, table.view]).toEqual([true, shown]);
        expect(settled).toEqual([]);
        vi.advanceTimersByTime(STORY.lengthOf(event) - lands);
      }
    }
    expect(settled).toEqual(['question']);
    expect([table.view, table.events, telling.telling, telling.now]).toEqual([view, events, false, null]);
  });

  it('moment by moment, in their order, however fast they come in', () => {
    const telling = stage();
    telling.tell(moment('first'));
    telling.tell(moment('second', shots[at + 1]!.events, shots[at + 1]!.view));
    expect(settled).toEqual([]);
    vi.advanceTimersByTime(LATEST);
    expect(settled).toEqual(['first', 'second']);
    expect(table.view).toBe(shots[at + 1]!.view);
    expect(table.events).toEqual([...events, ...shots[at + 1]!.events]);
  });

  it('faster when pressed, and nothing is lost', () => {
    const telling = stage();
    telling.tell(moment('question'));
    for (let presses = 0; telling.telling; presses += 1) {
      telling.next();
      expect(presses).toBeLessThanOrEqual(events.length);
    }
    expect([settled, table.view, table.events]).toEqual([['question'], view, events]);
    telling.next();
    vi.advanceTimersByTime(LATEST);
    expect(settled).toEqual(['question']);
  });

  it('at once when skipped, without motion, or when too far behind', () => {
    const skipped = stage();
    skipped.tell(moment('question'));
    skipped.finish();
    expect([settled, table.view, table.events]).toEqual([['question'], view, events]);

    stage(0).tell(moment('question'));
    expect([settled, table.view, table.events]).toEqual([['question'], view, events]);

    const slow = events.find((event) => STORY.lengthOf(event) > 0)!;
    const many = Array.from({ length: Math.ceil(LATEST / STORY.lengthOf(slow)) + 1 }, () => slow);
    const behind = stage();
    behind.tell(moment('question', many));
    expect([settled, behind.telling, table.events.length]).toEqual([['question'], false, many.length]);
  });

  it('without motion at once, but the round’s summary is left to be read, if anybody looks', () => {
    const ended = { ...events[0]!, seq: 900, event: 'round_ended', phase: 'doc', number: 1 } as unknown as TownEvent;
    const told = [...events, ended, { ...events[0]!, seq: 901 }];
    const telling = stage(0);
    telling.tell(moment('question', told));
    expect([settled, telling.scene?.kind, table.events.at(-1)!.seq]).toEqual([[], 'summary', 900]);
    vi.advanceTimersByTime(STORY.readFor(ended) - 1);
    expect(settled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([settled, table.events]).toEqual([['question'], told]);

    const pressed = stage(0);
    pressed.tell(moment('question', told));
    pressed.next();
    expect([settled, pressed.telling]).toEqual([['question'], false]);

    const away = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    stage(0).tell(moment('question', told));
    expect([settled, table.events]).toEqual([['question'], told]);
    away.mockRestore();
  });

  it('on from what is shown, while a card may be played discreetly', () => {
    const telling = stage();
    telling.tell(moment('pause', events, null));
    telling.finish();
    expect(table.view!.players).toEqual(events.reduce(after, before).players);
  });

  it('not at all to somebody who has just come in', () => {
    const telling = stage();
    telling.tell(moment('gone'));
    table.view = view;
    telling.begin();
    vi.advanceTimersByTime(LATEST);
    expect([settled, telling.telling, table.view]).toEqual([[], false, view]);
  });

  it('to the question, even if something cannot be drawn', () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...events[0]!, event: 'dice_revealed', revealed: undefined } as unknown as TownEvent;
    for (const speed of [0, 1]) {
      const telling = stage(speed);
      telling.tell(moment('question', [broken, ...events]));
      vi.advanceTimersByTime(LATEST);
      expect([settled, table.view, telling.telling]).toEqual([['question'], view, false]);
      expect(table.events).toHaveLength(events.length + 1);
    }
    expect(noted).toHaveBeenCalled();
  });
});
