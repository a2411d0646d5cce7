import { describe, expect, it, vi } from 'vitest';
import type { View } from '../state/table.svelte';
import { Film, type Frame } from './film';

const frame = (moment: number, views: boolean): Frame => ({
  moment,
  seat: 0,
  by_clock: false,
  answer: null,
  events: [{ seq: moment, event: 'x', words: `${moment}` }],
  notes: [],
  ...(views ? { view: { game: 'g', seat: -1, players: [], moment } as View } : {}),
});

function film(moments = 100) {
  const fetch = vi.fn(async (start: number, count: number, views: boolean) =>
    Array.from({ length: Math.max(0, Math.min(count, moments - start)) }, (_, at) => frame(start + at, views)),
  );
  return { film: new Film(moments, fetch), fetch };
}

describe('moments of a game', () => {
  it('come in pages, each asked for once', async () => {
    const { film: one, fetch } = film();
    await one.get(30);
    expect(one.ready(30)).toBe(true);
    expect(one.ready(52)).toBe(true);
    expect(one.ready(53)).toBe(false);
    await one.get(40);
    expect(fetch).toHaveBeenCalledTimes(1);
    await one.get(53);
    expect(fetch).toHaveBeenLastCalledWith(54, 24, true);
  });
  it('come from before when one goes back', async () => {
    const { film: one, fetch } = film();
    await one.get(50, true);
    expect(fetch).toHaveBeenCalledWith(28, 24, true);
    expect(one.ready(50)).toBe(true);
    expect(one.ready(28)).toBe(true);
  });
  it('are there to the very end', async () => {
    const { film: one } = film(5);
    await one.get(4);
    expect(one.ready(4)).toBe(true);
    await one.get(0);
    expect(one.ready(0)).toBe(true);
  });
  it('are fetched ahead, and two who ask at once share', async () => {
    const { film: one, fetch } = film();
    await Promise.all([one.get(0), one.get(0)]);
    expect(fetch).toHaveBeenCalledTimes(1);
    one.lookAhead(20);
    expect(fetch).toHaveBeenLastCalledWith(24, 24, true);
    one.lookAhead(2);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('a failure does not stay', async () => {
    const { film: one, fetch } = film();
    fetch.mockRejectedValueOnce(new Error('no wire'));
    await expect(one.get(0)).rejects.toThrow('no wire');
    await one.get(0);
    expect(one.ready(0)).toBe(true);
  });
  it('what happened comes without views', async () => {
    const { film: one, fetch } = film();
    await one.get(30);
    await one.tell(10, 31);
    expect(fetch).toHaveBeenLastCalledWith(10, 22, false);
    expect(one.events(28, 31).map((event) => event.words)).toEqual(['28', '29', '30', '31']);
    expect(one.ready(10)).toBe(false);
  });
});
