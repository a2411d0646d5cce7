/** What the theatre says. It comes with the theatre: whoever only plays does not wait for it. */
import type { Language } from '../../lib/rest';
import type { Shape } from '../../words/shape';
import type { en } from './en';

export type ReplayWords = Shape<typeof en>;

const FILES: Record<Language, () => Promise<ReplayWords>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
};

export const load = (language: Language): Promise<ReplayWords> => FILES[language]();
