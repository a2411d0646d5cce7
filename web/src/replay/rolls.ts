/**
 * Every roll of a game, calculated again from its seed by this device. The server draws from tapes of words, one for
 * each cup or pair of dice (tumbleweed/core/chance.py): for n dice the next words give a number below 6^n, and the
 * digits of that number in base 6 are the dice. What is written here must not come from the server: that is its point.
 */
import { blake2b } from '../lib/blake2b';
import type { GameEvent } from '../state/table.svelte';

/** Dice that fell together, from 0 to 5 each, and the tape they come from. */
export interface Roll {
  tape: string;
  dice: number[];
}

const FACES = ['9', '10', 'J', 'Q', 'K', 'A'];
const BITS = 30n;
const WORDS = 16;

/** The rolls that a game's events tell of; a game that is not here rolls no dice. */
const OF: Record<string, (event: GameEvent) => Roll | null> = {
  'dice-town': (event) =>
    event.event === 'dice_rolled'
      ? { tape: `cup ${String(event.player)}`, dice: (event.faces as string[]).map((face) => FACES.indexOf(face)) }
      : null,
  boomtown: (event) =>
    event.event === 'dice_rolled' || event.event === 'holdup_rolled'
      ? {
          tape: event.event === 'dice_rolled' ? 'dice' : 'holdup',
          dice: [Number(event.die1) - 1, Number(event.die2) - 1],
        }
      : null,
};

export function rollsOf(game: string, events: readonly GameEvent[]): Roll[] {
  const of = OF[game];
  return of ? events.flatMap((event) => of(event) ?? []) : [];
}

/** A tape and how far it has been read. */
export class Tape {
  #key: Uint8Array;
  #words: number[] = [];
  #read = 0;

  constructor(
    seed: string,
    private readonly name: string,
  ) {
    this.#key = Uint8Array.from(seed.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  }

  /** The next number below a bound, each equally likely. */
  below(bound: number): number {
    const size = BigInt(bound);
    const least = (1n << BITS) % size;
    for (;;) {
      const product = BigInt(this.#word()) * size;
      if (product % (1n << BITS) >= least) return Number(product >> BITS);
    }
  }

  #word(): number {
    if (this.#read === this.#words.length) {
      const block = blake2b(`${this.name}/${this.#words.length / WORDS}`, this.#key);
      for (let at = 0; at < WORDS; at++) this.#words.push(block.getUint32(4 * at, true) >>> 2);
    }
    return this.#words[this.#read++]!;
  }
}

/** A number's digits in base 6. */
function digits(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => Math.floor(number / 6 ** place) % 6);
}

/** Whether all these rolls are those that the seed gives, each tape in its order. */
export function follow(seed: string, rolls: readonly Roll[]): boolean {
  if (!/^[0-9a-f]{64}$/.test(seed)) return false;
  const tapes = new Map<string, Tape>();
  return rolls.every(({ tape, dice }) => {
    const from = tapes.get(tape) ?? new Tape(seed, tape);
    tapes.set(tape, from);
    return (
      digits(from.below(6 ** dice.length), dice.length)
        .sort()
        .join() === [...dice].sort().join()
    );
  });
}
