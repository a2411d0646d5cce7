import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { PATIENCE } from './patience';

type Tree = { [key: string]: Tree | string | ((...values: never[]) => string) };

/** Every text by its path; texts with values are filled with samples. */
function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = `${path}${key}`;
    if (typeof value === 'string') found.set(name, value);
    else if (typeof value === 'function') found.set(name, value(...(sample(name, value.length) as never[])));
    else for (const [inner, text] of texts(value, `${name}.`)) found.set(inner, text);
  }
  return found;
}

/** What a text is filled with. */
function sample(name: string, count: number): unknown[] {
  if (name === 'common.and') return [['Ada', 'Bo', 'Cy']];
  const numbers =
    /players$|minutes|At$|spectators|startFill|changed|from|seconds|round|place|points1|hits|fuses|idles/.test(name);
  return Array.from({ length: count }, (_, at) => (numbers ? 3 + at : `<${at}>`));
}

/** Names that stand between the words are not words. */
const BETWEEN = [/<\d>|Ada|Bo|Cy/g, ''] as const;
/** Words that are rightly the same as in English. */
const SAME = new Set(['Bot', 'bot', 'Bots', 'Gold']);

const whole = (words: object, waiting: object): Tree => ({ ...words, waiting }) as unknown as Tree;
const english = texts(whole(en, PATIENCE.en));
describe.each([
  ['de', whole(de, PATIENCE.de)],
  ['hu', whole(hu, PATIENCE.hu)],
])('%s', (_, words) => {
  const other = texts(words);

  it('has every text', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  });
  it('leaves none empty, and uses every value', () => {
    for (const [key, text] of other) {
      expect(text.trim(), key).not.toBe('');
      for (const [value] of english.get(key)!.matchAll(/<\d>/g)) expect(text, key).toContain(value);
      expect(text, key).not.toMatch(/undefined|NaN|\[object/);
    }
  });
  it('is no copy of the English', () => {
    const worded = [...other].filter(([, text]) => /\p{L}/u.test(text.replace(...BETWEEN)));
    const same = worded.filter(([key, text]) => english.get(key) === text).map(([, text]) => text);
    expect(same.filter((text) => !SAME.has(text))).toEqual([]);
  });
});

describe('lists of names', () => {
  it('reads well', () => {
    expect(en.common.and([])).toBe('');
    expect(en.common.and(['Ada'])).toBe('Ada');
    expect(de.common.and(['Ada', 'Bo'])).toBe('Ada und Bo');
    expect(hu.common.and(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo és Cy');
  });
});
