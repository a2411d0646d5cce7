/** What a part of the game is called. */
import type { Replay } from './replay.svelte';
import { r } from './words/speech.svelte';

/** A round by its number; games that have passes have no numbered rounds. */
export function roundCalled(replay: Replay, number: number): string {
  if (number === 0) return r().before;
  return typeof replay.table.view?.pass === 'number' ? r().pass(number) : r().round(number);
}

/** The round that is shown. */
export const roundName = (replay: Replay): string =>
  roundCalled(replay, replay.course.rounds[replay.round]?.number ?? 0);
