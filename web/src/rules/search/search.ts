/** Looking for words in the rules: whole words and their forms first, then words that mean the same, then parts of
 * words; what is nowhere at all is taken for a slip of the finger. A book has about four hundred short texts, so a list of its words is index enough. */
import type { Language, RulesInfo } from '../../lib/rest';
import { fold, idsOf, type Needle } from '../find';
import { sameWord } from './inflection';
import { slip } from './typos';
import { VOCABULARY } from './vocabulary';

/** How well a word fits, the best first. */
const WORD = 0;
const FORM = 1;
const MEANING = 2;
const PART = 3;
const NOT = 4;

/** What was found. */
export interface Hits {
  /** Whether the search is for how the game is won. */
  howto: boolean;
  /** Rules in which every word, or one that means the same, is a word of its own. */
  whole: ReadonlySet<string>;
  /** Rules in which a word is only a part of another. */
  part: ReadonlySet<string>;
  /** The sections with hits, the best first. */
  sections: readonly string[];
}

/** What somebody looks for, without what says nothing. */
export function terms(query: string, language: Language = 'en'): string[] {
  const { filler } = VOCABULARY[language];
  const all = fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[?!.,;:"'“”„»«()]+$/gu, ''))
    .filter(Boolean);
  const telling = all.filter((word) => !filler.has(word));
  return telling.length > 0 ? telling : all;
}

const LETTERS = /[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu;
const wordsOf = (text: string): string[] =>
  [...fold(text).matchAll(LETTERS)].flatMap(([word]) => [word, ...word.split(/[-’']/)]);

interface Indexed {
  /** By rule: its ids and its readings', and the words of all it says. */
  rules: Map<string, { ids: string[]; words: Set<string>; title: Set<string>; section: string }>;
  /** Every word of the book once. */
  words: string[];
  ids: string[];
}

const INDEXES = new WeakMap<RulesInfo, Indexed>();

function indexOf(book: RulesInfo): Indexed {
  const before = INDEXES.get(book);
  if (before) return before;
  const readings = new Map(book.readings.map((reading) => [reading.id, reading.text]));
  const titles = new Map(book.options.map((option) => [option.name, option.title]));
  const rules: Indexed['rules'] = new Map();
  for (const section of book.sections) {
    const title = new Set(wordsOf(section.title));
    for (const rule of section.rules) {
      const said = [
        rule.text,
        ...rule.readings.map((id) => readings.get(id) ?? ''),
        ...rule.options.map((name) => titles.get(name) ?? ''),
      ];
      const ids = [rule.id, ...rule.readings].map((id) => id.toLowerCase());
      rules.set(rule.id, { ids, words: new Set(wordsOf(said.join('\n'))), title, section: section.id });
    }
  }
  const words = new Set([...rules.values()].flatMap((rule) => [...rule.words, ...rule.title]));
  const index = { rules, words: [...words], ids: [...idsOf(book)].map((id) => id.toLowerCase()) };
  INDEXES.set(book, index);
  return index;
}

/** What else answers a word. */
function meant(term: string, language: Language): string[] {
  const { also } = VOCABULARY[language];
  const own = also[term];
  if (own) return [...own];
  return Object.keys(also)
    .filter((key) => sameWord(key, term, language))
    .flatMap((key) => also[key]!);
}

/** How well each word of the book fits a term. */
function fits(term: string, words: readonly string[], language: Language): Map<string, number> {
  const others = meant(term, language);
  const found = new Map<string, number>();
  for (const word of words) {
    if (word === term) found.set(word, WORD);
    else if (sameWord(term, word, language)) found.set(word, FORM);
    else if (others.some((other) => sameWord(other, word, language))) found.set(word, MEANING);
    else if (term.length > 1 && word.includes(term)) found.set(word, PART);
  }
  if (found.size > 0) return found;
  return new Map(words.filter((word) => slip(term, word)).map((word) => [word, MEANING]));
}

const best = (words: ReadonlySet<string>, fit: ReadonlyMap<string, number>): number =>
  Math.min(NOT, ...[...words].map((word) => fit.get(word) ?? NOT));

/** `DT-13` is that section, not DT-130 to DT-139; half an id means all that begin with it. */
function names(term: string, ids: readonly string[], all: readonly string[]): boolean {
  const exact = all.includes(term);
  return ids.some((id) => (exact ? id === term || id.startsWith(`${term}.`) : id.startsWith(term)));
}

/** What fits a search; null: there is none. */
export function found(book: RulesInfo, query: string): Hits | null {
  const language = book.language as Language;
  const looked = terms(query, language);
  if (looked.length === 0) return null;
  const index = indexOf(book);
  const fit = looked.map((term) => ({ term, words: fits(term, index.words, language) }));
  const whole = new Set<string>();
  const part = new Set<string>();
  const ranks = new Map<string, number>();
  for (const [id, rule] of index.rules) {
    let rank = -PART;
    for (const { term, words } of fit) {
      if (names(term, rule.ids, index.ids)) continue;
      // a heading counts for all its rules, and more than a rule that only speaks of it
      const heading = best(rule.title, words);
      rank = Math.max(rank, Math.min(best(rule.words, words), heading < PART ? heading - PART : heading));
    }
    if (rank > PART) continue;
    (rank > MEANING ? part : whole).add(id);
    ranks.set(rule.section, Math.min(ranks.get(rule.section) ?? NOT, rank));
  }
  const sections = book.sections.map(({ id }) => id).filter((id) => ranks.has(id));
  sections.sort((one, other) => ranks.get(one)! - ranks.get(other)!);
  const winning = (term: string): boolean =>
    VOCABULARY[language].winning.some((word) => sameWord(word, term, language) || slip(term, word));
  const howto = looked.every(winning);
  return { howto, whole, part, sections };
}

/** What to mark in the texts: the words that fit, or, where nothing else was found, what was typed. */
export function needles(book: RulesInfo, query: string, parts: boolean): Needle[] {
  const language = book.language as Language;
  return terms(query, language).flatMap((term) => {
    const fit = fits(term, indexOf(book).words, language);
    const whole = [...fit].filter(([, how]) => how < PART).map(([word]) => ({ whole: word }));
    return parts || /\d/.test(term) ? [...whole, term] : whole;
  });
}
