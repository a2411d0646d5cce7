/** What this device remembers of a game's lesson: that it is known, or where somebody stopped. */
import { keep, recall } from '../lib/keep';

export interface Progress {
  table: string;
  /** The beat that was open, or comes next. */
  beat: number;
  /** How many beats there are. */
  of: number;
}

/** `known`: nobody is offered the lesson unasked any more. */
interface Kept {
  known?: boolean;
  stopped?: Progress | null;
}

const place = (game: string): string => `lesson.${game}`;
const all = (game: string): Kept => recall<Kept>(place(game)) ?? {};

export const isKnown = (game: string): boolean => all(game).known === true;
export const know = (game: string): void => keep(place(game), { ...all(game), known: true });

/** Where somebody stopped; at this table, if one is named. */
export function stopped(game: string, table?: string): Progress | null {
  const found = all(game).stopped ?? null;
  return table === undefined || found?.table === table ? found : null;
}

export const stop = (game: string, stopped: Progress | null): void =>
  keep(place(game), { ...all(game), known: true, stopped });
