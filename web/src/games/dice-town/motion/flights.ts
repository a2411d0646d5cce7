/** What is seen to move from one place to another when something happens. */
import type { GameEvent } from '../../../state/table.svelte';
import type { Flight as Moved } from '../../motion/stage.svelte';
import type { Picture } from '../model/cards';

export type Flight = Moved<Picture>;

const seat = (event: GameEvent, name = 'player'): string => `seat-${Number(event[name])}`;
const some = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const fly = (thing: Picture, from: string, to: string, count = 1): Flight[] =>
  count > 0 ? [{ thing, from, to, count: Math.min(count, 5) }] : [];

const BACKS: Record<string, Picture> = { claim: 'card-back-claim', store_card: 'card-back-store' };
const back = (event: GameEvent): Picture => BACKS[String(event.kind)] ?? 'card-back-store';

const MOVES: Record<string, (event: GameEvent) => Flight[]> = {
  paid_stagecoach: (event) => fly('bill', seat(event), 'place-3', some(event, 'dollars')),
  nuggets_mined: (event) => fly('nugget', 'place-1', seat(event), some(event, 'taken')),
  bank_robbed: (event) => fly('bill', 'place-2', seat(event), some(event, 'dollars')),
  loot_split: (event) => fly('bill', seat(event, 'robber'), seat(event), some(event, 'dollars')),
  coach_arrived: (event) => fly('bill', 'place-3', 'place-2', some(event, 'dollars')),
  store_kept: (event) => fly('card-back-store', 'place-4', seat(event)),
  joe_collected: (event) => fly('bill', seat(event, 'target'), seat(event), some(event, 'dollars')),
  theft_kept: (event) => fly(back(event), seat(event, 'victim'), seat(event, 'thief')),
  card_given: (event) => fly(back(event), seat(event, 'from'), seat(event, 'to')),
  sheriff_changed: (event) => fly('star', seat(event, 'old'), seat(event, 'new')),
  claims_taken: (event) =>
    (event.values as number[]).flatMap((value) =>
      fly(`card-land${Math.min(Math.max(value, 1), 5)}` as Picture, 'place-7', seat(event)),
    ),
  claim_drawn_unseen: (event) => fly('card-back-claim', 'place-7', seat(event)),
  doc_card_drawn: (event) => fly('card-back-store', 'place-4', seat(event)),
  elixir_taken: (event) => fly('card-back-elixir', 'place-8', seat(event)),
  tribute_paid: (event) => [
    ...fly('bill', seat(event, 'from'), seat(event, 'to'), some(event, 'dollars')),
    ...fly('nugget', seat(event, 'from'), seat(event, 'to'), some(event, 'nuggets')),
  ],
  bribe_paid: (event) => [
    ...fly('bill', seat(event, 'from'), seat(event, 'to'), some(event, 'dollars')),
    ...fly('nugget', seat(event, 'from'), seat(event, 'to'), some(event, 'nuggets')),
    ...fly('card-back-claim', seat(event, 'from'), seat(event, 'to'), some(event, 'claims')),
    ...fly('card-back-store', seat(event, 'from'), seat(event, 'to'), some(event, 'store_cards')),
  ],
};

export const flightsOf = (event: GameEvent): Flight[] => MOVES[event.event]?.(event) ?? [];

/** How long an event is looked at, in milliseconds; what is not named goes by unseen. */
const BEATS: Record<string, number> = {
  dice_revealed: 620,
  die_turned: 420,
  dice_rolled: 60,
  card_played: 520,
  card_cancelled: 520,
  place_won: 340,
  place_uncontested: 160,
  coach_arrived: 620,
  sheriff_changed: 700,
  sheriff_stays: 200,
  elixir_taken: 480,
  doc_remedy: 480,
  claims_protected: 320,
  claims_refilled: 160,
  round_started: 240,
  tie: 240,
};

export const beatOf = (event: GameEvent): number => BEATS[event.event] ?? (MOVES[event.event] ? 320 : 0);
