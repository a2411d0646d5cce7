/** Whether and how fast things move: the setting of the page, and the wish of the system. */
import { settings } from '../../../state/settings.svelte';

const FACTOR = { slow: 1.6, normal: 1, fast: 0.45 } as const;

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

/** What times are multiplied with; 0: nothing moves. */
export const pace = (): number => (still() ? 0 : FACTOR[settings.speed]);
