/** What Boomtown's ledger is divided into: the auction, the cards, the roll. */
import type { Chapters } from '../../table/chapters';
import type { BoomEvent } from './model/view';
import { t } from './words/speech.svelte';

const PARTS = {
  set_up: 'setUp',
  draw: 'auction',
  bid: 'auction',
  pay: 'auction',
  choose: 'cards',
  produce: 'roll',
  scoring: 'end',
} as const satisfies Record<BoomEvent['phase'], string>;

export const chapters: Chapters<BoomEvent> = {
  of: ({ phase }) => PARTS[phase],
  title: (part) => t().ledger[part as (typeof PARTS)[keyof typeof PARTS]] ?? '',
};
