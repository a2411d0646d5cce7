/** A table that somebody has just come to is built from the top down. */
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { place } from '../../tests/draw';
import { FakeTable } from '../../tests/fake.svelte';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';
import { fixture } from './fixtures';
import { KEEP_DICE } from '../model/decisions.gen';

afterEach(() => void vi.useRealTimers());

it('builds the street, then the others and the ledger, then my place', async () => {
  await settings.setLanguage('en');
  await speech.learn('en');
  vi.useFakeTimers();
  const { root, away } = place(Table, new FakeTable(fixture(KEEP_DICE), 'en', true));
  const there = (): boolean[] => {
    flushSync();
    return ['.street', '.rivals', '.book', '.me'].map((part) => root.querySelector(part) !== null);
  };
  expect(there()).toEqual([true, false, false, false]);
  vi.advanceTimersToNextTimer();
  expect(there()).toEqual([true, true, true, false]);
  vi.advanceTimersToNextTimer();
  expect(there()).toEqual([true, true, true, true]);
  away();
});
