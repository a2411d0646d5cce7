/** What Boomtown's table says by itself. Questions, answers and events come in words from the server. */
import type { Language } from '../../../lib/rest';
import type { Shape } from '../../../words/shape';
import type { en } from './en';

export type BoomWords = Shape<typeof en>;

const FILES: Record<Language, () => Promise<BoomWords>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
};

export const load = (language: Language): Promise<BoomWords> => FILES[language]();
