/** The words of the guided first game in the language in use. */
import { Speech } from '../../words/speech.svelte';
import type { LessonWords } from './index';

export const speech = new Speech<LessonWords>({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});

export const l = (): LessonWords => speech.words;
