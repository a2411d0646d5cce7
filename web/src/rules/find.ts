/** Finding things in the rules: ids inside texts, words somebody looks for, and what of a text to mark. */
import type { RulesInfo } from '../lib/rest';

/** A piece of a text: plain, marked, or the id of a rule. */
export interface Piece {
  text: string;
  id?: string;
  mark?: boolean;
}

/** Letters without accents and case, each still in its place: `Ő` is found by `o`. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** What somebody looks for: every word of it must be there. */
export const terms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const PATTERNS = new WeakMap<ReadonlySet<string>, RegExp>();

/** Whatever looks like an id of these rules. */
function idPattern(ids: ReadonlySet<string>): RegExp {
  const before = PATTERNS.get(ids);
  if (before) return before;
  const kinds = [...new Set([...ids].map((id) => id.split('-')[0]!))].sort();
  const pattern = new RegExp(`\\b(?:${kinds.join('|')})-\\d+(?:\\.\\d+)?[a-z]?\\b`, 'g');
  PATTERNS.set(ids, pattern);
  return pattern;
}

/** Where the words are in a text, in order and without overlap. */
export function places(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
  found.sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of found) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A text cut up into plain text, ids that can be opened, and what was looked for. */
export function pieces(text: string, known: ReadonlySet<string>, words: readonly string[] = []): Piece[] {
  const cut: Piece[] = [];
  const plain = (part: string): void => {
    let at = 0;
    for (const [from, to] of places(part, words)) {
      if (from > at) cut.push({ text: part.slice(at, from) });
      cut.push({ text: part.slice(from, to), mark: true });
      at = to;
    }
    if (at < part.length) cut.push({ text: part.slice(at) });
  };
  let at = 0;
  for (const match of text.matchAll(idPattern(known))) {
    if (!known.has(match[0])) continue;
    plain(text.slice(at, match.index));
    cut.push({ text: match[0], id: match[0], mark: places(match[0], words).length > 0 });
    at = match.index + match[0].length;
  }
  plain(text.slice(at));
  return cut;
}

/** Everything that has an id. */
export const idsOf = (book: RulesInfo): Set<string> =>
  new Set([
    ...book.sections.flatMap((section) => [section.id, ...section.rules.map((rule) => rule.id)]),
    ...book.readings.map((reading) => reading.id),
  ]);

/** Whether an id is meant: `DT-13` is that section, not DT-130 to DT-139; half an id means all that begin with it. */
function means(word: string, id: string, exact: boolean): boolean {
  const lower = id.toLowerCase();
  return exact ? lower === word || lower.startsWith(`${word}.`) : lower.startsWith(word);
}

/** The ids of the rules that fit what somebody looks for; null: there is no search. */
export function found(book: RulesInfo, query: string): ReadonlySet<string> | null {
  const words = terms(query);
  if (words.length === 0) return null;
  const ids = [...idsOf(book)];
  const whole = new Set(words.filter((word) => ids.some((id) => id.toLowerCase() === word)));
  const readings = new Map(book.readings.map((reading) => [reading.id, reading]));
  const titles = new Map(book.options.map((option) => [option.name, option.title]));
  const hits = new Set<string>();
  for (const section of book.sections)
    for (const rule of section.rules) {
      const own = [rule.id, ...rule.readings];
      const said = [
        section.title,
        rule.text,
        ...rule.readings.map((id) => readings.get(id)?.text ?? ''),
        ...rule.options.map((name) => titles.get(name) ?? ''),
      ];
      const text = fold(said.join('\n'));
      if (words.every((word) => own.some((id) => means(word, id, whole.has(word))) || text.includes(word)))
        hits.add(rule.id);
    }
  return hits;
}
