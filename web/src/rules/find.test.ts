import { describe, expect, it } from 'vitest';
import type { RulesInfo } from '../lib/rest';
import { fold, found, idsOf, pieces, places, terms } from './find';

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
const hits = (query: string): string[] => [...(found(book, query) ?? ['everything'])];

describe('looking for something', () => {
  it('finds words without accents and case, in rules, readings, options and headings', () => {
    expect(hits('orult')).toEqual(['DT-1.2']);
    expect(hits('BANK')).toEqual(['DT-1.2']);
    expect(hits('lapvalasztas')).toEqual(['DT-13.1']);
    expect(hits('bánya')).toEqual(['DT-1.1', 'DT-1.2']);
  });
  it('wants every word', () => {
    expect(hits('lopj lapot')).toEqual(['DT-13.1']);
    expect(hits('lopj dollár')).toEqual([]);
  });
  it('knows ids: a whole one means itself and what is in it, half a one what begins so', () => {
    expect(hits('dt-1')).toEqual(['DT-1.1', 'DT-1.2']);
    expect(hits('DT-13.1')).toEqual(['DT-13.1']);
    expect(hits('DT-13')).toContain('DT-13.10');
    expect(hits('dt-')).toHaveLength(4);
    expect(hits('u-1')).toEqual(['DT-1.2']);
    expect(hits('u-1a')).toEqual(['DT-13.10']);
  });
  it('looks for nothing if nothing is asked', () => {
    expect(found(book, '   ')).toBeNull();
    expect(terms('  Két  szó ')).toEqual(['ket', 'szo']);
  });
});

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
  it('joins places that overlap', () => {
    expect(places('banana', ['ana', 'nan'])).toEqual([[1, 5]]);
  });
  it('keeps its length when it is folded', () => {
    for (const text of ['ÁRVÍZTŰRŐ', 'Straße', 'ﬁ İ ǅ', '„…“ ½ 👍']) expect(fold(text)).toHaveLength(text.length);
  });
});
