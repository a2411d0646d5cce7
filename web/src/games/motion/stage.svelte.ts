/**
 * What a table shows. The server's views come in steps that may hold much: between two of them the events are retold
 * one after the other, for a short while at most. Whoever is asked is asked at once all the same, and any press or key
 * ends the telling.
 */
import type { GameEvent } from '../../state/table.svelte';

/** More motion than this is not waited for. */
export const LONGEST = 2500;

/** Things that are seen to move from one place to another. */
export interface Flight<Thing extends string = string> {
  thing: Thing;
  /** Where they start and land: the `data-spot` of an element. */
  from: string;
  to: string;
  count: number;
  /** A class for colours of its own. */
  look?: string;
}
export type Flying<Thing extends string = string> = Flight<Thing> & { id: number };

/** How a game's events are told. */
export interface Story<View, Event extends GameEvent, Thing extends string> {
  /** The view after an event: it repeats what the event tells and knows no rule. */
  after: (view: View, event: Event) => View;
  /** How long an event is looked at, in milliseconds; 0: it goes by unseen. */
  beatOf: (event: Event) => number;
  flightsOf: (event: Event) => Flight<Thing>[];
}

export class Stage<View extends { seat: number }, Event extends GameEvent, Thing extends string = string> {
  view = $state.raw<View | null>(null);
  flying = $state.raw<Flying<Thing>[]>([]);
  telling = $state(false);

  #seen = -1;
  #queue: Event[] = [];
  /** Where the telling leads; null while the server has not shown it, because a card may be played discreetly. */
  #target: View | null = null;
  #latest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;
  /** Time left for the telling that is under way. */
  #left = 0;

  constructor(
    private readonly story: Story<View, Event, Thing>,
    /** What times are multiplied with; 0: no motion at all. */
    private readonly pace: () => number,
    /** Told what is being shown, when it is. */
    private readonly hear: (events: readonly Event[]) => void = () => undefined,
  ) {}

  /** A view and the events known with it. */
  take(view: View, events: readonly Event[]): void {
    const afresh = this.view === null || this.view.seat !== view.seat || (events.at(-1)?.seq ?? -1) < this.#seen;
    const fresh = afresh ? [] : events.filter((event) => event.seq > this.#seen);
    this.#seen = events.at(-1)?.seq ?? -1;
    if (view !== this.#latest) this.#target = view;
    this.#latest = view;
    if (afresh) {
      this.#queue = [];
      this.recall(view, events);
    }
    if (afresh || fresh.length === 0 || this.pace() === 0) {
      this.#queue.push(...fresh);
      if (fresh.length > 0) this.hear(fresh);
      if (afresh || !this.telling || this.pace() === 0) this.finish();
      return;
    }
    this.#queue.push(...fresh);
    if (this.telling) return;
    this.#left = LONGEST;
    this.#next();
  }

  /** Ends the telling: everything is as it is. */
  finish(): void {
    clearTimeout(this.#timer);
    for (const event of this.#queue) {
      this.note(event);
      if (this.view) this.view = this.story.after(this.view, event);
    }
    this.#queue = [];
    this.telling = false;
    this.rest();
    if (this.#target) this.view = this.#target;
    this.#target = null;
  }

  landed(id: number): void {
    this.flying = this.flying.filter((each) => each.id !== id);
  }

  // ------------------------------------------------------------ what a game's own stage remembers besides

  /** What has happened already, for somebody who comes in. */
  protected recall(_view: View, _events: readonly Event[]): void {}
  /** An event has happened. */
  protected note(_event: Event): void {}
  /** An event is shown, for so many milliseconds. */
  protected shows(_event: Event, _beat: number): void {}
  /** Nothing is told any more. */
  protected rest(): void {}

  #next(): void {
    const event = this.#queue.shift();
    if (!event || !this.view) {
      this.finish();
      return;
    }
    const { after, beatOf, flightsOf } = this.story;
    this.telling = true;
    const whole = beatOf(event) + this.#queue.reduce((sum, each) => sum + beatOf(each), 0);
    const share = beatOf(event) * Math.min(1, this.#left / Math.max(1, whole));
    const beat = share * this.pace();
    this.#left -= share;
    this.note(event);
    this.hear([event]);
    this.view = after(this.view, event);
    this.shows(event, beat);
    this.flying = [...this.flying, ...flightsOf(event).map((each) => ({ ...each, id: ++this.#flights }))];
    if (beat === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), beat);
  }
}
