/** Finding things in a text of the rules: ids that lead on, and what of it to mark. */
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

/** What is marked in a text: a word of its own, or a run of letters wherever it is. */
export type Needle = { whole: string } | string;

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

const LETTER = /[\p{L}\p{N}]/u;
/** Whether a run of letters is a word of its own. */
const alone = (text: string, from: number, to: number): boolean =>
  !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '');

/** Where the words are in a text, in order and without overlap. */
export function places(text: string, words: readonly Needle[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const needle of words) {
    const word = typeof needle === 'string' ? needle : needle.whole;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      if (typeof needle === 'string' || alone(folded, at, at + word.length)) found.push([at, at + word.length]);
  }
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
export function pieces(text: string, known: ReadonlySet<string>, words: readonly Needle[] = []): Piece[] {
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
