/** What the town shows, and what is to be seen besides while events are told: cards turned over, telegrams, challenges. */
import type { GameEvent } from '../../../state/table.svelte';
import { Stage as Told } from '../../motion/stage.svelte';
import type { TownView } from '../model/view';
import { beatOf, flightsOf, type Thing } from './flights';
import { after } from './retell';

/** Cards that are turned over together. */
export interface Showdown {
  kind: 'start' | 'control' | 'challenge' | 'final';
  rows: { player: number; card: string }[];
  winner: number | null;
  building: string | null;
  rule: string;
}

/** What an event turns over. */
export function showdownOf(event: GameEvent, starter: number | null): Showdown | null {
  const winner = typeof event.winner === 'number' ? event.winner : null;
  const building = typeof event.building === 'string' ? event.building : null;
  const rule = event.rule ?? '';
  const rows = (event.cards ?? []) as Showdown['rows'];
  switch (event.event) {
    case 'start_cards_revealed':
      return { kind: 'start', rows, winner: starter, building, rule };
    case 'control_duel':
      return { kind: 'control', rows, winner, building, rule };
    case 'final_duel_round':
      return { kind: 'final', rows, winner, building, rule };
    case 'duel_revealed':
      return {
        kind: 'challenge',
        rows: [
          { player: Number(event.player), card: String(event.card) },
          { player: Number(event.opponent), card: String(event.their_card) },
        ],
        winner,
        building,
        rule,
      };
    default:
      return null;
  }
}

export class Stage extends Told<TownView, Thing> {
  /** Cells where something has just happened: `SAL 0,1`. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The building where something happened last. */
  place = $state('');
  /** Cards being turned over. */
  showdown = $state.raw<Showdown | null>(null);
  /** The event card that was drawn last in this turn. */
  telegram = $state.raw<{ card: string; player: number } | null>(null);
  /** Who challenges whom. */
  challenge = $state.raw<{ from: number; to: number; building: string } | null>(null);
  #starters = new Map<number, number>();

  constructor(pace: () => number, hear?: (events: readonly GameEvent[]) => void) {
    super({ after, beatOf, flightsOf }, pace, hear);
  }

  override take(view: TownView, events: readonly GameEvent[]): void {
    for (const event of events)
      if (event.event === 'start_player_set') this.#starters.set(Number(event.pass), Number(event.player));
    super.take(view, events);
  }

  protected override recall(_view: TownView, events: readonly GameEvent[]): void {
    this.fresh = new Set();
    this.telegram = null;
    for (const event of events) this.note(event);
    if (_view.event === null) this.telegram = null;
  }

  protected override note(event: GameEvent): void {
    if (typeof event.building === 'string') this.place = event.building;
    if (event.event === 'event_drawn') this.telegram = { card: String(event.card), player: Number(event.player) };
    if (event.event === 'turn_started' || event.event === 'round_started' || event.event === 'challenge_made')
      this.telegram = null;
  }

  protected override shows(event: GameEvent, beat: number): void {
    if (beat === 0) return;
    const cells = [event.cell, event.to].filter((cell) => Array.isArray(cell));
    this.fresh = new Set(cells.map((cell) => `${String(event.building)} ${String(cell)}`));
    this.showdown = showdownOf(event, this.#starters.get(Number(event.pass)) ?? null);
    this.challenge =
      event.event === 'challenge_made'
        ? { from: Number(event.player), to: Number(event.opponent), building: String(event.building) }
        : null;
  }

  protected override rest(): void {
    this.showdown = null;
    this.challenge = null;
  }
}
