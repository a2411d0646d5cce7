/** The table with a recorded moment, as tests draw it. */
import { flushSync, mount, tick, unmount } from 'svelte';
import type { Language } from '../../../lib/rest';
import { settings } from '../../../state/settings.svelte';
import { FakeTable, type Fixture } from '../../dice-town/dev/fake.svelte';
import { openBox, recorded } from '../../tests/fixtures';
import type { TownView } from '../model/view';
import { speech } from '../words/speech.svelte';
import Harness from './Harness.svelte';

export const fixture = (name: string): Fixture => recorded('dodge-city', name);
export const viewIn = (name: string): TownView => fixture(name).view as unknown as TownView;

export interface Drawn {
  table: FakeTable;
  root: HTMLElement;
  press: (selector: string) => Promise<void>;
  main: () => HTMLButtonElement;
  away: () => void;
}

/** The recorded question is in English; the table's own words are in any language. */
export async function draw(name: string, language: Language = 'en'): Promise<Drawn> {
  await settings.setLanguage(language);
  await speech.learn(language);
  openBox('dodge-city', language);
  const table = new FakeTable(fixture(name), 'en');
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Harness, { target: root, props: { table } });
  flushSync();
  return {
    table,
    root,
    press: async (selector) => {
      root.querySelector<HTMLElement>(selector)!.click();
      await tick();
      await tick();
    },
    main: () => root.querySelector<HTMLButtonElement>('.acts .main')!,
    away: () => {
      void unmount(drawn);
      root.remove();
    },
  };
}
