/** The table with a recorded moment, as tests draw it. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, vi } from 'vitest';
import type { Language } from '../../../lib/rest';
import { settings } from '../../../state/settings.svelte';
import { FakeTable } from '../dev/fake.svelte';
import type { TownView } from '../model/view';
import { openBox } from '../../tests/fixtures';
import { speech } from '../words/speech.svelte';
import { fixture } from './fixtures';
import Harness from './Harness.svelte';

export interface Drawn {
  table: FakeTable;
  root: HTMLElement;
  view: TownView;
  press: (selector: string, at?: number) => Promise<void>;
  away: () => void;
}

export async function draw(name: string, language: Language = 'en'): Promise<Drawn> {
  await settings.setLanguage(language);
  await speech.learn(language);
  openBox('dice-town', language);
  const found = fixture(name);
  const table = new FakeTable(found, language);
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Harness, { target: root, props: { table } });
  flushSync();
  // the Sheriff's desk comes by itself, but not at once
  if (/^(D-07|D-08|watching-tie)/.test(name))
    await vi.waitFor(() => expect(root.querySelector('.office')).not.toBeNull(), 5000);
  return {
    table,
    root,
    view: found.view as unknown as TownView,
    press: async (selector, at = 0) => {
      root.querySelectorAll<HTMLElement>(selector)[at]!.click();
      await tick();
    },
    away: () => {
      void unmount(drawn);
      root.remove();
    },
  };
}
