/** What Boomtown's table says by itself. Questions, answers and events come in words from the server. */
import type { Language } from '../../../lib/rest';
import type { en } from './en';

type Shape<T> = {
  [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};
/** The same keys and the same values to fill in, in every language; a missing one is a type error. */
export type BoomWords = Shape<typeof en>;

const FILES: Record<Language, () => Promise<BoomWords>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
};

export const load = (language: Language): Promise<BoomWords> => FILES[language]();
