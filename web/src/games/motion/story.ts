/**
 * How a game's events are told. A game gives a table for how long each takes, one for what moves, one for what is heard,
 * and one for what changes in the view. The first has all events; the last two name those they have nothing for in a
 * type: so a forgotten event is a type error. An unknown event may still come from a newer server: it goes by.
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

/** What flies while an event is told, and when what it changes is seen, in milliseconds after it begins. */
interface Sight<Event, Thing extends string> {
  flies?: (event: Event) => Flight<Thing>[];
  lands?: number;
  /** How long what it brings is left to be read where nothing moves; without it, it goes by with the next. */
  read?: number;
}
/** How long a thing flies, and how much later the next one follows, in milliseconds. */
export const FLIGHT = 420;
export const APART = 60;
export type Sights<Event extends GameEvent, Thing extends string> = {
  [Name in Event['event']]?: Sight<Named<Event, Name>, Thing>;
};
/** How many milliseconds each event is told, by its name or by `event.form`: the server's clocks count with them, too. */
export type Lengths<Event extends GameEvent> = Record<Event['event'], number> & Partial<Record<string, number>>;

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
    private readonly lengths: Lengths<Event>,
    readonly after: Change<View, Event>,
    private readonly sights: Sights<Event, Thing>,
    private readonly sounds: Partial<Sounds<Event, never>>,
  ) {}

  /** How long an event is told, in milliseconds; 0: it goes by unseen. */
  lengthOf({ event, form }: Event): number {
    const lengths: Partial<Record<string, number>> = this.lengths;
    return lengths[`${event}.${String(form)}`] ?? lengths[event] ?? 0;
  }

  /** When what an event changes is seen, in milliseconds after it begins: usually when the first thing arrives. */
  landsAt(event: Event): number {
    const { lands } = found<Sight<Event, Thing>>(this.sights, event) ?? {};
    return Math.min(this.lengthOf(event), lands ?? (this.flightsOf(event).length > 0 ? FLIGHT : 0));
  }

  /** How long an event is left to be read where nothing moves, in milliseconds. */
  readFor(event: Event): number {
    return found<Sight<Event, Thing>>(this.sights, event)?.read ?? 0;
  }

  flightsOf(event: Event): Flight<Thing>[] {
    return found<Sight<Event, Thing>>(this.sights, event)?.flies?.(event) ?? [];
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
