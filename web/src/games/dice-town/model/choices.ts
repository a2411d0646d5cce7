/** Options of a question, told apart by their actions' texts. Only what is among them is legal. */
import type { Option, Question } from '../../../lib/protocol';
import { all, find, rest, verb } from '../../ask/choices';
import type { Face } from './view';

export { all, find, rest, verb };

const ORDER = '9 10 J Q K A'.split(' ');
const key = (dice: readonly string[], brute: boolean): string =>
  [...dice].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(' ') + (brute ? ' brute' : '');

/** The action that keeps these dice, as the server writes it. */
export const keepAction = (dice: readonly Face[], brute: boolean): string =>
  `keep ${dice.length === 0 ? 'none' : key(dice, brute)}`;

/** The option that keeps these dice; undefined if that is not possible. */
export function keepOption(question: Question, dice: readonly Face[], brute: boolean): Option | undefined {
  const wanted = dice.length === 0 ? 'none' : key(dice, brute);
  return all(question, 'keep').find((option) => {
    const parts = rest(option).split(' ');
    const forced = parts.at(-1) === 'brute';
    const found = forced ? parts.slice(0, -1) : parts;
    return (found[0] === 'none' ? 'none' : key(found, forced)) === wanted;
  });
}

export const offersBrute = (question: Question): boolean =>
  question.options.some((option) => option.action.endsWith(' brute'));

/** The seat an option names. */
export const seatOf = (option: Option): number => Number(rest(option).split(' ')[0]);

/** The card an option names: `dynamite`, `claim 4`. */
export const cardOf = (option: Option): string =>
  verb(option) === 'claim' ? option.action : rest(option).replace(/^card /, '');

export interface Draw {
  option: Option;
  claims: number;
  cards: number;
}

/** Thefts by victim. A theft left to chance (`seat N`) has no numbers. */
export function thefts(question: Question): Map<number, Draw[]> {
  const found = new Map<number, Draw[]>();
  for (const option of question.options) {
    const [seat = -1, claims = 0, cards = 0] = rest(option).split(' ').map(Number);
    found.set(seat, [...(found.get(seat) ?? []), { option, claims, cards }]);
  }
  return found;
}

/** The option that protects these claims. */
export const protectOption = (question: Question, values: readonly number[]): Option | undefined =>
  find(question, `protect ${[...values].sort((a, b) => a - b).join(' ')}`);
