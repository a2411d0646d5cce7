/** Cards as the box has them, also one without a picture, and one that is not known at all. */
import { expect, it } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { box } from '../../box.svelte';
import { openBox } from '../../tests/fixtures';
import { still, text } from '../../tests/still';
import Card from '../things/Card.svelte';
import MiniCard from '../things/MiniCard.svelte';
import { speech } from '../words/speech.svelte';

async function drawn(thing: typeof Card | typeof MiniCard, name: string, more = {}): Promise<HTMLElement> {
  await speech.learn(settings.language);
  return still(thing, { name, ...more });
}

it('has a face for a card without a picture', async () => {
  await settings.setLanguage('en');
  const found = openBox('dice-town', 'en');
  const pickaxe = { ...found.pieces[0]!, id: 'pickaxe', print: 'Pickaxe', short: 'Twice the nines', points: 0 };
  box.put({ ...found, pieces: [...found.pieces, pickaxe, { ...pickaxe, id: 'wit', kind: 'elixir', print: 'Wit' }] });
  const card = await drawn(Card, 'pickaxe');
  expect(text(card)).toBe('Pickaxe Twice the nines');
  expect(card.querySelector('.card.store .titled')).not.toBeNull();
  expect(card.querySelector('svg')).toBeNull();
  expect(text(await drawn(MiniCard, 'pickaxe'))).toBe('Pickaxe');
  expect(text(await drawn(MiniCard, 'wit'))).toBe('Wit');
  expect((await drawn(Card, 'dynamite')).querySelector('svg')).not.toBeNull();
  box.put(found);
});

it('draws a card that it has never heard of with its id', async () => {
  openBox('dice-town', 'en');
  expect(text(await drawn(Card, 'mystery'))).toBe('mystery');
  expect(text(await drawn(MiniCard, 'mystery'))).toBe('mystery');
});

it('says it in the language in use', async () => {
  const said = [];
  for (const language of ['en', 'de', 'hu'] as const) {
    await settings.setLanguage(language);
    openBox('dice-town', language);
    said.push(text(await drawn(Card, 'equip_2')));
  }
  expect(said).toEqual([
    '2 Canteen Equipment, 2 points',
    '2 Feldflasche Ausrüstung, 2 Punkte',
    '2 Kulacs Felszerelés, 2 pont',
  ]);
  await settings.setLanguage('en');
});
