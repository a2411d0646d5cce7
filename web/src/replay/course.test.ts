import { describe, expect, it } from 'vitest';
import { apart, grid, path } from './chart';
import { lastRound, momentAt, nextRound, placeOf, roundAt } from './course';

const course = {
  moments: 21,
  rounds: [
    { number: 1, moment: 0 },
    { number: 2, moment: 4 },
    { number: 3, moment: 16 },
  ],
};

describe('the course of a game', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [15, 1],
    [16, 2],
    [20, 2],
  ])('moment %d is in round %d', (moment, round) => expect(roundAt(course, moment)).toBe(round));

  it('goes on and back by rounds', () => {
    expect([0, 3, 4, 16, 20].map((at) => nextRound(course, at))).toEqual([4, 4, 16, 20, 20]);
    expect([20, 16, 15, 4, 2, 0].map((at) => lastRound(course, at))).toEqual([16, 4, 4, 0, 0, 0]);
  });
  it('gives every round the same room', () => {
    expect(placeOf(course, 0)).toBe(0);
    expect(placeOf(course, 4)).toBeCloseTo(1 / 3);
    expect(placeOf(course, 10)).toBeCloseTo(1 / 2);
    expect(placeOf(course, 20)).toBe(1);
  });
  it('finds every moment where it lies', () => {
    for (let moment = 0; moment < course.moments; moment += 1)
      expect(momentAt(course, placeOf(course, moment))).toBe(moment);
    expect([momentAt(course, -3), momentAt(course, 7)]).toEqual([0, 20]);
  });
  it('stands a game of one moment', () => {
    const short = { moments: 1, rounds: [{ number: 0, moment: 0 }] };
    expect([placeOf(short, 0), momentAt(short, 0.7), nextRound(short, 0), lastRound(short, 0)]).toEqual([0, 0, 0, 0]);
  });
});

describe('the chart', () => {
  it.each([
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 0, [0, 1]],
    [-3, 9, [-5, 0, 5, 10]],
    [0, 160, [0, 50, 100, 150, 200]],
  ])('from %d to %d', (least, most, lines) => expect(grid(least, most)).toEqual(lines));

  it('bends when a round is over', () => {
    const scores = Array.from({ length: 21 }, (_, moment) => moment);
    expect(path(course, scores, [0, 20], { width: 300, height: 100 })).toBe('M0 100.0L100.0 80.0L200.0 20.0L300.0 0.0');
  });
  it('keeps emblems apart, in their order, inside', () => {
    expect(apart([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
    expect(apart([95, 98], 20, 100)).toEqual([80, 100]);
    expect(apart([98, 95], 20, 100)).toEqual([100, 80]);
  });
});
