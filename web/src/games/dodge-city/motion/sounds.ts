/** What is heard when something happens. */
import type { Sounds } from '../../motion/story';
import type { TownEvent } from '../model/view';
import { QUIET } from './flights';

type Unheard =
  | 'game_started'
  | 'pass_started'
  | 'deck_reshuffled'
  | 'round_started'
  | 'start_card_chosen'
  | 'lot_drawn'
  | 'start_player_set'
  | 'turn_started'
  | 'turn_ended'
  | 'free_stones_granted'
  | 'free_stones_lost'
  | 'event_pile_reshuffled'
  | 'event_resolved'
  | 'debt_incurred'
  | 'debt_forgiven'
  | 'challenge_waived'
  | 'challenge_impossible'
  | 'duel_removal_declined'
  | 'card_laid_aside'
  | 'building_undecided'
  | 'points_changed'
  | 'pass_ended'
  | 'game_ended'
  | 'timeout_default';
export const SOUNDS: Sounds<TownEvent, Unheard> = {
  cards_dealt: 'card',
  start_cards_revealed: 'card',
  card_played: 'card',
  money_changed: ({ reason }) => (QUIET.has(reason) ? null : 'bill'),
  building_opened: 'stamp',
  stone_placed: 'nugget',
  stone_taken_back: 'nugget',
  stone_removed: 'cup',
  stone_moved: 'nugget',
  connection_made: 'stamp',
  connection_lost: 'creak',
  building_neutralised: 'creak',
  event_drawn: 'stamp',
  control_duel: 'cup',
  challenge_made: 'creak',
  duel_revealed: 'cup',
  building_awarded: 'badge',
  final_duel_round: 'cup',
};
