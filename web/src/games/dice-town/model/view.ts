/** What a view of Dice Town holds and its events tell, as the game declares it. */
import type { Event, Place } from './events.gen';
import type { Face, View } from './view.gen';

export type { Category, Place } from './events.gen';
export type { Face, Offer, Player, Tie, Town } from './view.gen';
export type TownView = View;
export type TownEvent = Event;
/**
 * Names of events: all, or those that are written there. A table of events names all of them, those it has nothing for
 * as a type: so an event that is forgotten is a type error, and the page loads no names for nothing. At run time it may
 * still meet one that it does not know, from a newer server.
 */
export type Named<Name extends TownEvent['event'] = TownEvent['event']> = Name;
/** An event by its name. */
export type Told<Name extends Named> = Extract<TownEvent, { event: Name }>;

/** Whether a view is one of Dice Town. */
export const isOurs = (view: { game: string } | null): view is TownView => view?.game === 'dice-town';
/** Whether a table is one of Dice Town: then so are its events. */
export const isOurTable = (table: {
  view: { game: string } | null;
  events: readonly { event: string }[];
}): table is { view: TownView; events: readonly TownEvent[] } => isOurs(table.view);

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
