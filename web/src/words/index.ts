/** The page's own words. The server sends those of names, options, events and questions. */
import type { Language } from '../lib/rest';
import type { en } from './en';
import type { Shape } from './shape';

export type Words = Shape<typeof en>;

const FILES: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
};

export const load = (language: Language): Promise<Words> => FILES[language]();
