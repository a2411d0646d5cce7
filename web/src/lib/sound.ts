/** Small sounds, each doubling something that is seen. Off until switched on; the instruments come with the first. */
import { tempo } from '../state/pace';
import { settings } from '../state/settings.svelte';

/** What can be heard; `lib/instruments` knows how. */
export type Sound =
  'dice' | 'cup' | 'knock' | 'bill' | 'nugget' | 'card' | 'stamp' | 'badge' | 'creak' | 'fuse' | 'end';

const LOUD = { 1: 0.25, 2: 0.55, 3: 1 } as const;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || tempo.factor === 0) return; // a jump is silent
  const loud = LOUD[settings.volume];
  void import('./instruments').then(({ sounds }) => sounds(sound, loud)).catch(() => undefined); // silence is no harm
}
