/**
 * What the town shows. The server's views come in steps that may hold much: between two of them the events are retold
 * one after the other, for a short while at most. Whoever is asked is asked at once all the same, and any press or key
 * ends the telling.
 */
import type { GameEvent } from '../../../state/table.svelte';
import { PLACES, type TownView } from '../model/view';
import { beatOf, flightsOf, type Flight } from './flights';
import { after } from './retell';

/** More motion than this is not waited for. */
export const LONGEST = 2500;

export interface Flying extends Flight {
  id: number;
}

export class Stage {
  view = $state.raw<TownView | null>(null);
  flying = $state.raw<Flying[]>([]);
  /** The events told so far, of the current round: which places are done, and who won them. */
  won = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The card being played, while it is told. */
  card = $state.raw<{ player: number; card: string } | null>(null);
  /** What the cups do, and how often they have done something: they shake with a roll, and lift all together. */
  cups = $state.raw<{ move: 'shake' | 'lift' | ''; count: number }>({ move: '', count: 0 });
  /** How often the coach has driven. */
  drives = $state(0);
  telling = $state(false);

  #seen = -1;
  #queue: GameEvent[] = [];
  /** Where the telling leads; null while the server has not shown it, because a card may be played discreetly. */
  #target: TownView | null = null;
  #latest: TownView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;
  /** Time left for the telling that is under way. */
  #left = 0;

  constructor(
    /** What times are multiplied with; 0: no motion at all. */
    private readonly pace: () => number,
    /** Told what is being shown, when it is. */
    private readonly hear: (events: readonly GameEvent[]) => void = () => undefined,
  ) {}

  /** A view and the events known with it. */
  take(view: TownView, events: readonly GameEvent[]): void {
    const afresh = this.view === null || this.view.seat !== view.seat || (events.at(-1)?.seq ?? -1) < this.#seen;
    const fresh = afresh ? [] : events.filter((event) => event.seq > this.#seen);
    this.#seen = events.at(-1)?.seq ?? -1;
    if (view !== this.#latest) this.#target = view;
    this.#latest = view;
    if (afresh) {
      this.#queue = [];
      this.#recall(view, events);
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
      this.#note(event);
      if (this.view) this.view = after(this.view, event);
    }
    this.#queue = [];
    this.telling = false;
    this.card = null;
    if (this.#target) this.view = this.#target;
    this.#target = null;
  }

  landed(id: number): void {
    this.flying = this.flying.filter((each) => each.id !== id);
  }

  /** Which places of the round are done, for somebody who comes in. */
  #recall(view: TownView, events: readonly GameEvent[]): void {
    this.won = new Map();
    for (const event of events) if (event.round === view.round) this.#note(event);
  }

  #note(event: GameEvent): void {
    if (event.event === 'round_started') this.won = new Map();
    if (event.event === 'dice_rolled') this.cups = { move: 'shake', count: this.cups.count + 1 };
    if (event.event === 'dice_revealed') this.cups = { move: 'lift', count: this.cups.count + 1 };
    if (event.event === 'coach_arrived') this.drives += 1;
    const place = PLACES.indexOf(event.place as (typeof PLACES)[number]) + 1;
    if (event.event === 'place_won') this.won = new Map([...this.won, [place, Number(event.player)]]);
    if (event.event === 'place_uncontested') this.won = new Map([...this.won, [place, -1]]);
    if (event.event === 'coach_arrived') this.won = new Map([...this.won, [3, -1]]);
  }

  #next(): void {
    const event = this.#queue.shift();
    if (!event || !this.view) {
      this.finish();
      return;
    }
    this.telling = true;
    const whole = beatOf(event) + this.#queue.reduce((sum, each) => sum + beatOf(each), 0);
    const share = beatOf(event) * Math.min(1, this.#left / Math.max(1, whole));
    const beat = share * this.pace();
    this.#left -= share;
    this.#note(event);
    this.hear([event]);
    this.view = after(this.view, event);
    const played = event.event === 'card_played';
    this.card = played ? { player: Number(event.player), card: String(event.card) } : beat > 0 ? null : this.card;
    this.flying = [...this.flying, ...flightsOf(event).map((each) => ({ ...each, id: ++this.#flights }))];
    if (beat === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), beat);
  }
}
