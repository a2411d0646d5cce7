/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { BoomEvent } from '../model/view';

const SOUNDS: Record<BoomEvent['event'], Sound | null> = {
  game_started: null,
  cards_removed_unseen: null,
  first_player_drawn: null,
  round_started: null,
  first_row_events_returned: null,
  row_revealed: 'card',
  deck_exhausted: null,
  round_ended: null,
  decision_timed_out: null,
  final_score: null,
  game_ended: null,
  bid_made: 'knock',
  bid_passed: null,
  auction_all_passed: null,
  auction_won: null,
  bid_share_paid: 'nugget',
  bid_rest_to_bank: 'nugget',
  player_bankrupt: null,
  player_solvent: null,
  card_picked: 'card',
  fee_paid: 'nugget',
  mine_acquired: 'stamp',
  mayor_elected: 'badge',
  mayor_changed: 'badge',
  mayor_vacated: 'badge',
  card_waiting: null,
  card_held: null,
  event_no_target: null,
  card_removed: null,
  card_shark_paid: 'nugget',
  stagecoach_paid: 'nugget',
  dynamite_used: 'cup',
  expropriation_used: 'stamp',
  expropriation_declined: null,
  holdup_announced: 'creak',
  holdup_rolled: 'dice',
  mustang_used: 'card',
  mustang_kept: null,
  governor_attached: 'badge',
  governor_removed: null,
  vein_attached: 'stamp',
  vein_moved: null,
  vein_removed: null,
  saloon_placed: 'stamp',
  girls_attached: 'card',
  saloon_removed: null,
  dice_rolled: 'dice',
  telegraph_used: 'stamp',
  telegraph_kept: null,
  production_result: null,
  mine_collapsed: 'creak',
  mine_produced: 'nugget',
  no_production: null,
  saloon_paid: 'nugget',
};

/** What an event sounds like; nothing if it is not known here. */
export const soundOf = (event: BoomEvent): Sound | null => SOUNDS[event.event] ?? null;

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly BoomEvent[]): void {
  for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
}
