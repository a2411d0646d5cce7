/** The table's words in the language in use. */
import { Speech } from '../../../words/speech.svelte';
import type { BoomWords } from './index';

export const speech = new Speech<BoomWords>({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});

export const t = (): BoomWords => speech.words;
