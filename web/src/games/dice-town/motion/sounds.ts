/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { Named, TownEvent } from '../model/view';

type Unheard = Named<
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
  | 'timeout_default'
>;
const SOUNDS: Record<Exclude<Named, Unheard>, Sound> = {
  dice_rolled: 'dice',
  choice_locked: 'cup',
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

export function soundOf(event: TownEvent, me: number): Sound | null {
  if (event.event === 'choice_locked' && event.player !== me) return null;
  return (SOUNDS as Partial<Record<string, Sound>>)[event.event] ?? null;
}

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly TownEvent[], me: number): void {
  for (const sound of new Set(events.map((event) => soundOf(event, me)))) if (sound) play(sound);
}
