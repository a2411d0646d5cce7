/** Whether and how fast things move: the setting of the page, and the wish of the system. */
import { MOTION, settings } from './settings.svelte';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

/** The theatre plays faster than life, and jumps (0); at a table time is what it is. */
export const tempo = { factor: 1 };

/** What times are multiplied with; 0: nothing moves. */
export const pace = (): number => (still() ? 0 : MOTION[settings.speed] * tempo.factor);
