/** What moves from one place to another when something happens, and how long each event is shown. */
import { flying, seat, type Sights } from '../../motion/story';
import { land, type Picture } from '../model/pictures';
import type { TownEvent } from '../model/view';

const fly = flying<Picture>(5);

const BACKS = { claim: 'card-back-claim', store_card: 'card-back-store' } as const;

/** Events that go by unseen. */
type Unseen =
  | 'game_started'
  | 'claims_revealed'
  | 'elixirs_revealed'
  | 'choice_locked'
  | 'brute_fallback'
  | 'last_roll_announced'
  | 'combination_complete'
  | 'bribe_offered'
  | 'bribe_withdrawn'
  | 'tie_decided'
  | 'store_drawn'
  | 'store_reshuffled'
  | 'store_empty'
  | 'theft'
  | 'theft_impossible'
  | 'doc_visitors'
  | 'doc_order_set'
  | 'doc_declined'
  | 'doc_no_remedy'
  | 'elixir_replaced'
  | 'elixirs_reshuffled'
  | 'no_effect'
  | 'end_triggered'
  | 'round_ended'
  | 'hands_shown'
  | 'scored'
  | 'final_tie'
  | 'game_ended'
  | 'timeout_default';
export const SIGHTS: Sights<TownEvent, Picture, Unseen> = {
  round_started: [240],
  dice_rolled: [60],
  dice_revealed: [620],
  paid_stagecoach: [320, ({ player, dollars }) => fly('bill', seat(player), 'place-3', dollars)],
  card_played: [520],
  card_cancelled: [520],
  die_turned: [420],
  place_uncontested: [160],
  tie: [240],
  bribe_paid: [
    320,
    ({ from, to, dollars, nuggets, claims, store_cards }) => [
      ...fly('bill', seat(from), seat(to), dollars),
      ...fly('nugget', seat(from), seat(to), nuggets),
      ...fly('card-back-claim', seat(from), seat(to), claims),
      ...fly('card-back-store', seat(from), seat(to), store_cards),
    ],
  ],
  place_won: [340],
  nuggets_mined: [320, ({ player, taken }) => fly('nugget', 'place-1', seat(player), taken)],
  bank_robbed: [320, ({ player, dollars }) => fly('bill', 'place-2', seat(player), dollars)],
  loot_split: [320, ({ robber, player, dollars }) => fly('bill', seat(robber), seat(player), dollars)],
  coach_arrived: [620, ({ dollars }) => fly('bill', 'place-3', 'place-2', dollars)],
  store_kept: [320, ({ player }) => fly('card-back-store', 'place-4', seat(player))],
  joe_collected: [320, ({ target, player, dollars }) => fly('bill', seat(target), seat(player), dollars)],
  theft_kept: [320, ({ kind, victim, thief }) => fly(BACKS[kind], seat(victim), seat(thief))],
  sheriff_changed: [700, (event) => fly('star', seat(event.old), seat(event.new))],
  sheriff_stays: [200],
  claims_taken: [320, ({ values, player }) => values.flatMap((value) => fly(land(value), 'place-7', seat(player)))],
  claim_drawn_unseen: [320, ({ player }) => fly('card-back-claim', 'place-7', seat(player))],
  claims_refilled: [160],
  doc_remedy: [480],
  elixir_taken: [480, ({ player }) => fly('card-back-elixir', 'place-8', seat(player))],
  claims_protected: [320],
  doc_card_drawn: [320, ({ player }) => fly('card-back-store', 'place-4', seat(player))],
  tribute_paid: [
    320,
    (event) =>
      'dollars' in event
        ? fly('bill', seat(event.from), seat(event.to), event.dollars)
        : fly('nugget', seat(event.from), seat(event.to), event.nuggets),
  ],
  card_given: [320, ({ kind, from, to }) => fly(BACKS[kind], seat(from), seat(to))],
};
