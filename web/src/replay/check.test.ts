import { describe, expect, it } from 'vitest';
import vectors from '../lib/fair.vectors.json';
import { reckon, sealed, type Sealed } from './check';

const vector = vectors[1]!;
const fair: Sealed = {
  secret: vector.secret,
  commitment: vector.commitment,
  numbers: vector.numbers,
  number_commitments: vector.number_commitments,
};
const kept = { commitment: vector.commitment, numbers: [vector.numbers.find((number) => number !== '')!] };
const bad = (changed: Partial<Sealed>, seed = vector.seed, noted: typeof kept | null = kept): string[] =>
  reckon({ ...fair, ...changed }, seed, noted)
    .filter((each) => !each.good)
    .map((each) => each.point);

describe('reckoning after the server', () => {
  it('finds nothing wrong', () => {
    expect(bad({})).toEqual([]);
    expect(reckon(fair, vector.seed, kept).map((each) => each.point)).toEqual(['secret', 'numbers', 'mine', 'seed']);
    expect(reckon(fair, vector.seed, null).map((each) => each.point)).toEqual(['secret', 'numbers', 'seed']);
  });
  it('sees what was changed', () => {
    expect(bad({ secret: 'ff'.repeat(32) })).toEqual(['secret', 'seed']);
    expect(bad({ commitment: 'ff'.repeat(32) })).toEqual(['secret', 'mine']);
    expect(bad({ number_commitments: vector.number_commitments.map(() => '') })).toEqual(['numbers']);
    expect(bad({}, 'ff'.repeat(32))).toEqual(['seed']);
    expect(bad({}, vector.seed, { ...kept, numbers: ['ee'.repeat(16)] })).toEqual(['mine']);
    expect(bad({}, vector.seed, { ...kept, commitment: 'ee'.repeat(32) })).toEqual(['mine']);
  });
});

describe('the proof in a record', () => {
  it('is read', () => expect(sealed({ fair })).toEqual(fair));
  it.each([
    {},
    { fair: null },
    { fair: 7 },
    { fair: { ...fair, secret: 1 } },
    { fair: { ...fair, numbers: 'x' } },
    { fair: { ...fair, number_commitments: [1] } },
  ])('is not there: %o', (record) => expect(sealed(record)).toBeNull());
});
