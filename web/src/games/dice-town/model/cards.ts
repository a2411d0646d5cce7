/** Cards by the names the server gives them: their pictures and words. */
import things from '../../../../made/sheets/dice-town';
import store from '../../../../made/sheets/dice-town-cards';
import elixirs from '../../../../made/sheets/dice-town-elixirs';
import remedies from '../../../../made/sheets/dice-town-remedies';
import type { TownWords } from '../words';

/** A picture of the sheet that every table needs; cards of other decks have sheets of their own. */
export type Picture = keyof typeof things.boxes;
export type StoreCard = keyof TownWords['cards'];
export type Elixir = keyof TownWords['elixirs'];
export type Remedy = keyof TownWords['remedies'];

const STORE: Record<StoreCard, keyof typeof store.boxes> = {
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
const REMEDIES: Record<Remedy, keyof typeof remedies.boxes> = {
  barbed_wire: 'card-rem-wire',
  goods: 'card-rem-goods',
  small_swindle: 'card-rem-small',
  big_swindle: 'card-rem-big',
};

export interface Face {
  kind: 'claim' | 'store' | 'elixir' | 'remedy';
  sheet: { url: string; boxes: Readonly<Record<string, string>> };
  picture: string;
  name: string;
  short: string;
  effect: string;
  when: string;
  /** Points printed on it; 0: none. */
  points: number;
}

const isStore = (name: string): name is StoreCard => name in STORE;
const isRemedy = (name: string): name is Remedy => name in REMEDIES;

/** Everything to draw a card: `dynamite`, `claim 4`, `wealth`, `goods`. */
export function faceOf(name: string, words: TownWords): Face {
  const [kind, value] = name.split(' ');
  if (kind === 'claim') {
    const worth = Number(value);
    const picture = `card-land${Math.min(Math.max(worth, 1), 5)}` as Picture;
    const effect = words.claimEffect(worth);
    return { kind: 'claim', sheet: things, picture, name: words.claim, short: '', effect, when: '', points: worth };
  }
  if (isStore(name)) {
    const points = Number(/^equip_(\d)$/.exec(name)?.[1] ?? 0);
    return { kind: 'store', sheet: store, picture: STORE[name], points, ...words.cards[name] };
  }
  if (isRemedy(name)) {
    const { needs, ...said } = words.remedies[name];
    const when = words.needs(needs);
    const picture = REMEDIES[name];
    return { kind: 'remedy', sheet: remedies, picture, points: 0, short: said.effect, when, ...said };
  }
  const elixir = words.elixirs[name as Elixir] ?? { name, effect: '' };
  const picture = `card-elx-${name}`;
  return { kind: 'elixir', sheet: elixirs, picture, points: 0, short: elixir.effect, when: '', ...elixir };
}

/** A card's name in one piece, for a screen reader or a sentence. */
export function spoken(name: string, words: TownWords): string {
  const [kind, value] = name.split(' ');
  if (kind === 'claim' && value) return words.claimOf(value);
  const face = faceOf(name, words);
  const said = face.points > 0 ? `${words.score.equipment} ${face.points}` : face.name;
  return said.replaceAll('\u00ad', '');
}

export const isClaim = (name: string): boolean => name.startsWith('claim ');
