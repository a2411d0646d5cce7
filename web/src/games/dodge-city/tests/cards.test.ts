/** A card without a picture, and one that is not known at all. */
import { expect, it } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { box } from '../../box.svelte';
import { openBox } from '../../tests/fixtures';
import { still, text } from '../../tests/still';
import Card from '../things/Card.svelte';
import { houseName, shortName } from '../words/names';

function drawn(id: string): HTMLElement {
  return still(Card, { id, pays: 100 });
}

it('has a face for cards and names for buildings that it has never heard of', async () => {
  await settings.setLanguage('en');
  const found = openBox('dodge-city', 'en');
  const question = found.pieces.find(({ id }) => id === 'Q1')!;
  const bank = found.pieces.find(({ id }) => id === 'BNK')!;
  const wire = { ...question, id: 'W1', kind: 'wire', print: 'Wire', short: 'Look at a hand' };
  box.put({ ...found, pieces: [...found.pieces, wire, { ...bank, id: 'JAI', print: 'Town Jail', tag: 'Jail' }] });
  expect(text(drawn('W1'))).toBe('Wire Look at a hand');
  expect(drawn('W1').querySelector('svg')).toBeNull();
  expect(text(drawn('X1'))).toBe('X1');
  expect(text(drawn('Q1'))).toBe('Question Draw an event');
  expect(drawn('Q1').querySelector('svg')).not.toBeNull();
  const jail = { id: 'JAI', name: 'Gefängnis' };
  expect([houseName(jail), shortName(jail)]).toEqual(['Town Jail', 'Jail']);
  expect(houseName({ id: 'OWN', name: 'My Barn' })).toBe('My Barn');
  box.put(found);
});
