/** Things in one piece, for a screen reader or a sentence. */
import {
  isMine,
  kindOf,
  mineNumber,
  townOf,
  TOWNS,
  type Mine,
  type RowCard,
  type Saloon,
  type Town,
} from '../model/view';
import type { BoomWords } from './index';

const plain = (text: string): string => text.replaceAll('\u00ad', '');

export function mineWords(mine: Mine, words: BoomWords): string {
  const parts = [words.valley.mine(words.towns[mine.town], mine.number, mine.value)];
  if (mine.veins > 0) parts.push(words.valley.vein);
  if (mine.danger) parts.push(words.valley.danger);
  return parts.join(', ');
}

export const saloonWords = (saloon: Saloon, town: Town, words: BoomWords): string =>
  words.valley.saloon(words.towns[town], saloon.takes) + (saloon.girls ? `, ${words.valley.girls}` : '');

/** A card's name: `Cold Mountain 6`, `Saloon`. */
export function cardName(card: string, words: BoomWords): string {
  const town = townOf(card);
  if (TOWNS.includes(town) && card[2] === '-') return `${words.towns[town]} ${mineNumber(card)}`;
  return plain(words.cards[kindOf(card)].name);
}

export function cardWords(card: RowCard, words: BoomWords): string {
  if (isMine(card)) return mineWords(card, words);
  const { name, short } = words.cards[card.kind];
  return `${plain(name)}. ${short}`;
}

/** A change of gold: +5, −2, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
