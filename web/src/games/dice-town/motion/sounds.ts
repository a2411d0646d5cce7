/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { GameEvent } from '../../../state/table.svelte';

const SOUNDS: Record<string, Sound> = {
  dice_rolled: 'dice',
  dice_revealed: 'cup',
  paid_stagecoach: 'bill',
  bank_robbed: 'bill',
  loot_split: 'bill',
  coach_arrived: 'bill',
  joe_collected: 'bill',
  tribute_paid: 'bill',
  bribe_paid: 'bill',
  nuggets_mined: 'nugget',
  card_played: 'card',
  store_kept: 'card',
  theft_kept: 'card',
  card_given: 'card',
  doc_card_drawn: 'card',
  elixir_taken: 'card',
  claims_taken: 'stamp',
  claims_protected: 'stamp',
  sheriff_changed: 'badge',
  tie: 'creak',
};

export function soundOf(event: GameEvent, me: number): Sound | undefined {
  if (event.event === 'choice_locked') return event.player === me ? 'cup' : undefined;
  return SOUNDS[event.event];
}

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly GameEvent[], me: number): void {
  for (const sound of new Set(events.map((event) => soundOf(event, me)))) if (sound) play(sound);
}
