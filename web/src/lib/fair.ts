/**
 * Fair dice, checked in the browser. The server shows a commitment to its secret before the game, every device adds a
 * number of its own, and the seed of all luck follows from both; afterwards everything is shown. The server's fair.py
 * does the same in Python; the texts that are hashed must stay as they are.
 */
import type { TableInfo } from './protocol';
import { sha256 } from './sha256';

export const commitment = (secret: string): string => sha256(`tumbleweed secret ${secret}`);
export const numberCommitment = (number: string): string => sha256(`tumbleweed number ${number}`);
export const seed = (secret: string, numbers: readonly string[]): string =>
  sha256(`tumbleweed seed ${secret} ${numbers.join(',')}`);

/** What this device saw and gave before the game. Without it the server has to be believed about that time. */
export interface Kept {
  commitment: string;
  numbers: string[];
}

export type Finding = 'secret' | 'numbers' | 'mine' | 'seed';
export interface Proof {
  /** What fits, in the order of the checks. */
  good: Finding[];
  /** What does not. */
  bad: Finding[];
  /** Whether this device had noted the commitment before the game. */
  seen: boolean;
}

/** Checks a finished table; null while its secret is not shown. */
export function prove(table: Pick<TableInfo, 'fair' | 'chairs'>, kept: Kept | null): Proof | null {
  const { secret, numbers, seed: given, commitment: shown } = table.fair;
  if (!secret || !numbers || !given) return null;
  const committed = table.chairs.map((chair) => chair.commitment).filter((each) => each !== '');
  const opened = numbers.filter((each) => each !== '').map(numberCommitment);
  const fits: Record<Finding, boolean> = {
    secret: commitment(secret) === shown && (kept === null || kept.commitment === shown),
    numbers: same(committed, opened),
    mine: kept === null || kept.numbers.every((mine) => numbers.includes(mine)),
    seed: seed(secret, numbers) === given,
  };
  const all = Object.keys(fits) as Finding[];
  return { good: all.filter((each) => fits[each]), bad: all.filter((each) => !fits[each]), seen: kept !== null };
}

/** Whether two lists hold the same, in any order: chairs move to their seats when a game begins. */
function same(one: string[], other: string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
