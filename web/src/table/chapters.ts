/**
 * The ledger as a story: rounds, in them chapters (a place, a turn, an auction), in them lines. The newest round and
 * the newest chapter come first; the lines of a chapter stand in the order in which they happened.
 */
import type { GameEvent } from '../lib/messages';

/** How a game divides its rounds. */
export interface Chapters<Event extends GameEvent = GameEvent> {
  /** Which chapter an event belongs to; null: to that of the event before it. */
  of(event: Event): string | null;
  /** What stands over a chapter; empty: nothing. */
  title(chapter: string): string;
  /** Whose emblem stands beside it: who won the place. */
  seat?(lines: readonly Event[]): number | undefined;
  /** Whether an event tells a whole chapter in one line, so that the other lines are its parts. */
  sums?(event: Event): boolean;
}

export interface Chapter {
  key: string;
  title: string;
  seat: number | undefined;
  /** The line that tells the whole of it, if there is one. */
  sum: GameEvent | undefined;
  lines: GameEvent[];
}
export interface Round {
  /** The line that begins it, if it is still in the ledger. */
  begins: GameEvent | undefined;
  key: number;
  chapters: Chapter[];
}

const BEGINNINGS = new Set(['round_started', 'pass_started']);

/** The ledger of these events, of which each has words. */
export function roundsOf(events: readonly GameEvent[], chapters?: Chapters): Round[] {
  const rounds: Round[] = [];
  let chapter = '';
  for (const event of events) {
    const begins = BEGINNINGS.has(event.event);
    if (begins || rounds.length === 0)
      rounds.unshift({ begins: begins ? event : undefined, key: event.seq, chapters: [] });
    if (begins) {
      chapter = '';
      continue;
    }
    chapter = chapters?.of(event) ?? chapter;
    const round = rounds[0]!;
    if (round.chapters[0]?.key !== chapter)
      round.chapters.unshift({ key: chapter, title: '', seat: undefined, sum: undefined, lines: [] });
    round.chapters[0]!.lines.push(event);
  }
  for (const each of rounds.flatMap((round) => round.chapters)) {
    each.sum = each.lines.findLast((event) => chapters?.sums?.(event));
    each.lines = each.lines.filter((event) => event !== each.sum);
    each.title = chapters?.title(each.key) ?? '';
    each.seat = chapters?.seat?.(each.lines);
  }
  return rounds;
}
