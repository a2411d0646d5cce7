/** What is proven of a game's dice: what this device calculates itself, and what the server replays. */
import { commitment, numberCommitment, seed, type Kept } from '../lib/fair';

export interface Sealed {
  secret: string;
  commitment: string;
  numbers: string[];
  number_commitments: string[];
}

export type Point = 'secret' | 'numbers' | 'mine' | 'seed' | 'rolls';

/** What this device found; `mine` only where it noted something before the game. */
export interface Found {
  point: Point;
  good: boolean;
}

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The part of a record that proves its dice; null if it is missing or malformed. */
export function sealed(record: Record<string, unknown>): Sealed | null {
  const fair = record.fair as Partial<Sealed> | null | undefined;
  if (!fair || typeof fair.secret !== 'string' || typeof fair.commitment !== 'string') return null;
  if (!texts(fair.numbers) || !texts(fair.number_commitments)) return null;
  return fair as Sealed;
}

/** Checks by calculation what the server says; no answer of the server is needed for it. */
export function reckon(fair: Sealed, given: unknown, kept: Kept | null): Found[] {
  const seals = fair.numbers.map((number) => (number ? numberCommitment(number) : ''));
  const found: Found[] = [
    { point: 'secret', good: commitment(fair.secret) === fair.commitment },
    { point: 'numbers', good: seals.join() === fair.number_commitments.join() },
  ];
  if (kept) {
    const mine = kept.numbers.every((number) => fair.numbers.includes(number));
    found.push({ point: 'mine', good: mine && kept.commitment === fair.commitment });
  }
  return [...found, { point: 'seed', good: seed(fair.secret, fair.numbers) === given }];
}
