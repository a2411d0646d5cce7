/** The theatre's words in the language in use. */
import { Speech } from '../../words/speech.svelte';
import type { ReplayWords } from './index';

export const speech = new Speech<ReplayWords>({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});

export const r = (): ReplayWords => speech.words;
