/** Lines of the ledger that are no events: who asked the Sheriff. They stand where they were made. */
import type { GameEvent } from '../lib/messages';
import type { Line } from '../state/counsel.svelte';

/** A note's place between two events. */
const BETWEEN = 0.5;

/** Events and notes in their order; a note is told when everything before it has been told, and not without it. */
export function withNotes(events: readonly GameEvent[], notes: readonly Line[], me: number): GameEvent[] {
  const first = events[0]?.seq ?? 0;
  const next = (events.at(-1)?.seq ?? -1) + 1;
  const told = notes.filter(({ after }) => after > first && after <= next);
  if (told.length === 0) return [...events];
  const lines = told.map(({ seat, after, words }, place) => ({
    seq: after - BETWEEN + place / (4 * told.length),
    event: 'asked_sheriff',
    words,
    yours: seat === me,
  }));
  return [...events, ...lines].sort((a, b) => a.seq - b.seq);
}
