/** The table with a recorded moment, as tests draw it. */
import type { Language } from '../../../lib/rest';
import { drawing, type Drawn } from '../../tests/draw';
import type { Fixture } from '../../tests/fake.svelte';
import { recorded } from '../../tests/fixtures';
import type { TownView } from '../model/view';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';

export const fixture = (name: string): Fixture => recorded('dodge-city', name);
export const viewIn = (name: string): TownView => fixture(name).view as unknown as TownView;

const drawn = drawing('dodge-city', Table, speech);

export async function draw(
  name: string,
  language: Language = 'en',
): Promise<Drawn & { main: () => HTMLButtonElement }> {
  const table = await drawn(name, language);
  return { ...table, main: () => table.root.querySelector<HTMLButtonElement>('.acts .main')! };
}
