/** The words about bots in the language in use. */
import { Speech } from '../../words/speech.svelte';
import type { BotWords } from './index';

export const speech = new Speech<BotWords>({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});

export const b = (): BotWords => speech.words;
