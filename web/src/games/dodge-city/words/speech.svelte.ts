/** The table's words in the language in use. */
import { Speech } from '../../../words/speech.svelte';
import type { TownWords } from './index';

export const speech = new Speech<TownWords>({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});

export const t = (): TownWords => speech.words;
