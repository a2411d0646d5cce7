/** The pictures of what is in the box, by the ids of figures, buildings and fields, and by the kinds of other cards. */
import type things from '../../../../made/sheets/dodge-city';

export type Picture = keyof typeof things.boxes;
type Pictures = Readonly<Partial<Record<string, Picture>>>;

/** The figure on a number card. */
export const NUMBERS: Pictures = {
  lady: 'dc-number-lady',
  gunman: 'dc-number-gunman',
  sheriff: 'dc-number-sheriff',
  bandit: 'dc-number-bandit',
  cowboy: 'dc-number-cowboy',
};
/** The figure on a picture card. */
export const PORTRAITS: Pictures = {
  lady: 'dc-lady',
  gunman: 'dc-gunman',
  sheriff: 'dc-sheriff',
  bandit: 'dc-bandit',
  cowboy: 'dc-cowboy',
};
/** The figure on a disc. */
export const DISCS: Pictures = {
  lady: 'dc-disc-lady',
  gunman: 'dc-disc-gunman',
  sheriff: 'dc-disc-sheriff',
  bandit: 'dc-disc-bandit',
  cowboy: 'dc-disc-cowboy',
};
/** Cards without a figure, by their kind; all events are telegrams. */
export const OTHERS: Pictures = { question: 'dc-question', raid: 'dc-raid', event: 'dc-telegram' };
export const HOUSES: Pictures = {
  SAL: 'dc-house-saloon',
  POS: 'dc-house-post',
  BNK: 'dc-house-bank',
  OFF: 'dc-house-office',
  HOT: 'dc-house-hotel',
  STO: 'dc-house-store',
  UPR: 'dc-house-union',
  LIV: 'dc-house-livery',
  CHU: 'dc-house-church',
  YRD: 'dc-house-yard',
};
/** A building of a custom board, or one without a picture yet, gets a plain one. */
export const houseArt = (id: string): Picture => HOUSES[id] ?? 'dc-house-store';
export const MARKS = {
  B: 'dc-field-bottle',
  D: 'dc-field-dollar',
  P: 'dc-field-pistol',
  K: 'dc-field-key',
  H: 'dc-field-horseshoe',
} as const satisfies Pictures;
