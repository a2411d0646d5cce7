/** The moments of a game from one point of view, fetched as they are needed. */
import type { Line } from '../state/counsel.svelte';
import type { GameEvent, View } from '../state/table.svelte';

/** A moment: whose answer led to it, what happened, and how things stand. */
export interface Frame {
  moment: number;
  seat: number | null;
  /** The clock gave that answer. */
  by_clock: boolean;
  /** The answer in words, where this point of view may know it. */
  answer: { words: string; rule: string } | null;
  events: GameEvent[];
  /** Who asked the Sheriff after these events. */
  notes: Line[];
  view?: View;
}
export interface Shown extends Frame {
  view: View;
}

/** How many moments are fetched at once, with views and without: views are heavy, sentences are not. */
const PAGE = 24;
const LOG = 200;
/** The next moments are fetched this many before the end of what is here. */
const AHEAD = 8;

export type Fetch = (start: number, count: number, views: boolean) => Promise<Frame[]>;

export class Film {
  #shown = new Map<number, Shown>();
  #told = new Map<number, GameEvent[]>();
  #notes = new Map<number, Line[]>();
  #coming = new Map<string, Promise<void>>();

  constructor(
    readonly moments: number,
    private readonly fetch: Fetch,
  ) {}

  at(moment: number): Shown | undefined {
    return this.#shown.get(moment);
  }

  /** After how many events of the step that follows a moment one can stop: after each sentence but the last. */
  stops(moment: number): number[] {
    const events = this.at(moment + 1)?.events ?? [];
    return events.flatMap((event, at) => (event.words ? [at + 1] : [])).slice(0, -1);
  }

  /** Whether a moment can be shown, and the step to the next. */
  ready(moment: number): boolean {
    return this.#shown.has(moment) && (moment + 1 >= this.moments || this.#shown.has(moment + 1));
  }

  /** Gets a moment and those around it; `back`: those before rather than those after. */
  async get(moment: number, back = false): Promise<void> {
    if (this.ready(moment)) return;
    const first = this.#shown.has(moment) ? moment + 1 : moment;
    await this.#fetch(back ? Math.max(0, moment + 2 - PAGE) : first, PAGE, true);
    if (!this.ready(moment)) await this.#fetch(moment, PAGE, true); // what came did not reach far enough
  }

  /** Fetches what comes next, before anybody waits for it; a failure shows when it is needed. */
  lookAhead(moment: number): void {
    let next = moment + 1;
    while (this.#shown.has(next) && next < moment + AHEAD) next += 1;
    if (next < Math.min(moment + AHEAD, this.moments)) void this.#fetch(next, PAGE, true).catch(() => undefined);
  }

  /** Gets what happened from one moment up to another. */
  async tell(first: number, last: number): Promise<void> {
    for (let start = first; start <= last; start += 1) {
      if (this.#told.has(start)) continue;
      await this.#fetch(start, Math.min(LOG, last + 1 - start), false);
    }
  }

  /** What happened from one moment up to another, the last included. */
  events(first: number, last: number): GameEvent[] {
    const found: GameEvent[] = [];
    for (let moment = first; moment <= last; moment += 1) found.push(...(this.#told.get(moment) ?? []));
    return found;
  }

  /** Who asked the Sheriff, as far as it is known here. */
  get notes(): Line[] {
    return [...this.#notes.values()].flat();
  }

  #fetch(start: number, count: number, views: boolean): Promise<void> {
    const key = `${start}/${count}/${views}`;
    const coming =
      this.#coming.get(key) ??
      this.fetch(start, count, views)
        .then((frames) => this.#keep(frames))
        .finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  #keep(frames: Frame[]): void {
    for (const frame of frames) {
      if (frame.view && !this.#shown.has(frame.moment)) this.#shown.set(frame.moment, { ...frame, view: frame.view });
      if (!this.#told.has(frame.moment)) this.#told.set(frame.moment, frame.events);
      if (frame.notes.length > 0) this.#notes.set(frame.moment, frame.notes);
    }
  }
}
