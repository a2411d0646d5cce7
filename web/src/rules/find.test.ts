import { describe, expect, it } from 'vitest';
import type { RulesInfo } from '../lib/rest';
import { fold, idsOf, pieces, places } from './find';

const rule = (id: string, text: string, readings: string[] = [], options: string[] = []) => ({
  id,
  text,
  only: null,
  readings,
  options,
});
const book = {
  game: 'a-game',
  title: 'A game',
  language: 'hu',
  sections: [
    {
      id: 'DT-1',
      title: 'A bánya',
      only: null,
      rules: [rule('DT-1.1', 'Nyolc dollár, lásd DT-13.'), rule('DT-1.2', 'Őrült kör.', ['U-1'])],
    },
    {
      id: 'DT-13',
      title: 'A szalon',
      only: null,
      rules: [rule('DT-13.1', 'Lopj egy lapot.', [], ['pick']), rule('DT-13.10', 'Mást ne.', ['U-1a'])],
    },
  ],
  readings: [
    { id: 'U-1', text: 'A bank nem üres.', rules: ['DT-1.2'] },
    { id: 'U-1a', text: 'Vakon.', rules: ['DT-13.10'] },
  ],
  options: [{ name: 'pick', title: 'Lapválasztás', rules: ['DT-13.1'] }],
} as unknown as RulesInfo;
describe('a text', () => {
  const known = idsOf(book);
  it('leads on where it names a rule that exists', () => {
    const cut = pieces('Lásd DT-1.2 (U-1a), nem DT-99 vagy XX-1.', known);
    expect(cut.filter((piece) => piece.id).map((piece) => piece.id)).toEqual(['DT-1.2', 'U-1a']);
    expect(cut.map((piece) => piece.text).join('')).toBe('Lásd DT-1.2 (U-1a), nem DT-99 vagy XX-1.');
  });
  it('marks what was looked for, and loses no letter', () => {
    const cut = pieces('Az Őr őrzi a DT-1.2 szabályt.', known, ['or', 'dt-1.2']);
    expect(cut.filter((piece) => piece.mark).map((piece) => piece.text)).toEqual(['Őr', 'őr', 'DT-1.2']);
    expect(cut.map((piece) => piece.text).join('')).toBe('Az Őr őrzi a DT-1.2 szabályt.');
  });
  it('marks a word of its own only where it is one', () => {
    expect(places('An ace in place of aces: Ace.', [{ whole: 'ace' }])).toEqual([
      [3, 6],
      [25, 28],
    ]);
  });
  it('joins places that overlap', () => {
    expect(places('banana', ['ana', 'nan'])).toEqual([[1, 5]]);
  });
  it('keeps its length when it is folded', () => {
    for (const text of ['ÁRVÍZTŰRŐ', 'Straße', 'ﬁ İ ǅ', '„…“ ½ 👍']) expect(fold(text)).toHaveLength(text.length);
  });
});
