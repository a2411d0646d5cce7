/** A table that somebody has just come to is built from the top down. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { FakeTable } from '../dev/fake.svelte';
import { speech } from '../words/speech.svelte';
import { fixture } from './fixtures';
import Harness from './Harness.svelte';

afterEach(() => void vi.useRealTimers());

it('builds the street, then the others and the ledger, then my place', async () => {
  await settings.setLanguage('en');
  await speech.learn('en');
  vi.useFakeTimers();
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Harness, { target: root, props: { table: new FakeTable(fixture('D-02'), 'en', true) } });
  const there = (): boolean[] => {
    flushSync();
    return ['.street', '.rivals', '.book', '.me'].map((part) => root.querySelector(part) !== null);
  };
  expect(there()).toEqual([true, false, false, false]);
  vi.advanceTimersToNextTimer();
  expect(there()).toEqual([true, true, true, false]);
  vi.advanceTimersToNextTimer();
  expect(there()).toEqual([true, true, true, true]);
  void unmount(drawn);
  root.remove();
});
