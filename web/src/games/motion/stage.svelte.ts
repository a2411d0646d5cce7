/**
 * What a table shows. Much may happen between two views of the server: the events in between are retold one after
 * another, for a short while at most. Questions are asked at once all the same, and any press or key ends the telling.
 */
import type { GameEvent } from '../../lib/messages';
import { pace } from '../../state/pace';
import type { Flight, Story } from './story';

/** The longest telling, in milliseconds. */
export const LONGEST = 2500;

export type Flying<Thing extends string = string> = Flight<Thing> & { id: number };

export abstract class Stage<View extends { seat: number }, Event extends GameEvent, Thing extends string = string> {
  view = $state.raw<View | null>(null);
  flying = $state.raw<Flying<Thing>[]>([]);
  telling = $state(false);

  #seen = -1;
  #queue: Event[] = [];
  /** The view the telling leads to; null while the server has not shown it, because a card may be played discreetly. */
  #target: View | null = null;
  #latest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;
  /** Time left for the telling that is under way. */
  #left = 0;

  /** How the game's events are told. */
  protected abstract readonly story: Story<View, Event, Thing>;

  constructor(
    /** The factor for all times; 0: no motion at all. */
    private readonly speed = pace,
    /** Told which events are shown, when they are. */
    private readonly hear = (events: readonly Event[], me: number): void => this.story.hear(events, me),
  ) {}

  /** Takes a view and the events known with it. */
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
    if (afresh || fresh.length === 0 || this.speed() === 0) {
      this.#queue.push(...fresh);
      if (fresh.length > 0) this.hear(fresh, view.seat);
      if (afresh || !this.telling || this.speed() === 0) this.finish();
      return;
    }
    this.#queue.push(...fresh);
    if (this.telling) return;
    this.#left = LONGEST;
    this.#next();
  }

  /** Ends the telling: everything is shown as it is. */
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

  // ------------------------------------------------------------ what a game's own stage also remembers

  /** Recalls what has happened already, for somebody who comes in. */
  protected recall(_view: View, _events: readonly Event[]): void {}
  /** An event has happened. */
  protected note(_event: Event): void {}
  /** An event is shown, for this many milliseconds. */
  protected shows(_event: Event, _beat: number): void {}
  /** The telling is over. */
  protected rest(): void {}

  #next(): void {
    const event = this.#queue.shift();
    if (!event || !this.view) {
      this.finish();
      return;
    }
    const { story } = this;
    this.telling = true;
    const whole = [event, ...this.#queue].reduce((sum, each) => sum + story.beatOf(each), 0);
    const share = story.beatOf(event) * Math.min(1, this.#left / Math.max(1, whole));
    const beat = share * this.speed();
    this.#left -= share;
    this.note(event);
    this.hear([event], this.view.seat);
    this.view = story.after(this.view, event);
    this.shows(event, beat);
    this.flying = [...this.flying, ...story.flightsOf(event).map((each) => ({ ...each, id: ++this.#flights }))];
    if (beat === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), beat);
  }
}
