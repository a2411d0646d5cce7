import { beforeEach, expect, it } from 'vitest';
import { isKnown, know, stop, stopped } from '../memory';

const progress = { table: 'abc', beat: 5, of: 14 };
beforeEach(() => localStorage.clear());

it('offers the lesson of each game until somebody knows it, or has begun it', () => {
  expect(isKnown('dice-town')).toBe(false);
  know('dice-town');
  stop('boomtown', { ...progress, beat: 0 });
  expect(['dice-town', 'boomtown', 'dodge-city'].map(isKnown)).toEqual([true, true, false]);
});

it('keeps where somebody stopped, and at which table', () => {
  stop('dice-town', progress);
  expect([stopped('dice-town'), stopped('dice-town', 'abc')]).toEqual([progress, progress]);
  expect([stopped('dice-town', 'other'), stopped('boomtown')]).toEqual([null, null]);
  know('dice-town');
  expect(stopped('dice-town')).toEqual(progress);
  stop('dice-town', null);
  expect([stopped('dice-town'), isKnown('dice-town')]).toEqual([null, true]);
});
