/** What players have, as the generic table shows it: fields of a player's view, each with its picture. */
import type { Words } from '../words';

export interface Possession {
  picture: 'bill' | 'nugget' | 'deed' | 'storecard' | 'star';
  word: keyof Words['things'];
  /** The number to show; undefined if it may not be seen. */
  of: (player: Record<string, unknown>) => number | undefined;
  dollars?: boolean;
}

const number = (name: string) => (player: Record<string, unknown>) =>
  typeof player[name] === 'number' ? player[name] : undefined;
const length = (name: string) => (player: Record<string, unknown>) =>
  Array.isArray(player[name]) ? player[name].length : undefined;

export const POSSESSIONS: Record<string, Possession[]> = {
  'dice-town': [
    { picture: 'bill', word: 'dollars', of: number('dollars'), dollars: true },
    { picture: 'nugget', word: 'nuggets', of: number('nuggets') },
    { picture: 'deed', word: 'claims', of: number('claims') },
    { picture: 'storecard', word: 'storeCards', of: number('store_cards') },
  ],
  boomtown: [
    { picture: 'nugget', word: 'gold', of: number('gold') },
    { picture: 'deed', word: 'mines', of: length('mines') },
  ],
  'dodge-city': [
    { picture: 'bill', word: 'dollars', of: number('cash'), dollars: true },
    { picture: 'star', word: 'points', of: number('points') },
    { picture: 'storecard', word: 'cards', of: number('cards') },
  ],
};
