import { describe, expect, it } from 'vitest';
import { small } from './tests/book';
import { fold, idsOf, pieces, places } from './find';

describe('a text', () => {
  const known = idsOf(small);
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
