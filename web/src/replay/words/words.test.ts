import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { hu } from './hu';

type Tree = { [key: string]: Tree | string | ((...values: never[]) => string) };

/** Every text by its path; texts with values are filled with numbers that do not occur by themselves. */
function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = `${path}${key}`;
    if (typeof value === 'string') found.set(name, value);
    else if (typeof value === 'function') found.set(name, value(...([7301, 7302].slice(0, value.length) as never[])));
    else for (const [inner, text] of texts(value, `${name}.`)) found.set(inner, text);
  }
  return found;
}

const english = texts(en as unknown as Tree);
describe.each([
  ['de', de],
  ['hu', hu],
])('%s', (_, words) => {
  const other = texts(words as unknown as Tree);

  it('has every text, with every value', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of other) {
      expect(text.trim(), key).not.toBe('');
      for (const [value] of english.get(key)!.matchAll(/730\d/g)) expect(text, key).toContain(value);
    }
  });
  it('is no copy of the English', () => {
    const longer = [...other].filter(([, text]) => text.length > 10);
    expect(longer.filter(([key, text]) => english.get(key) === text).map(([key]) => key)).toEqual([]);
  });
});
