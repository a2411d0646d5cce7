/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { GameEvent } from '../../../state/table.svelte';

const SOUNDS: Record<string, Sound> = {
  cards_dealt: 'card',
  card_played: 'card',
  start_cards_revealed: 'card',
  building_opened: 'stamp',
  stone_placed: 'nugget',
  stone_taken_back: 'nugget',
  stone_moved: 'nugget',
  stone_removed: 'cup',
  connection_made: 'stamp',
  connection_lost: 'creak',
  event_drawn: 'stamp',
  challenge_made: 'creak',
  control_duel: 'cup',
  duel_revealed: 'cup',
  final_duel_round: 'cup',
  building_awarded: 'badge',
  building_neutralised: 'creak',
};
const PAID = new Set(['number_card', 'event', 'forced_sale', 'rent']);

export function soundOf(event: GameEvent): Sound | undefined {
  if (event.event === 'money_changed') return PAID.has(String(event.reason)) ? 'bill' : undefined;
  return SOUNDS[event.event];
}

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly GameEvent[]): void {
  for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
}
