import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { rest, type Timeline } from '../lib/rest';
import { tempo } from '../state/pace';
import { KEEP_DICE } from '../games/dice-town/model/decisions.gen';
import type { View } from '../state/table.svelte';
import type { Frame } from './film';
import { Replay } from './replay.svelte';

/** Six moments in two rounds; the step to moment 2 tells three things, one of them without words. */
const TOLD: (string | null)[][] = [['begin'], ['a'], ['b', null, 'c', 'd'], [], ['e', 'f'], ['end']];
const course: Timeline = {
  game: 'dice-town',
  names: ['Ada', 'Lupe'],
  bots: ['', 'deputy'],
  moments: 6,
  over: true,
  winners: [0],
  luck: 'sealed',
  version: 1,
  taken_over: false,
  rounds: [
    { number: 1, moment: 0 },
    { number: 2, moment: 3 },
  ],
  decisions: [...Array<string>(5).fill(KEEP_DICE), ''],
  decision_names: { [KEEP_DICE]: 'Keep dice' },
  seats: [null, 0, 1, 0, 1, 0],
  scores: Array.from({ length: 6 }, (_, moment) => [moment, 1]),
  turns: [],
};

function frames(seat: number): Frame[] {
  let seq = 0;
  return TOLD.map((told, moment) => ({
    moment,
    seat: moment ? moment % 2 : null,
    by_clock: false,
    answer: moment === 3 ? { words: `answer as ${seat}`, rule: 'X-1' } : null,
    events: told.map((words) => ({ seq: seq++, event: 'x', words, rule: words ? 'R' : '' })),
    notes: [],
    view: { game: 'dice-town', seat, players: [], moment, options: { edition: 'second' } } as View,
  }));
}

let asked: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  asked = vi.spyOn(rest, 'frames').mockImplementation((async (
    _id: string,
    seat: number,
    start: number,
    count: number,
  ) => ({
    frames: frames(seat).slice(start, start + count),
  })) as typeof rest.frames);
});
afterEach(() => {
  tempo.factor = 1;
  vi.useRealTimers();
});

async function begun(at = 0, seat = -1, event = 0): Promise<Replay> {
  const replay = new Replay('r1', 'en', course);
  await replay.begin(at, seat, event);
  return replay;
}
const where = (replay: Replay): [number, number, string] => [replay.at, replay.shown, replay.line.words];
const told = (replay: Replay): string => replay.table.events.map((event) => event.words ?? '.').join('');

