/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { EventName, TownEvent } from '../model/events';
import { QUIET } from './flights';

/** Null: nothing is heard. */
const SOUNDS: Record<EventName, Sound | null> = {
  game_started: null,
  pass_started: null,
  cards_dealt: 'card',
  deck_reshuffled: null,
  round_started: null,
  start_card_chosen: null,
  start_cards_revealed: 'card',
  lot_drawn: null,
  start_player_set: null,
  turn_started: null,
  turn_ended: null,
  card_played: 'card',
  money_changed: 'bill',
  free_stones_granted: null,
  free_stones_lost: null,
  building_opened: 'stamp',
  stone_placed: 'nugget',
  stone_taken_back: 'nugget',
  stone_removed: 'cup',
  stone_moved: 'nugget',
  connection_made: 'stamp',
  connection_lost: 'creak',
  building_neutralised: 'creak',
  event_pile_reshuffled: null,
  event_drawn: 'stamp',
  event_resolved: null,
  debt_incurred: null,
  debt_forgiven: null,
  control_duel: 'cup',
  challenge_made: 'creak',
  challenge_waived: null,
  challenge_impossible: null,
  duel_revealed: 'cup',
  duel_removal_declined: null,
  card_laid_aside: null,
  building_awarded: 'badge',
  building_undecided: null,
  points_changed: null,
  pass_ended: null,
  final_duel_round: 'cup',
  game_ended: null,
  timeout_default: null,
};

export const soundOf = (event: TownEvent): Sound | null =>
  event.event === 'money_changed' && QUIET.has(event.reason) ? null : (SOUNDS[event.event] ?? null);

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly TownEvent[]): void {
  for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
}
