/** The box comes from the server, later if need be, and changes with the language. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused, rest, type BoxInfo } from '../../lib/rest';
import { settings } from '../../state/settings.svelte';
import { box } from '../box.svelte';
import { recorded } from './fixtures';

const asked = { en: 0, de: 0, hu: 0 };
let down = false;
let slow = 0;
beforeEach(async () => {
  vi.useFakeTimers();
  down = false;
  slow = 0;
  Object.assign(asked, { en: 0, de: 0, hu: 0 });
  await settings.setLanguage('en');
  vi.spyOn(rest, 'box').mockImplementation(async (game, version) => {
    asked[settings.language] += 1;
    if (down) throw new Refused('offline', '');
    if (slow) await new Promise((done) => setTimeout(done, slow));
    return { ...recorded<BoxInfo>('boxes', `${game}-1-${settings.language}`), version };
  });
});
afterEach(() => void vi.useRealTimers());

it('is asked for once in each version and language', async () => {
  await Promise.all([box.open('dice-town', 21, 'en'), box.open('dice-town', 21, 'en')]);
  expect(box.piece('equip_1').print).toBe('Lasso');
  expect(box.piece('luck').name).toBe('Luck');
  await settings.setLanguage('hu');
  expect(box.piece('luck').name).toBe('Luck'); // until the other one is here
  await box.open('dice-town', 21, 'hu');
  expect(box.piece('luck').name).toBe('Szerencse');
  await settings.setLanguage('en');
  await box.open('dice-town', 21, 'en');
  expect(box.piece('luck').name).toBe('Luck');
  expect(asked).toEqual({ en: 1, de: 0, hu: 1 });
});

it('comes later if the server does not answer, and until then cards have their ids', async () => {
  down = true;
  await box.open('dice-town', 22, 'en');
  expect(box.piece('luck')).toMatchObject({ name: 'luck', print: 'luck', effect: '', kind: '' });
  expect(box.ofKind('remedy')).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.en).toBeGreaterThan(2);
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(box.piece('luck').name).toBe('Luck');
  expect(box.ofKind('remedy')).toHaveLength(4);
  const until = asked.en;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.en).toBe(until);
});

it('keeps no table waiting when the server takes its time', async () => {
  slow = 9000;
  let drawn = false;
  void box.open('dice-town', 24, 'en').then(() => (drawn = true));
  await vi.advanceTimersByTimeAsync(4000);
  expect(drawn).toBe(true);
  expect(box.piece('luck').name).toBe('luck');
  await vi.advanceTimersByTimeAsync(6000);
  expect(box.piece('luck').name).toBe('Luck');
  expect(asked.en).toBe(1);
});

it('is not asked for any more once another one is open', async () => {
  down = true;
  await box.open('dice-town', 23, 'en');
  down = false;
  await box.open('boomtown', 23, 'en');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.en).toBe(2);
  expect(box.piece('CM').name).toBe('Cold Mountain');
});
