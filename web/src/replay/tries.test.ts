import { expect, it, vi } from 'vitest';
import { Refused, rest, type Timeline } from '../lib/rest';
import { KEEP_DICE } from '../games/dice-town/model/decisions.gen';
import type { View } from '../state/table.svelte';
import type { Frame } from './film';
import { Replay } from './replay.svelte';
import { Tries } from './tries.svelte';

const course = {
  game: 'dice-town',
  names: ['Ada', 'Lupe'],
  bots: ['', ''],
  moments: 2,
  rounds: [{ number: 1, moment: 0 }],
  decisions: [KEEP_DICE, ''],
  decision_names: {},
} as unknown as Timeline;
const frames = (seat: number): { frames: Frame[] } => ({
  frames: [0, 1].map((moment) => ({
    moment,
    seat: null,
    by_clock: false,
    answer: null,
    events: [],
    notes: [],
    view: { game: 'dice-town', seat, players: [], options: {} } as unknown as View,
  })),
});

it('what could not be fetched is said, and fetched when somebody tries again', async () => {
  const asked = vi.spyOn(rest, 'frames').mockResolvedValue(frames(-1));
  const replay = new Replay('r1', 'en', course);
  await replay.begin(0, -1, 0);
  asked.mockRejectedValue(new Refused('offline', ''));
  await replay.look(1);
  expect([replay.tries.failed?.words, replay.busy, replay.table.view?.seat]).toEqual(['', false, -1]);
  asked.mockResolvedValue(frames(1));
  replay.tries.failed!.again();
  await vi.waitFor(() => expect(replay.table.view?.seat).toBe(1));
  expect(replay.tries.failed).toBeNull();

  asked.mockRejectedValue(new Refused('too_fast', 'Not so fast.'));
  await replay.look(0);
  replay.play();
  await vi.waitFor(() => expect(replay.tries.failed?.words).toBe('Not so fast.'));
  expect(replay.playing).toBe(false);
});

it('a mistake of our own is not taken for a failure of the server', async () => {
  const halt = vi.fn();
  const tries = new Tries(halt);
  await expect(tries.during(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  expect([tries.failed, halt.mock.calls.length]).toEqual([null, 0]);
});
