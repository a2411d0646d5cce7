/** Cards that are turned over together: start cards, duels, the final duel. */
import type { TownEvent } from '../model/view';

/** Somebody is called out; cards lie face down; they are turned over; the higher one is named. */
export const PHASES = ['called', 'down', 'turned', 'named'] as const;
export type Phase = (typeof PHASES)[number];

export interface Showdown {
  kind: 'start' | 'control' | 'challenge' | 'final';
  /** Null: the card is not to be seen yet. */
  rows: { player: number; card: string | null }[];
  /** Not to be shown before it is named. */
  winner: number | null;
  building: string | null;
  rule: string;
}

/** The cards that an event lays down or turns over. */
export function showdownOf(event: TownEvent): Showdown | null {
  const { rule } = event;
  switch (event.event) {
    case 'start_cards_revealed':
      return { kind: 'start', rows: event.cards, winner: null, building: null, rule };
    case 'control_duel':
      return { kind: 'control', rows: event.cards, winner: event.winner, building: event.building, rule };
    case 'final_duel_round':
      return { kind: 'final', rows: event.cards, winner: event.winner, building: null, rule };
    case 'challenge_made':
    case 'duel_revealed': {
      const open = event.event === 'duel_revealed' ? event : null;
      return {
        kind: 'challenge',
        rows: [
          { player: event.player, card: open?.card ?? null },
          { player: event.opponent, card: open?.their_card ?? null },
        ],
        winner: open?.winner ?? null,
        building: event.building,
        rule,
      };
    }
    default:
      return null;
  }
}

/** What is told while the cards still lie there. */
export const GOES_WITH: ReadonlySet<TownEvent['event']> = new Set([
  'lot_drawn',
  'start_player_set',
  'stone_removed',
  'duel_removal_declined',
  'connection_lost',
  'connection_made',
  'timeout_default',
]);
