/** What Dodge City's ledger is divided into: turns, each told in one line, duels, and the settlement. */
import type { Chapters } from '../../table/chapters';
import type { TownEvent } from './model/view';
import { t } from './words/speech.svelte';

const SETTLED: ReadonlySet<TownEvent['event']> = new Set([
  'building_awarded',
  'building_neutralised',
  'building_undecided',
  'pass_ended',
]);

export const chapters: Chapters<TownEvent> = {
  of: (event) => {
    if (event.event === 'card_played') return `turn-${event.player}`;
    if (event.event === 'challenge_made' || event.event === 'control_duel') return `duel-${event.seq}`;
    return SETTLED.has(event.event) ? 'settlement' : null;
  },
  title: (chapter) =>
    chapter === 'settlement' ? t().ledger.settlement : chapter.startsWith('duel') ? t().ledger.duel : '',
  sums: ({ event }) => event === 'turn_ended',
};
