/** The pictures of the cards, by the ids that the box gives them. */
import things from '../../../../made/sheets/dice-town';
import store from '../../../../made/sheets/dice-town-cards';
import elixirs from '../../../../made/sheets/dice-town-elixirs';
import remedies from '../../../../made/sheets/dice-town-remedies';

/** A picture of the sheet that every table needs; cards of other decks have sheets of their own. */
export type Picture = keyof typeof things.boxes;
type Pictures<Sheet extends { boxes: object }> = Partial<Record<string, keyof Sheet['boxes']>>;

const CLAIMS: Pictures<typeof things> = {
  'claim 1': 'card-land1',
  'claim 2': 'card-land2',
  'claim 3': 'card-land3',
  'claim 4': 'card-land4',
  'claim 5': 'card-land5',
  'claim 6': 'card-land5',
  'claim 7': 'card-land5',
  'claim 8': 'card-land5',
  'claim 9': 'card-land5',
};
/** The engravings of the places. */
export const HOUSES = {
  gold_mine: 'place-mine',
  bank: 'place-bank',
  stagecoach: 'place-coach',
  general_store: 'place-store',
  saloon: 'place-saloon',
  sheriff: 'place-sheriff',
  town_hall: 'place-hall',
  doc_badluck: 'place-doc',
} as const;
/** The picture of a claim. */
export const land = (worth: number): Picture => CLAIMS[`claim ${worth}`] ?? 'card-land5';
const STORE: Pictures<typeof store> = {
  equip_1: 'card-lasso',
  equip_2: 'card-canteen',
  equip_3: 'card-lantern',
  equip_4: 'card-hat',
  equip_5: 'card-saddle',
  equip_8: 'card-horse',
  dynamite: 'card-dynamite',
  girls: 'card-girls',
  brute: 'card-brute',
  cheater: 'card-cheater',
  corruption: 'card-corruption',
  credit: 'card-credit',
  joe: 'card-joe',
  marshall: 'card-marshall',
  split: 'card-split',
  wanted: 'card-wanted',
  doc_elixir: 'card-elixir',
};
const ELIXIRS: Pictures<typeof elixirs> = {
  wealth: 'card-elx-wealth',
  charm: 'card-elx-charm',
  luck: 'card-elx-luck',
  power: 'card-elx-power',
  protection: 'card-elx-protection',
  friendship: 'card-elx-friendship',
  domination: 'card-elx-domination',
};
const REMEDIES: Pictures<typeof remedies> = {
  barbed_wire: 'card-rem-wire',
  goods: 'card-rem-goods',
  small_swindle: 'card-rem-small',
  big_swindle: 'card-rem-big',
};

interface Sheet {
  url: string;
  boxes: Readonly<Record<string, string>>;
}
export const PICTURES: readonly (readonly [Sheet, Partial<Record<string, string>>])[] = [
  [things, CLAIMS],
  [store, STORE],
  [elixirs, ELIXIRS],
  [remedies, REMEDIES],
];

/** The picture of a card, if there is one yet. */
export function pictureOf(id: string): { sheet: Sheet; name: string } | undefined {
  for (const [sheet, pictures] of PICTURES) {
    const name = pictures[id];
    if (name !== undefined) return { sheet, name };
  }
  return undefined;
}
