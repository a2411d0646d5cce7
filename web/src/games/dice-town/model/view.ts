/** What a view of Dice Town holds and its events tell, as the game declares it. */
import type { TableState } from '../../../state/table.svelte';
import type { Decision } from './decisions.gen';
import type { Event, Place } from './events.gen';
import type { Face, View } from './view.gen';

export type { Category, Place } from './events.gen';
export type { Face, Offer, Player, Tie, Town } from './view.gen';
export type TownView = View;
export type TownEvent = Event;
export type TownTable = TableState<{ view: TownView; event: TownEvent; decision: Decision }>;
/** A question asked at Dice Town's table. */
export type Asked = NonNullable<TownTable['question']>;

export const FACES: readonly Face[] = ['9', '10', 'J', 'Q', 'K', 'A'];

/** The places in their order; number 1 to 8. */
export const PLACES: readonly Place[] = [
  'gold_mine',
  'bank',
  'stagecoach',
  'general_store',
  'saloon',
  'sheriff',
  'town_hall',
  'doc_badluck',
];
export const FACE_OF: Partial<Record<Place, Face>> = {
  gold_mine: '9',
  bank: '10',
  general_store: 'J',
  saloon: 'Q',
  sheriff: 'K',
};

/** The number of the place being settled; 0 while dice are rolled. */
export const placeOf = (view: { phase: string }): number => Number(/^place_(\d)$/.exec(view.phase)?.[1] ?? 0);

/** Everybody round the table, clockwise, beginning after me (for spectators: with the first). */
export function around(view: TownView, me: number): number[] {
  const start = view.seating.indexOf(me) + 1;
  return view.seating
    .map((_, place) => view.seating[(start + place) % view.seating.length]!)
    .filter((seat) => seat !== me);
}
