/** What Dice Town's ledger is divided into: the roll, and then place after place. */
import type { Chapters } from '../../table/chapters';
import { box } from '../box.svelte';
import { PLACES, type TownEvent } from './model/view';
import { t } from './words/speech.svelte';

export const chapters: Chapters<TownEvent> = {
  of: ({ phase }) => phase,
  title: (phase) => {
    const place = PLACES[Number(phase.replace('place_', '')) - 1];
    return place
      ? box.piece(place).name
      : phase === 'roll'
        ? t().ledger.roll
        : phase === 'scoring'
          ? t().ledger.end
          : '';
  },
  seat: (lines) => lines.flatMap((event) => (event.event === 'place_won' ? [event.player] : []))[0],
};
