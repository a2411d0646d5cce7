/** What is heard when something happens; every sound doubles something seen. */
import { play, type Sound } from '../../../lib/sound';
import type { GameEvent } from '../../../state/table.svelte';

const SOUNDS: Record<string, Sound> = {
  row_revealed: 'card',
  bid_made: 'knock',
  bid_share_paid: 'nugget',
  bid_rest_to_bank: 'nugget',
  card_picked: 'card',
  mine_acquired: 'stamp',
  fee_paid: 'nugget',
  mayor_elected: 'badge',
  mayor_changed: 'badge',
  mayor_vacated: 'badge',
  governor_attached: 'badge',
  card_shark_paid: 'nugget',
  stagecoach_paid: 'nugget',
  dynamite_used: 'cup',
  expropriation_used: 'stamp',
  holdup_announced: 'creak',
  holdup_rolled: 'dice',
  vein_attached: 'stamp',
  saloon_placed: 'stamp',
  girls_attached: 'card',
  mustang_used: 'card',
  telegraph_used: 'stamp',
  dice_rolled: 'dice',
  mine_collapsed: 'creak',
  mine_produced: 'nugget',
  saloon_paid: 'nugget',
};

export const soundOf = (event: GameEvent): Sound | undefined => SOUNDS[event.event];

/** Each sound once, however often its thing has happened at this moment. */
export function hear(events: readonly GameEvent[]): void {
  for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
}
