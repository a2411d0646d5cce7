/** Whether two words are forms of one: they begin alike, and what follows in each is only an ending. */
import type { Language } from '../../lib/rest';

/** Endings without accents; several may follow one another, as in Hungarian `pont-jai-t`. */
const ENDINGS: Record<Language, { one: string; most: number }> = {
  en: { one: "s|es|d|ed|r|er|e|y|ies|ing|ly|n|'s|’s", most: 2 },
  de: { one: 'e|n|en|er|ern|es|em|s|st|t|te|est|et|ung|end', most: 2 },
  hu: {
    one: [
      'a|e|i|k|t|m|d|n|ok|ek|ak|ot|et|at|om|em|am|od|ed|ad|on|en|ja|je|jai|jei|ai|ei|uk|unk|jat|jet',
      'ban|ben|ba|be|bol|ra|re|rol|nak|nek|val|vel|al|el|tol|hoz|hez|ig|ert|kor|nal|kent|nkent',
      'ni|sz|asz|esz|tok|tek|tam|tem|ott|ett|tak|tek|va|ve|as|es|tes|tek|jon|jen|hat|het|juk|jak|jek|s|okat|eket|akat',
    ].join('|'),
    most: 3,
  },
};
const ONLY = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, { one, most }]) => [language, new RegExp(`^(?:${one}){0,${most}}$`)]),
) as Record<Language, RegExp>;
/** Shorter beginnings say too little; after one as short as this there is at most one ending. */
const LEAST = 3;

const ONE = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, { one }]) => [language, new RegExp(`^(?:${one})?$`)]),
) as Record<Language, RegExp>;

/** An ending, perhaps after a doubled last letter: `win-ning`, `pont-tal`. */
function ends(word: string, stem: number, endings: RegExp): boolean {
  const rest = word.slice(stem);
  return endings.test(rest) || (rest[0] === word[stem - 1] && endings.test(rest.slice(1)));
}

export function sameWord(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  for (let stem = alike; stem >= LEAST; stem -= 1) {
    const endings = (stem > LEAST ? ONLY : ONE)[language];
    if (ends(one, stem, endings) && ends(other, stem, endings)) return true;
  }
  return false;
}
