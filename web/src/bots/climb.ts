/**
 * Whoever wins twice against the same bots is asked once whether one of them shall be a level stronger: never all at
 * once. What was won is remembered on this device, for each game.
 */
import { keep, recall } from '../lib/keep';
import type { TableInfo } from '../lib/protocol';
import type { GameInfo } from '../lib/rest';
import { botOf, ladder, nameOf, type Level } from './bot';

export interface Climb {
  /** A bot of the weakest level at the table, and the one that would sit there instead. */
  instead: string;
  bot: string;
  level: Level;
}
/** The wins against the same levels, and the last table that counted; `asked`: once is enough. */
interface Kept {
  levels: string;
  wins: number;
  last: string;
  asked: boolean;
}
const TWICE = 2;
const nameOfKept = (game: string): string => `climb.${game}`;

/** What may be offered after a game: only to somebody alone with bots, of whom one can become stronger. */
export function nextClimb(game: GameInfo, { chairs }: Pick<TableInfo, 'chairs'>): Climb | null {
  const bots = chairs.filter((chair) => !chair.mine);
  if (chairs.length - bots.length !== 1 || bots.some((chair) => chair.kind !== 'bot')) return null;
  const levels = ladder(game.bot_levels).sort((one, other) => one.stars - other.stars);
  const place = levels.findIndex((level) => bots.some((chair) => botOf(chair.bot).level === level.value));
  const [weakest, next] = levels.slice(place, place + 2);
  const instead = bots.find((chair) => botOf(chair.bot).level === weakest?.value)?.bot;
  if (place < 0 || !next || instead === undefined) return null;
  return { instead, bot: nameOf({ ...botOf(instead), level: next.value }), level: next };
}

/** Counts a game that was won, each once; whether it is time to ask. */
export function counted({ id, game, chairs }: Pick<TableInfo, 'id' | 'game' | 'chairs'>): boolean {
  const bots = chairs.filter((chair) => chair.kind === 'bot');
  const levels = bots
    .map((chair) => botOf(chair.bot).level)
    .sort()
    .join();
  const known = recall<Kept>(nameOfKept(game));
  const kept = known?.levels === levels ? known : { levels, wins: 0, last: '', asked: false };
  if (kept.last !== id) keep(nameOfKept(game), { ...kept, wins: kept.wins + 1, last: id } satisfies Kept);
  return !kept.asked && kept.wins + (kept.last === id ? 0 : 1) >= TWICE;
}

/** They have been asked: not again, as long as they play against the same levels. */
export function asked(game: string): void {
  const kept = recall<Kept>(nameOfKept(game));
  if (kept) keep(nameOfKept(game), { ...kept, asked: true } satisfies Kept);
}
