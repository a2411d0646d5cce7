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
import { box } from '../../box.svelte';
import type { BoomWords } from './index';

export const townName = (town: Town): string => box.piece(town).name;

export function mineWords(mine: Mine, words: BoomWords): string {
  const parts = [words.valley.mine(townName(mine.town), mine.number, mine.value)];
  if (mine.veins > 0) parts.push(words.valley.vein);
  if (mine.danger) parts.push(words.valley.danger);
  return parts.join(', ');
}

export const saloonWords = (saloon: Saloon, town: Town, words: BoomWords): string =>
  words.valley.saloon(townName(town), saloon.takes) + (saloon.girls ? `, ${words.valley.girls}` : '');

/** A card's name: `Cold Mountain 6`, `Saloon`. */
export function cardName(card: string): string {
  const town = townOf(card);
  if (TOWNS.includes(town) && card[2] === '-') return `${townName(town)} ${mineNumber(card)}`;
  return box.piece(kindOf(card)).name;
}

export function cardWords(card: RowCard, words: BoomWords): string {
  if (isMine(card)) return mineWords(card, words);
  const { name, short } = box.piece(card.kind);
  return `${name}. ${short}`;
}

/** A change of gold: +5, −2, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
