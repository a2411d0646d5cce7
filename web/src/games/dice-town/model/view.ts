/** What a view of Dice Town holds (the server builds it, tumbleweed/games/dice_town/view.py). */
import type { View } from '../../../state/table.svelte';

export type Face = '9' | '10' | 'J' | 'Q' | 'K' | 'A';
export const FACES: readonly Face[] = ['9', '10', 'J', 'Q', 'K', 'A'];

/** The places in their order; number 1 to 8. */
export const PLACES = [
  'gold_mine',
  'bank',
  'stagecoach',
  'general_store',
  'saloon',
  'sheriff',
  'town_hall',
  'doc_badluck',
] as const;
export type Place = (typeof PLACES)[number];
export const FACE_OF: Partial<Record<Place, Face>> = {
  gold_mine: '9',
  bank: '10',
  general_store: 'J',
  saloon: 'Q',
  sheriff: 'K',
};

export interface Player {
  seat: number;
  kept: Face[];
  shown: Face[];
  dice_left: number;
  store_cards: number;
  claims: number;
  protected: number[];
  /** Absent where wealth is hidden. */
  dollars?: number;
  nuggets?: number;
  hand?: string[];
  has_chosen?: boolean;
  cup?: Face[];
  choice?: { kept: Face[]; action: string };
}

export interface Offer {
  player: number;
  supports: number;
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
  /** Only for the Sheriff and whoever offers. */
  cards?: string[];
}

export interface Tie {
  players: number[];
  offers: Offer[];
  offer_round: number;
  has_decided?: number[];
  own_draft?: Offer;
}

export interface Town {
  mine: number;
  bank: number;
  stagecoach: number;
  store_deck: number;
  store_discards: number;
  claim_row: number[];
  claim_deck: number;
  elixirs?: (string | null)[];
  elixir_pile?: number;
  elixir_discards?: number;
  elixir_in_use?: string | null;
}

export interface Sheet {
  player: number;
  nuggets: number;
  dollars: number;
  badge: number;
  equipment: number;
  claims: number;
  total: number;
  number_of_claims: number;
}

export interface TownView extends Omit<View, 'players'> {
  seat: number;
  waiting: number[];
  players: Player[];
  options: Record<string, unknown>;
  round: number;
  phase: string;
  sheriff: number | null;
  seating: number[];
  town: Town;
  played: { player: number; card: string; cancelled: boolean }[];
  tie: Tie | null;
  visits: number[];
  end_triggered: string[];
  looking_at: string[];
  over: boolean;
  scores?: Sheet[];
  ranking?: number[];
}

/** The number of the place being settled; 0 while dice are rolled. */
export const placeOf = (view: { phase: string }): number => Number(/^place_(\d)$/.exec(view.phase)?.[1] ?? 0);

/** Everybody round the table, clockwise, beginning after me (for spectators: with the first). */
export function around(view: TownView, me: number): number[] {
  const start = view.seating.indexOf(me) + 1;
  return view.seating
    .map((_, place) => view.seating[(start + place) % view.seating.length]!)
    .filter((seat) => seat !== me);
}
