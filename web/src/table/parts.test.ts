import { describe, expect, it } from 'vitest';
import { choose, houseRules, standard, typed } from '../lobby/options';
import type { GameOption } from '../lib/rest';
import { read } from '../router.svelte';
import { tableIn } from '../state/making';
import { grouped } from './options';
import { parts } from './sentences';

const options = (...actions: string[]) => actions.map((action) => ({ action, words: action, rule: '' }));

describe('groups of options', () => {
  it('leaves a few alone', () => {
    expect(grouped(options('pass', 'bid 1'))).toHaveLength(1);
  });
  it('puts what begins alike together, single ones first, and loses none', () => {
    const all = options('done', ...[1, 2, 3].flatMap((n) => ['a', 'b', 'c'].map((figure) => `open ${n} ${figure}`)));
    const groups = grouped(all);
    expect(groups.map((group) => group.options.length)).toEqual([1, 3, 3, 3]);
    expect(groups.flatMap((group) => group.options)).toHaveLength(all.length);
  });
  it('gives no two groups the same key, whatever stands alone', () => {
    const all = options('pass', 'done', 'play joe', ...[1, 2, 3, 4, 5, 6].map((n) => `seat ${n}`));
    const groups = grouped(all);
    expect(groups.map((group) => group.options.length)).toEqual([3, 6]);
    expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
  });
  it('sorts one kind of answer by its length', () => {
    const all = options(
      'keep none',
      'keep 9',
      'keep A',
      'keep K',
      'keep 9 A',
      'keep 9 K',
      'keep A K',
      'keep K K',
      'keep 9 A K',
    );
    expect(grouped(all).map((group) => group.options.length)).toEqual([4, 4, 1]);
  });
});

describe('names in sentences', () => {
  const bold = (text: string, ...names: string[]) =>
    parts(text, names)
      .filter((part) => part.kind === 'name')
      .map((part) => part.text);
  it('finds whole names, the longest first', () => {
    expect(bold('Ada 2 pays Ada, not Adam.', 'Ada', 'Ada 2')).toEqual(['Ada 2', 'Ada']);
    expect(bold('Jo (a*b) wins', 'Jo (a*b)')).toEqual(['Jo (a*b)']);
    expect(bold('Nobody wins', '')).toEqual([]);
  });
  it('sets amounts off, in every language', () => {
    const amounts = (text: string): string[] =>
      parts(text, ['Ada 2'])
        .filter((part) => part.kind === 'amount')
        .map((part) => part.text);
    expect(amounts('Ada 2 pays you $3 and 12 nuggets.')).toEqual(['$3', '12']);
    expect(amounts('Du zahlst 900 $ für 3 Ladys.')).toEqual(['900 $', '3']);
    expect(amounts('You roll 9 10 J Q under the cup, with claim 5.')).toEqual([]);
  });
  it('keeps the sentence', () => {
    expect(
      parts('Ada pays Bo $1.', ['Ada', 'Bo'])
        .map((part) => part.text)
        .join(''),
    ).toBe('Ada pays Bo $1.');
  });
});

describe('addresses', () => {
  it('leads to pages', () => {
    expect(read('/', '')).toEqual({ page: 'start' });
    expect(read('/t/abc123', '')).toEqual({ page: 'table', id: 'abc123' });
    expect(read('/come', '#x-Y_z')).toEqual({ page: 'come', code: 'x-Y_z' });
    expect(read('/t/', '')).toEqual({ page: 'nowhere' });
  });
  it('leads to a moment of a game that is over, and to an event after it', () => {
    const moment = { page: 'record', id: 'abc123', at: 5, as: 1, event: 0 };
    expect(read('/r/abc123', '', '?at=5&as=1')).toEqual(moment);
    expect(read('/r/abc123', '', '?at=5&as=1&event=2')).toEqual({ ...moment, event: 2 });
    for (const bad of ['-2', 'x', '', '1.5', '123456'])
      expect(read('/r/abc123', '', `?at=5&as=1&event=${bad}`)).toEqual(moment);
  });
  it('leads to the rules, of a table too, and to one of them', () => {
    expect(read('/rules', '')).toEqual({ page: 'rules', game: '', table: '', version: 0, at: '' });
    expect(read('/rules/boomtown', '', '?version=2')).toMatchObject({ version: 2 });
    expect(read('/rules/boomtown', '', '?version=x')).toMatchObject({ version: 0 });
    const rules = { page: 'rules', game: 'dice-town', table: 'abc123', version: 0, at: 'DT-9.1' };
    expect(read('/rules/dice-town', '#DT-9.1', '?table=abc123')).toEqual(rules);
    expect(read('/rules/dice-town/', '#DT-9.1', '?table=../me')).toEqual({ ...rules, table: '' });
    expect(read('/rules/Dice/Town', '')).toEqual({ page: 'nowhere' });
  });
  it('finds a table in what somebody pasted', () => {
    expect(tableIn(' http://192.168.0.5:8000/t/8f5zxz65qw4v9eje ')).toBe('8f5zxz65qw4v9eje');
    expect(tableIn('8f5zxz65qw4v9eje')).toBe('8f5zxz65qw4v9eje');
    expect(tableIn('hello there')).toBeNull();
    expect(tableIn('')).toBeNull();
  });
});

describe('house rules', () => {
  const option = (name: string, more: Partial<GameOption>): GameOption => ({
    name,
    title: '',
    about: '',
    rule: '',
    values: [],
    default: {},
    lowest: null,
    highest: null,
    step: 1,
    own: '',
    form: '',
    example: '',
    ...more,
  });
  const claims = option('claim_values', { default: { first: [1, 2], second: [3] }, lowest: 1, highest: 9 });
  const all = [option('edition', { default: { '': 'second' } }), claims, option('kickers', { default: { '': true } })];

  it('knows the rulebook of the edition', () => {
    expect(standard(claims, { edition: 'first' })).toEqual([1, 2]);
    expect(
      houseRules(all, { edition: 'first', claim_values: [1, 2], kickers: false }).map((each) => each.name),
    ).toEqual(['kickers']);
  });
  it('lets what followed the edition follow the new one', () => {
    const chosen = choose(all, { edition: 'second', claim_values: [3], kickers: false }, 'edition', 'first');
    expect(chosen).toEqual({ edition: 'first', kickers: false });
  });
  it('reads what somebody typed', () => {
    expect(typed(claims, '1, 2 ,5')).toEqual([1, 2, 5]);
    expect(typed(option('pass_limit', { default: { '': 0 }, lowest: 0, highest: 99 }), '20')).toBe(20);
    expect(typed(option('deck', {}), 'CJ-02=6')).toBe('CJ-02=6');
  });
});
