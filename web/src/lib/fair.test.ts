import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, numberCommitment, prove, seed, type Kept } from './fair';
import { newNumber } from './number';
import vectors from './fair.vectors.json';
import type { ChairInfo } from './protocol';
import { sha256 } from './sha256';

describe('sha256', () => {
  it.each([0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000])('agrees with Node for %d letters', (length) => {
    const text = 'tumbleweed ű'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('fair dice, against what the server made', () => {
  it.each(vectors)('secret $secret', (vector) => {
    expect(commitment(vector.secret)).toBe(vector.commitment);
    expect(seed(vector.secret, vector.numbers)).toBe(vector.seed);
    expect(vector.numbers.map((number) => (number ? numberCommitment(number) : ''))).toEqual(vector.number_commitments);
  });

  it('makes numbers the server takes', () => {
    expect(newNumber()).toMatch(/^[0-9a-f]{32}$/);
    expect(newNumber()).not.toBe(newNumber());
  });
});

describe('proving a finished table', () => {
  const vector = vectors[1]!;
  const chair = (sealed: string): ChairInfo => ({
    kind: sealed ? 'person' : 'bot',
    name: '',
    mine: false,
    host: false,
    here: true,
    bot: '',
    left: false,
    commitment: sealed,
    never: [],
    agrees: false,
  });
  // seats are dealt at the start, so the chairs stand in another order than the numbers
  const table = {
    fair: { commitment: vector.commitment, secret: vector.secret, numbers: vector.numbers, seed: vector.seed },
    chairs: [...vector.number_commitments].reverse().map(chair),
  };
  const kept: Kept = { commitment: vector.commitment, numbers: [vector.numbers[0]!] };

  it('finds nothing wrong', () => {
    expect(prove(table, kept)).toEqual({ good: ['secret', 'numbers', 'mine', 'seed'], bad: [], seen: true });
    expect(prove(table, null)).toMatchObject({ bad: [], seen: false });
  });
  it('waits for the end', () => {
    expect(prove({ ...table, fair: { commitment: vector.commitment } }, kept)).toBeNull();
  });
  it.each([
    ['another secret', { ...table, fair: { ...table.fair, secret: 'ff'.repeat(32) } }, kept, ['secret', 'seed']],
    ['another seed', { ...table, fair: { ...table.fair, seed: 'ff'.repeat(32) } }, kept, ['seed']],
    ['a commitment changed on the way', table, { ...kept, commitment: 'ff'.repeat(32) }, ['secret']],
    ['my number left out', table, { ...kept, numbers: ['ee'.repeat(16)] }, ['mine']],
    ['a number nobody committed to', { ...table, chairs: [chair('')] }, kept, ['numbers']],
  ])('sees %s', (_, given, noted, bad) => {
    expect(prove(given, noted)?.bad).toEqual(bad);
  });
});
