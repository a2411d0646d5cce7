/** What the town shows, and what else is seen while events are told: cards turned over, telegrams, challenges. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { TownEvent, TownView } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { SIGHTS, type Thing } from './flights';
import { after } from './retell';
import { SOUNDS } from './sounds';

export const STORY = new Story<TownView, TownEvent, Thing>(TELLING, after, SIGHTS, SOUNDS);

/** Cards that are turned over together. */
export interface Showdown {
  kind: 'start' | 'control' | 'challenge' | 'final';
  rows: { player: number; card: string }[];
  winner: number | null;
  building: string | null;
  rule: string;
}

/** The cards that an event turns over. */
export function showdownOf(event: TownEvent, starter: number | null): Showdown | null {
  const { rule } = event;
  switch (event.event) {
    case 'start_cards_revealed':
      return { kind: 'start', rows: event.cards, winner: starter, building: null, rule };
    case 'control_duel':
      return { kind: 'control', rows: event.cards, winner: event.winner, building: event.building, rule };
    case 'final_duel_round':
      return { kind: 'final', rows: event.cards, winner: event.winner, building: null, rule };
    case 'duel_revealed':
      return {
        kind: 'challenge',
        rows: [
          { player: event.player, card: event.card },
          { player: event.opponent, card: event.their_card },
        ],
        winner: event.winner,
        building: event.building,
        rule,
      };
    default:
      return null;
  }
}

export class Stage extends Told<TownView, TownEvent, Thing> {
  protected override readonly story = STORY;
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
  protected override recall(_view: TownView, events: readonly TownEvent[]): void {
    this.fresh = new Set();
    this.telegram = null;
    for (const event of events) this.note(event);
    if (_view.event === null) this.telegram = null;
  }

  protected override note(event: TownEvent): void {
    if ('building' in event) this.place = event.building;
    if (event.event === 'event_drawn') this.telegram = { card: event.card, player: event.player };
    if (event.event === 'turn_started' || event.event === 'round_started' || event.event === 'challenge_made')
      this.telegram = null;
  }

  protected override begins(event: TownEvent, long: number): void {
    if (long === 0) return;
    const cell = 'cell' in event ? event.cell : 'to' in event ? event.to : null;
    this.fresh = new Set(cell && 'building' in event ? [`${event.building} ${String(cell)}`] : []);
    this.showdown = showdownOf(event, this.coming?.start_player ?? null);
    this.challenge =
      event.event === 'challenge_made' ? { from: event.player, to: event.opponent, building: event.building } : null;
  }

  protected override rest(): void {
    this.showdown = null;
    this.challenge = null;
  }
}
