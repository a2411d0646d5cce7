/** What the things on Dice Town's table are, and how they stand now. */
import things from '../../../../made/sheets/dice-town';
import town from '../../../../made/sheets/town';
import { parts, type About, type Known, type Picture } from '../../../table/help/known';
import { box } from '../../box.svelte';
import { spoken } from '../model/cards';
import { HOUSES, pictureOf } from '../model/pictures';
import { PLACES, type Face, type Place, type TownView } from '../model/view';
import { lines } from './now';

const PICTURES: Readonly<Record<string, string>> = {
  'goods.dollars': 'bill',
  'goods.nugget': 'nugget',
  'goods.claim': 'deed',
  'goods.claim_protected': 'deed',
  'goods.store_card': 'storecard',
  badge: 'star',
  tie: 'star',
  cup: 'cup',
  last_roll: 'cup',
  'my.dice': 'cup',
  'my.points': 'nugget',
  'hand.ranking': 'die-A',
};

const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

function picture(key: string, card: string): Picture | undefined {
  const [kind, name = ''] = key.split('.');
  if (kind === 'place' && isPlace(name)) return { sheet: town, name: HOUSES[name], kind: 'ink' };
  if (kind === 'face') return { sheet: things, name: `die-${name as Face}`, kind: 'thing' };
  const own = pictureOf(card || name);
  if (own) return { ...own, kind: 'thing' };
  const other = PICTURES[key];
  return other === undefined ? undefined : { sheet: things, name: other, kind: 'thing' };
}

/** `card.wealth` and `hand.wealth` are an elixir, `card.claim 4` is a claim. */
function keyOf(name: string): { key: string; card: string } {
  const card = /^(?:card|hand)\.(.*)$/.exec(name)?.[1] ?? '';
  if (card === '' || name === 'hand.ranking') return { key: name, card: '' };
  const { kind } = box.piece(card);
  return { key: kind === 'claim' ? 'goods.claim' : `${kind === 'store' ? 'card' : kind}.${card}`, card };
}

export const about: About<TownView> = (name, seen): Known => {
  const [thing = '', seat] = parts(name);
  const { key, card } = keyOf(thing);
  return {
    key,
    title: card === '' ? undefined : spoken(card),
    now: lines(key, card, seat === undefined ? null : Number(seat), seen),
    picture: picture(key, card),
  };
};
