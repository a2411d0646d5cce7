/**
 * What a table shows is told: the page knows what the server sent, and shows it one event after another. An event
 * begins (things start to move), lands (what it changes is seen, heard, said and written down), and rests. What comes
 * after it, above all the next question, waits until then. A press ends the event that is being told; skipping ends
 * the whole telling.
 */
import type { GameEvent } from '../../lib/messages';
import type { Guide, Moment, Teller } from '../../state/telling';
import { pace } from '../../state/pace';
import { FLIGHT, type Flight, type Story } from './story';

/** In milliseconds at the usual speed. Who is further behind than `LATEST` sees at once how things stand. */
export const LATEST = 20_000;
/** Who is further behind than this is told everything a little faster, so as not to fall back more. */
const BEHIND = 8000;
const HURRY = 0.6;

/** A flight that is under way; `long`: its milliseconds. */
export type Flying<Thing extends string = string> = Flight<Thing> & { id: number; long: number };

/** What a stage writes to: a table's view and ledger. */
export interface Shows<View, Event> {
  view: View | null;
  events: Event[];
  /** May hold the telling after an event, to explain it; then nobody falls behind. */
  readonly guide?: Guide<Event> | null;
}

export abstract class Stage<
  View extends { seat: number },
  Event extends GameEvent,
  Thing extends string = string,
> implements Teller<View, Event> {
  flying = $state.raw<Flying<Thing>[]>([]);
  telling = $state(false);
  /** The event that is being told, from its beginning to the end of its rest. */
  now = $state.raw<Event | null>(null);
  /** Whether what it changes is seen already. */
  landed = $state(false);

  #queue: (Event | Moment<View, Event>)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;
  /** Whether something would go on if the guide let it. */
  #held = false;

  /** How the game's events are told. */
  protected abstract readonly story: Story<View, Event, Thing>;

  constructor(
    private readonly table: Shows<View, Event>,
    /** The factor for all times; 0: everything is shown at once, in its order. */
    private readonly speed = pace,
    /** Told which events are shown, when they are. */
    private readonly hear = (events: readonly Event[], me: number): void => this.story.hear(events, me),
  ) {}

  get view(): View | null {
    return this.table.view;
  }

  /** Everything is shown as the table has it now. */
  begin(): void {
    this.now = null;
    this.#stop();
    this.#queue = [];
    this.#rest();
    if (this.view) this.recall(this.view, this.table.events);
  }

  tell(moment: Moment<View, Event>): void {
    this.#queue.push(...moment.events, moment);
    if (this.speed() === 0 || this.#behind(LATEST)) this.finish();
    else if (!this.telling) this.#next();
  }

  /** Ends the event that is being told. */
  next(): void {
    if (!this.telling) return;
    this.#stop();
    this.#next();
  }

  /** Ends the telling: everything is shown as it is known, up to where a guide holds it. */
  finish(): void {
    this.#hurry(() => this.#holds());
  }

  end(): void {
    this.#hurry(() => false);
  }

  resume(): void {
    if (!this.#held) return;
    this.#held = false;
    if (this.speed() === 0) this.finish();
    else this.#next();
  }

  arrived(id: number): void {
    this.flying = this.flying.filter((each) => each.id !== id);
  }

  // ------------------------------------------------------------ what a game's own stage also remembers

  /** Recalls what has happened already, for somebody who comes in. */
  protected recall(_view: View, _events: readonly Event[]): void {}
  /** An event begins to be told; it takes this many milliseconds. */
  protected begins(_event: Event, _long: number): void {}
  /** An event has happened, as far as the table shows. */
  protected note(_event: Event): void {}
  /** The telling is over. */
  protected rest(): void {}

  /** Sends things on their way, for so many milliseconds. */
  protected fly(flights: readonly Flight<Thing>[], long = FLIGHT * this.speed()): void {
    this.flying = [...this.flying, ...flights.map((each) => ({ ...each, id: ++this.#flights, long }))];
  }

  // ------------------------------------------------------------ inside

  /** How things stand after what is being told, for a scene that begins with how it will end. */
  protected get coming(): View | null {
    return this.#queue.find((each) => isMoment<View, Event>(each))?.view ?? null;
  }

  /** Whether more than this is still to be told, at the usual speed. */
  #behind(long: number): boolean {
    const left = this.#queue.reduce((sum, each) => sum + (isMoment(each) ? 0 : this.story.lengthOf(each)), 0);
    return !this.table.guide && left > long;
  }

  #holds(): boolean {
    if (this.#queue.length === 0 || !this.table.guide?.holds) return false;
    this.#held = this.telling = true;
    return true;
  }

  /** Shows what is known, one after another, until something holds it. */
  #hurry(held: () => boolean): void {
    this.#stop();
    const heard: Event[] = [];
    while (this.#queue.length > 0 && !held()) {
      const each = this.#queue.shift()!;
      if (isMoment(each)) this.#settle(each);
      else {
        heard.push(each);
        this.#show(each);
      }
    }
    if (heard.length > 0 && this.view) this.hear(heard, this.view.seat);
    if (this.#queue.length === 0) this.#rest();
  }

  #next(): void {
    if (this.#holds()) return;
    const next = this.#queue.shift();
    if (next === undefined) return this.#rest();
    if (isMoment(next)) {
      this.#settle(next);
      return this.#next();
    }
    const hurry = this.#behind(BEHIND) ? HURRY : 1;
    const factor = this.speed() * hurry;
    const long = this.story.lengthOf(next) * factor;
    this.now = next;
    this.landed = false;
    this.telling = true;
    this.#draw(() => this.begins(next, long));
    if (long === 0) {
      this.#land();
      return this.#next();
    }
    this.#draw(() => this.fly(this.story.flightsOf(next), Math.min(FLIGHT * factor, long)));
    const lands = this.story.landsAt(next) * factor;
    const land = (): void => {
      this.#land();
      this.#timer = setTimeout(() => this.#next(), long - lands);
    };
    if (lands === 0) land();
    else this.#timer = setTimeout(land, lands);
  }

  /** Stops what is moving; an event that has begun has happened. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#land();
    this.flying = [];
  }

  #land(): void {
    if (!this.now || this.landed) return;
    this.landed = true;
    this.#show(this.now);
    if (this.view) this.hear([this.now], this.view.seat);
  }

  #show(event: Event): void {
    this.#draw(() => {
      this.note(event);
      if (this.view) this.table.view = this.story.after(this.view, event);
    });
    this.table.events = [...this.table.events, event];
    this.table.guide?.shown(event);
  }

  /** A mistake in how something is drawn keeps nobody from the question after it: the next view sets it right. */
  #draw(draws: () => void): void {
    try {
      draws();
    } catch (error) {
      console.error(error);
    }
  }

  #settle(moment: Moment<View, Event>): void {
    if (moment.view) this.table.view = moment.view;
    moment.settle();
  }

  #rest(): void {
    this.telling = this.#held = false;
    this.now = null;
    this.landed = false;
    this.rest();
  }
}

const isMoment = <View, Event>(each: Event | Moment<View, Event>): each is Moment<View, Event> =>
  typeof each === 'object' && each !== null && 'settle' in each;
