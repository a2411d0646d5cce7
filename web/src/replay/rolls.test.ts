import { describe, expect, it } from 'vitest';
import { blake2b } from '../lib/blake2b';
import type { GameEvent } from '../state/table.svelte';
import { follow, rollsOf, Tape } from './rolls';
import vectors from './rolls.vectors.json';

const GAMES = Object.entries(vectors.games) as unknown as [string, GameEvent[]][];

describe('BLAKE2b', () => {
  it.each([
    ['', 32],
    ['x'.repeat(129), 32],
    ['x', 0],
    ['x', 65],
  ])('takes no text %j with a key of %d bytes', (text, size) =>
    expect(() => blake2b(text, new Uint8Array(size))).toThrow(RangeError),
  );
});

describe('rolls, against what the server made', () => {
  it.each(vectors.tapes)('numbers from the tape $name', ({ name, bounds, numbers }) => {
    const tape = new Tape(vectors.seed, name);
    expect(bounds.map((bound) => tape.below(bound))).toEqual(numbers);
  });
  it.each(GAMES)('every roll of %s follows from the seed', (game, events) => {
    const rolls = rollsOf(game, events);
    expect(rolls).toHaveLength(events.length);
    expect(follow(vectors.seed, rolls)).toBe(true);
  });
  it.each(GAMES)('a die of %s that was turned, left out or added is seen', (game, events) => {
    const rolls = rollsOf(game, events);
    const changed = rolls.map((roll, at) =>
      at === 5 ? { ...roll, dice: roll.dice.map((die, place) => (place === 0 ? (die + 1) % 6 : die)) } : roll,
    );
    expect(follow(vectors.seed, changed)).toBe(false);
    expect(follow(vectors.seed, rolls.slice(1))).toBe(false);
    expect(follow(vectors.seed, [rolls[0]!, ...rolls])).toBe(false);
  });
  it('no other seed gives them', () => {
    const [game, events] = GAMES[0]!;
    expect(follow('f'.repeat(64), rollsOf(game, events))).toBe(false);
    expect(follow('5', rollsOf(game, events))).toBe(false);
  });
  it('a game without dice has no rolls', () => {
    expect(rollsOf('dodge-city', GAMES[0]![1])).toEqual([]);
    expect(rollsOf('dice-town', [{ event: 'round_started' } as unknown as GameEvent])).toEqual([]);
  });
});
