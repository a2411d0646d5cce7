/** A card without a picture, and one that is not known at all. */
import { expect, it } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { box } from '../../box.svelte';
import { openBox } from '../../tests/fixtures';
import { still, text } from '../../tests/still';
import type { Kind } from '../model/view';
import BigCard from '../row/BigCard.svelte';
import { cardName } from '../words/said';
import { speech } from '../words/speech.svelte';

function drawn(kind: string): HTMLElement {
  const card = { slot: 1, card: `${kind}-1`, kind: kind as Kind };
  return still(BigCard, { card, ways: 0 });
}

it('has a face for a card that it has never heard of', async () => {
  await settings.setLanguage('en');
  await speech.learn('en');
  const found = openBox('boomtown', 'en');
  const bank = { ...found.pieces[0]!, id: 'BNK', name: 'Bank Run', print: 'Bank Run', short: 'Everybody pays 2.' };
  box.put({ ...found, pieces: [...found.pieces, bank] });
  expect(text(drawn('BNK'))).toBe('Event Bank Run Everybody pays 2.');
  expect(drawn('BNK').querySelector('svg')).toBeNull();
  expect(text(drawn('XYZ'))).toBe('Event XYZ');
  expect(drawn('DYN').querySelector('svg')).not.toBeNull();
  expect(['BNK-1', 'DYN-2', 'CM-06', 'XYZ-1'].map(cardName)).toEqual([
    'Bank Run',
    'Dynamite',
    'Cold Mountain 6',
    'XYZ',
  ]);
  box.put(found);
});
