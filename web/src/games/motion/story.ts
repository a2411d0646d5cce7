/**
 * How a game's events are told. A game gives a table for what moves, one for what is heard, and one for what changes in
 * the view. Each accounts for all events, and names those it has nothing for in a type: so a forgotten event is a type
 * error, and the page loads no useless names. An unknown event may still come from a newer server: it goes by.
 */
import { play, type Sound } from '../../lib/sound';
import type { GameEvent } from '../../lib/messages';

/** Things that move from one place to another. */
export interface Flight<Thing extends string = string> {
  thing: Thing;
  /** Where they start and land: the `data-spot` of an element. */
  from: string;
  to: string;
  count: number;
  /** A CSS class for colours of its own. */
  look?: string;
}

/** An event by its name. */
export type Named<Event extends GameEvent, Name extends Event['event']> = Extract<Event, { event: Name }>;
type Others<Event extends GameEvent, Name extends Event['event']> = Exclude<Event['event'], Name>;

/** How many milliseconds an event is shown, and what flies meanwhile. */
type Seen<Event, Thing extends string> = readonly [
  beat: number | ((event: Event) => number),
  flights?: (event: Event) => Flight<Thing>[],
];
export type Sights<Event extends GameEvent, Thing extends string, Unseen extends Event['event']> = {
  [Name in Others<Event, Unseen>]: Seen<Named<Event, Name>, Thing>;
};
/** What is heard; every sound doubles something seen. `me`: the seat that listens. */
type Heard<Event> = Sound | ((event: Event, me: number) => Sound | null);
export type Sounds<Event extends GameEvent, Unheard extends Event['event']> = {
  [Name in Others<Event, Unheard>]: Heard<Named<Event, Name>>;
};
/** The view after an event: it repeats what the event tells and knows no rule. */
type Change<View, Event> = (view: View, event: Event) => View;
export type Changes<View, Event extends GameEvent, Unchanging extends Event['event']> = {
  [Name in Others<Event, Unchanging>]: Change<View, Named<Event, Name>>;
};

/** What a table has for an event. */
const found = <Entry>(table: object, { event }: GameEvent): Entry | undefined =>
  (table as Partial<Record<string, Entry>>)[event];

/** The view after an event, by a table of changes. */
export const changed = <View>(table: object, view: View, event: GameEvent): View =>
  found<Change<View, GameEvent>>(table, event)?.(view, event) ?? view;

/** A view in which something about one player is different. */
export const player = <View extends { players: { seat: number }[] }>(
  view: View,
  seat: number,
  change: (old: View['players'][number]) => Partial<View['players'][number]>,
): View => ({
  ...view,
  players: view.players.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)),
});

export class Story<View, Event extends GameEvent, Thing extends string> {
  constructor(
    readonly after: Change<View, Event>,
    private readonly sights: Partial<Sights<Event, Thing, never>>,
    private readonly sounds: Partial<Sounds<Event, never>>,
  ) {}

  /** How long an event is shown, in milliseconds; 0: it goes by unseen. */
  beatOf(event: Event): number {
    const beat = found<Seen<Event, Thing>>(this.sights, event)?.[0] ?? 0;
    return typeof beat === 'number' ? beat : beat(event);
  }

  flightsOf(event: Event): Flight<Thing>[] {
    return found<Seen<Event, Thing>>(this.sights, event)?.[1]?.(event) ?? [];
  }

  soundOf(event: Event, me: number): Sound | null {
    const sound = found<Heard<Event>>(this.sounds, event) ?? null;
    return typeof sound === 'function' ? sound(event, me) : sound;
  }

  /** Plays each sound once, however many of these events make it. */
  hear(events: readonly Event[], me: number): void {
    for (const sound of new Set(events.map((event) => this.soundOf(event, me)))) if (sound) play(sound);
  }
}

export const seat = (number: number): string => `seat-${number}`;

/** How a game's things fly: at most `most` at once. */
export const flying =
  <Thing extends string>(most: number) =>
  (thing: Thing, from: string, to: string, count = 1, look?: string): Flight<Thing>[] =>
    count > 0 ? [{ thing, from, to, count: Math.min(count, most), look }] : [];
