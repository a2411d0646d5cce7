/** The table with a recorded moment, as tests draw it. */
import { expect, vi } from 'vitest';
import type { Language } from '../../../lib/rest';
import { drawing, type Drawn } from '../../tests/draw';
import { BRIBE_OFFER, SHERIFF_TIE } from '../model/decisions.gen';
import type { TownView } from '../model/view';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';

const drawn = drawing('dice-town', Table, speech);

export async function draw(name: string, language: Language = 'en'): Promise<Drawn & { view: TownView }> {
  const table = await drawn(name, language);
  // the Sheriff's desk is loaded later
  if ([BRIBE_OFFER, SHERIFF_TIE].some((start) => name.startsWith(start)))
    await vi.waitFor(() => expect(table.root.querySelector('.office')).not.toBeNull(), 5000);
  return { ...table, view: table.found.view as unknown as TownView };
}
