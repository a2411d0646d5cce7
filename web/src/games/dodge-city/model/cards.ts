/** Playing cards by their ids: L5 is a number card, L2 a picture card, Q1 a question mark, I1 the Raid. */
import type { FigureName } from './view';

const LETTERS: Record<string, FigureName> = { L: 'lady', G: 'gunman', S: 'sheriff', B: 'bandit', C: 'cowboy' };
const DOTS = 3;

export type Card =
  | { kind: 'number' | 'picture'; figure: FigureName; number: number }
  | { kind: 'question' | 'raid'; figure: null; number: 0 };

export function cardOf(id: string): Card {
  const figure = LETTERS[id[0] ?? ''];
  if (!figure) return { kind: id.startsWith('Q') ? 'question' : 'raid', figure: null, number: 0 };
  const number = Number(id.slice(1));
  return { kind: number <= DOTS ? 'picture' : 'number', figure, number };
}

export type Picture = `dc-number-${FigureName}` | `dc-${FigureName}` | 'dc-question' | 'dc-raid';
export function pictureOf(card: Card): Picture {
  if (card.figure === null) return `dc-${card.kind}`;
  return card.kind === 'number' ? `dc-number-${card.figure}` : `dc-${card.figure}`;
}
