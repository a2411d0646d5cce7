/** What is heard when something happens. */
import type { Sounds } from '../../motion/story';
import type { BoomEvent } from '../model/view';

type Unheard =
  | 'game_started'
  | 'cards_removed_unseen'
  | 'first_player_drawn'
  | 'round_started'
  | 'first_row_events_returned'
  | 'deck_exhausted'
  | 'round_ended'
  | 'decision_timed_out'
  | 'final_score'
  | 'game_ended'
  | 'bid_passed'
  | 'auction_all_passed'
  | 'auction_won'
  | 'player_bankrupt'
  | 'player_solvent'
  | 'card_waiting'
  | 'card_held'
  | 'event_no_target'
  | 'card_removed'
  | 'expropriation_declined'
  | 'mustang_kept'
  | 'governor_removed'
  | 'vein_moved'
  | 'vein_removed'
  | 'saloon_removed'
  | 'telegraph_kept'
  | 'production_result'
  | 'no_production';
export const SOUNDS: Sounds<BoomEvent, Unheard> = {
  row_revealed: 'card',
  bid_made: 'knock',
  bid_share_paid: 'nugget',
  bid_rest_to_bank: 'nugget',
  card_picked: 'card',
  fee_paid: 'nugget',
  mine_acquired: 'stamp',
  mayor_elected: 'badge',
  mayor_changed: 'badge',
  mayor_vacated: 'badge',
  card_shark_paid: 'nugget',
  stagecoach_paid: 'nugget',
  dynamite_used: 'cup',
  expropriation_used: 'stamp',
  holdup_announced: 'creak',
  holdup_rolled: 'dice',
  mustang_used: 'card',
  governor_attached: 'badge',
  vein_attached: 'stamp',
  saloon_placed: 'stamp',
  girls_attached: 'card',
  dice_rolled: 'dice',
  telegraph_used: 'stamp',
  mine_collapsed: 'creak',
  mine_produced: 'nugget',
  saloon_paid: 'nugget',
};