describe('a game in the theatre', () => {
  it('begins at a moment, from a seat, and nobody is asked', async () => {
    const replay = await begun(2, 1);
    expect(where(replay)).toEqual([2, 0, 'd']);
    expect(replay.table.seat).toBe(1);
    expect(replay.table.mine).toEqual([1]);
    expect(replay.table.question).toBeNull();
    expect(replay.table.info?.options).toEqual({ edition: 'second' });
    expect(replay.table.info?.chairs[1]?.kind).toBe('bot');
    expect(told(replay)).toBe('beginab.cd');
  });
  it('takes a strange link for what it can be', async () => {
    const replay = await begun(99, 7);
    expect([replay.at, replay.seat]).toEqual([5, -1]);
    expect(where(await begun(1, -1, 2)), 'between two sentences').toEqual([1, 1, 'b']);
    expect(where(await begun(1, -1, 99)), 'more events than there are').toEqual([1, 3, 'c']);
    expect(where(await begun(2, -1, 1)), 'a step without events').toEqual([2, 0, 'd']);
    expect(where(await begun(5, -1, 1)), 'after the end').toEqual([5, 0, 'end']);
  });
  it('begins after an event of the next step, and shows on its stage what that changes', async () => {
    const replay = await begun(1, -1, 3);
    expect(where(replay)).toEqual([1, 3, 'c']);
    expect(told(replay)).toBe('beginab.c');
    const stage: string[] = [];
    replay.table.toldBy({
      begin: () => stage.push(`begin ${replay.table.view!.moment as number}`),
      tell: ({ events }) => stage.push(`tell ${events.map((event) => event.words ?? '.').join('')} at ${tempo.factor}`),
      end: () => undefined,
      resume: () => undefined,
    });
    await tick();
    expect(stage).toEqual(['begin 1', 'begin 1', 'tell b.c at 0']);
  });
  it('goes on and back event by event, the same way', async () => {
    const replay = await begun();
    const way = [where(replay)];
    while (replay.at < replay.last) {
      await replay.step('event', 1);
      way.push(where(replay));
    }
    expect(way).toEqual([
      [0, 0, 'begin'],
      [1, 0, 'a'],
      [1, 1, 'b'],
      [1, 3, 'c'],
      [2, 0, 'd'],
      [3, 0, 'Lupe: answer as -1'],
      [3, 1, 'e'],
      [4, 0, 'f'],
      [5, 0, 'end'],
    ]);
    const back = [where(replay)];
    while (replay.at > 0 || replay.shown > 0) {
      await replay.step('event', -1);
      back.push(where(replay));
    }
    expect(back.reverse()).toEqual(way);
  });
  describe('on a slow line', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      asked.mockImplementation((async (_id: string, seat: number, start: number, count: number) => {
        await new Promise((done) => setTimeout(done, 300));
        return { frames: frames(seat).slice(start, start + count) };
      }) as typeof rest.frames);
    });
    async function slowly(at = 0): Promise<Replay> {
      const replay = new Replay('r1', 'en', course);
      void replay.begin(at, -1, 0);
      await vi.advanceTimersByTimeAsync(2000);
      void replay.look(0); // from another place: everything is fetched again
      expect(replay.busy).toBe(true);
      return replay;
    }
    async function comes(replay: Replay): Promise<[number, number, boolean]> {
      await vi.advanceTimersByTimeAsync(5000);
      return [replay.at, replay.shown, replay.busy];
    }
    it('loses no round and no decision', async () => {
      const replay = await slowly();
      void replay.step('round', 1);
      void replay.step('decision', 1);
      void replay.step('decision', -1);
      void replay.step('decision', 1);
      expect(await comes(replay)).toEqual([4, 0, false]);
    });
    it('goes back as often as was asked for', async () => {
      const replay = await slowly(4);
      void replay.step('decision', -1);
      void replay.step('decision', -1);
      void replay.step('decision', -1);
      expect(await comes(replay)).toEqual([1, 0, false]);
      void replay.look(1);
      void replay.step('round', 1);
      void replay.step('round', -1);
      void replay.step('round', -1);
      expect(await comes(replay)).toEqual([0, 0, false]);
    });
    it('counts events when they are there', async () => {
      const replay = await slowly(1);
      for (let times = 0; times < 3; times += 1) void replay.step('event', 1);
      void replay.step('event', -1);
      expect(await comes(replay)).toEqual([1, 3, false]);
      expect(replay.line.words).toBe('c');
    });
    it('forgets events that wait when something else is wanted', async () => {
      const replay = await slowly(1);
      void replay.step('event', 1);
      void replay.step('event', 1);
      void replay.go(0);
      expect(await comes(replay)).toEqual([0, 0, false]);
    });
    it('looks from elsewhere, speaks and plays where it was going', async () => {
      vi.spyOn(rest, 'timeline').mockResolvedValue(course);
      const replay = await slowly();
      void replay.step('round', 1);
      void replay.look(1);
      void replay.speak('de');
      expect(await comes(replay)).toEqual([3, 0, false]);
      void replay.look(0);
      void replay.step('decision', 1);
      replay.toggle();
      expect([replay.playing, replay.at]).toEqual([true, 3]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([replay.at, replay.playing]).toEqual([5, false]);
    });
    it('is not dimmed for ever when it stops on the way', async () => {
      const replay = await slowly();
      replay.pause();
      expect(await comes(replay)).toEqual([0, 0, false]);
      expect(replay.playing).toBe(false);
    });
  });
  it('shows the position of the last moment until the next is complete', async () => {
    const replay = await begun(1);
    await replay.step('event', 1);
    expect(replay.table.view?.moment).toBe(1);
    expect(told(replay)).toBe('beginab');
    await replay.step('event', 1);
    await replay.step('event', 1);
    expect(replay.table.view?.moment).toBe(2);
  });
  it('goes by decisions and rounds', async () => {
    const replay = await begun(1);
    await replay.step('event', 1);
    await replay.step('decision', -1);
    expect(where(replay)).toEqual([1, 0, 'a']);
    await replay.step('decision', 1);
    expect(replay.at).toBe(2);
    await replay.step('decision', -1);
    expect(replay.at).toBe(1);
    await replay.step('round', 1);
    expect(replay.at).toBe(3);
    await replay.step('round', 1);
    expect(replay.at).toBe(5);
    await replay.step('round', -1);
    await replay.step('round', -1);
    expect(replay.at).toBe(0);
    await replay.step('decision', -1);
    await replay.step('event', -1);
    expect(replay.at).toBe(0);
  });
  it('moves when it goes on, and not when it jumps', async () => {
    const replay = await begun();
    const seen: unknown[] = [];
    vi.spyOn(replay.table, 'goOn').mockImplementation(() => void seen.push(tempo.factor));
    vi.spyOn(replay.table, 'jump').mockImplementation(() => void seen.push('jump'));
    replay.hurry(4);
    await replay.step('event', 1);
    await replay.go(4);
    expect(seen).toEqual([0.25, 'jump']);
    expect(tempo.factor).toBe(0.25);
  });
  it('looks from another place at the same moment', async () => {
    const replay = await begun(3);
    await replay.look(0);
    expect(where(replay)).toEqual([3, 0, 'Lupe: answer as 0']);
    expect(replay.table.view?.seat).toBe(0);
    await replay.look(-2);
    expect(replay.table.seat).toBe(-1);
    expect(asked).toHaveBeenCalledWith('r1', -2, 3, 24, true);
  });
  it('plays to the end by itself, and stops', async () => {
    vi.useFakeTimers();
    const replay = await begun();
    replay.toggle();
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.at, replay.playing]).toEqual([5, false]);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(100);
    expect([replay.at < 3, replay.playing]).toEqual([true, true]);
    replay.toggle();
    const at = replay.at;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.at, replay.playing]).toEqual([at, false]);
  });
  it('waits for what the stage still tells', async () => {
    vi.useFakeTimers();
    const replay = await begun();
    replay.table.skip = () => undefined;
    replay.play();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(replay.at).toBe(1);
    replay.table.skip = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(replay.at).toBe(5);
  });
  it('goes on playing from another place', async () => {
    vi.useFakeTimers();
    const replay = await begun();
    replay.play();
    await replay.look(1);
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replay.at).toBe(5);
  });
  it('only the last of several wishes counts', async () => {
    const replay = await begun();
    await Promise.all([replay.go(4), replay.go(2)]);
    expect(replay.at).toBe(2);
  });
  it('knows where one can take over', async () => {
    const replay = await begun(4);
    expect(replay.open).toBe(true);
    await replay.go(5);
    expect(replay.open).toBe(false);
  });
});
