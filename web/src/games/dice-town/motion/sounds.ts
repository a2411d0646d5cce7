/** What is heard when something happens. */
import type { Sounds } from '../../motion/story';
import type { TownEvent } from '../model/view';

type Unheard =
  | 'game_started'
  | 'claims_revealed'
  | 'elixirs_revealed'
  | 'round_started'
  | 'card_cancelled'
  | 'brute_fallback'
  | 'die_turned'
  | 'last_roll_announced'
  | 'combination_complete'
  | 'place_uncontested'
  | 'bribe_offered'
  | 'bribe_withdrawn'
  | 'tie_decided'
  | 'place_won'
  | 'store_drawn'
  | 'store_reshuffled'
  | 'store_empty'
  | 'theft'
  | 'theft_impossible'
  | 'sheriff_stays'
  | 'claim_drawn_unseen'
  | 'claims_refilled'
  | 'doc_visitors'
  | 'doc_order_set'
  | 'doc_declined'
  | 'doc_no_remedy'
  | 'doc_remedy'
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
export const SOUNDS: Sounds<TownEvent, Unheard> = {
  dice_rolled: 'dice',
  choice_locked: ({ player }, me) => (player === me ? 'cup' : null),
  dice_revealed: 'cup',
  paid_stagecoach: 'bill',
  card_played: 'card',
  tie: 'creak',
  bribe_paid: 'bill',
  nuggets_mined: 'nugget',
  bank_robbed: 'bill',
  loot_split: 'bill',
  coach_arrived: 'bill',
  store_kept: 'card',
  joe_collected: 'bill',
  theft_kept: 'card',
  sheriff_changed: 'badge',
  claims_taken: 'stamp',
  elixir_taken: 'card',
  claims_protected: 'stamp',
  doc_card_drawn: 'card',
  tribute_paid: 'bill',
  card_given: 'card',
};
