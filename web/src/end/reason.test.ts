import { beforeAll, describe, expect, it } from 'vitest';
import type { TurningPoint } from '../lib/rest';
import { settings } from '../state/settings.svelte';
import { reasonOf, sentenceOf } from './reason';
import type { Line, Sum } from './sums';
import { theTurn } from './turn';

const NAMES = ['Ada', 'Lupe', 'Mei'];
const LINES: Line[] = ['Nuggets', 'Badge', 'Claims'].map((label) => ({ name: label.toLowerCase(), label }));
const FIGURES: Line[] = ['Ladies', 'Cowboys'].map((label) => ({ name: label.toLowerCase(), label }));
const sumsOf = (...rows: number[][]): Sum[] =>
  rows.map((parts, player) => ({ player, parts, total: parts.reduce((all, part) => all + part, 0) }));

function told(sums: Sum[], places: number[], me: number | null, lines = LINES, tie = 'the tie was broken'): string {
  return sentenceOf(reasonOf(sums, places, me), sums, lines, (seat) => NAMES[seat]!, tie);
}

describe('the reason', () => {
  beforeAll(() => settings.setLanguage('en'));
  const sums = sumsOf([9, 5, 13], [7, 0, 22], [5, 0, 14]);

  it('of who lost is the winner’s largest gap', () => {
    expect(reasonOf(sums, [2, 1, 3], 0)).toMatchObject({ kind: 'line', left: 0, right: 1, decisive: 2, place: 2 });
    expect(told(sums, [2, 1, 3], 0)).toBe('You came 2nd: Lupe’s claims made the difference.');
    expect(told(sums, [2, 1, 3], 2)).toBe('You came 3rd: Lupe’s claims made the difference.');
  });
  it('of who won is the largest gap to the second', () => {
    const [ahead, places] = [sumsOf([9, 5, 13], [7, 0, 13], [1, 0, 20]), [1, 3, 2]];
    expect(reasonOf(ahead, places, 0)).toMatchObject({ left: 0, right: 2, decisive: 0 });
    expect(told(ahead, places, 0)).toBe('You won: your nuggets made the difference.');
  });
  it('of somebody who did not play is told of the winner', () => {
    expect(reasonOf(sums, [2, 1, 3], null)).toMatchObject({ left: 1, right: 0, decisive: 2 });
    expect(told(sums, [2, 1, 3], null)).toBe('Lupe won: the claims made the difference.');
  });
  it('of two players compares the two, whoever looks', () => {
    const two = sumsOf([3, 0, 4], [1, 5, 4]);
    expect(told(two, [2, 1], 0)).toBe('You came 2nd: Lupe’s badge made the difference.');
    expect(told(two, [2, 1], 1)).toBe('You won: your badge made the difference.');
    expect(told(two, [2, 1], null)).toBe('Lupe won: the badge made the difference.');
  });
  it('of equal points is what broke the tie, and no category', () => {
    const level = sumsOf([9, 0, 1], [1, 0, 9], [0, 0, 1]);
    expect(reasonOf(level, [2, 1, 3], 0)).toMatchObject({ kind: 'tie', decisive: -1, left: 0, right: 1 });
    expect(told(level, [2, 1, 3], 0)).toBe('You came 2nd: the tie was broken.');
    expect(told(level, [2, 1, 3], 1)).toBe('You won: the tie was broken.');
    expect(told(level, [2, 1, 3], null)).toBe('Lupe won: the tie was broken.');
    // Who is neither of the two came behind in points.
    expect(told(level, [2, 1, 3], 2)).toBe('You came 3rd: Lupe’s claims made the difference.');
  });
  it('of a shared win says so', () => {
    const shared = sumsOf([9, 0, 1], [1, 0, 9], [0, 0, 1]);
    expect(told(shared, [1, 1, 3], 0)).toBe('You and Lupe share the win.');
    expect(told(shared, [1, 1, 3], 1)).toBe('You and Ada share the win.');
    expect(told(shared, [1, 1, 3], 2)).toBe('You came 3rd: Ada and Lupe share the win.');
    expect(told(shared, [1, 1, 3], null)).toBe('Ada and Lupe share the win.');
    expect(reasonOf(shared, [1, 1, 3], 0)).toMatchObject({ left: 0, right: 1, decisive: -1 });
  });
  it('of Dodge City is a figure’s points discs, or the final duel', () => {
    expect(told(sumsOf([2, 0], [2, 4]), [2, 1], 0, FIGURES)).toBe('You came 2nd: Lupe’s cowboys made the difference.');
    const duel = 'with points level, the final duel decided';
    expect(told(sumsOf([6, 0], [2, 4]), [1, 2], 0, FIGURES, duel)).toBe(`You won: ${duel}.`);
    expect(told(sumsOf([0, 0], [0, 0]), [2, 1], null, FIGURES, duel)).toBe(`Lupe won: ${duel}.`);
  });
  it('of a game that counts only points is the margin', () => {
    expect(told(sumsOf([4], [7]), [2, 1], 0, LINES.slice(0, 1))).toBe('You came 2nd: 3 points made the difference.');
  });
  it('is told in every language', async () => {
    await settings.setLanguage('de');
    expect(told(sums, [2, 1, 3], 0)).toBe('2. Platz für dich: Lupe lag bei „Claims“ vorn.');
    expect(told(sums, [2, 1, 3], null)).toBe('Lupe hat gewonnen: Den Vorsprung brachte „Claims“.');
    await settings.setLanguage('hu');
    expect(told(sums, [2, 1, 3], 0)).toBe('2. lettél. Lupe itt húzott el: claims.');
    expect(told(sums, [2, 1, 3], null)).toBe('Lupe nyert. Ez döntött: claims.');
    await settings.setLanguage('en');
  });
});

describe('the turn', () => {
  const turn = (moment: number, kind: TurningPoint['kind'], seat: number): TurningPoint => ({
    moment,
    round: moment,
    kind,
    seat,
    points: 1,
    words: '',
  });
  const course = [turn(1, 'first', 0), turn(4, 'lead', 1), turn(6, 'gain', 0), turn(9, 'won', 1)];

  it('is the last change of the lead', () => {
    expect(theTurn({ turns: course, winners: [1] })?.moment).toBe(4);
  });
  it('is none if somebody else won in the end, or nobody took the lead', () => {
    expect(theTurn({ turns: course, winners: [0] })).toBeNull();
    expect(theTurn({ turns: course.slice(2), winners: [1] })).toBeNull();
  });
});
