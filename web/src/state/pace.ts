/** Whether and how fast things move: the setting of the page, and the system's wish. */
import { MOTION, settings } from './settings.svelte';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

/** The theatre changes it to play faster, or to jump (0); at a table it stays 1. */
export const tempo = { factor: 1 };

/** The factor for all times; 0: nothing moves. */
export const pace = (): number => (still() ? 0 : MOTION[settings.speed] * tempo.factor);
