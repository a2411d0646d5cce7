import { describe, expect, it } from 'vitest';
import type { LessonWords } from '../words';
import { de } from '../words/de';
import { en } from '../words/en';
import { hu } from '../words/hu';

const spoken = (words: LessonWords): [string, string][] =>
  Object.entries(words).map(([key, text]) => [
    key,
    typeof text === 'string' ? text : (text as (...values: unknown[]) => string)(7301, 7302),
  ]);

describe.each([
  ['de', de],
  ['hu', hu],
])('%s', (_, words) => {
  it('has every text in its own words, with every value', () => {
    const english = new Map(spoken(en));
    expect(Object.keys(words).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of spoken(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toBe(english.get(key));
      for (const [value] of english.get(key)!.matchAll(/730\d/g)) expect(text, key).toContain(value);
    }
  });
});
