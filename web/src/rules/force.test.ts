import { describe, expect, it } from 'vitest';
import type { RulesInfo } from '../lib/rest';
import { differs, editionsOf, holds, inForce, inWords, ownWay, touching } from './force';

const option = (name: string, values: unknown[], standard: Record<string, unknown>, rules: string[]) => ({
  name,
  title: name,
  about: '',
  rule: 'U-1',
  values: values.map((value) => ({ value, words: `<${String(value)}>` })),
  default: standard,
  lowest: null,
  highest: null,
  step: 1,
  own: '',
  form: '',
  example: '',
  rules,
});
const first = { option: 'edition', title: 'Edition', value: 'first', words: 'first edition' };
const book = {
  sections: [
    { id: 'X-1', title: '', only: first, rules: [] },
    { id: 'X-2', title: '', only: null, rules: [{ id: 'X-2.1', text: '', only: first, readings: [], options: [] }] },
    { id: 'X-3', title: '', only: null, rules: [{ id: 'X-3.1', text: '', only: null, readings: [], options: [] }] },
  ],
  readings: [],
  options: [
    option('edition', ['first', 'second'], { '': 'second' }, ['X-3.1']),
    option('visit', ['may', 'must'], { first: 'may', second: 'must' }, ['X-3.1']),
    option('rounds', [1, 2], { '': 2 }, ['X-2.1']),
    option('list', [], { '': [1, 2] }, ['X-2.1']),
  ],
} as unknown as RulesInfo;

describe('what is in force', () => {
  it('follows the edition, unless the table has its own way', () => {
    expect(inForce(book, null, 'first')).toEqual({ edition: 'first', visit: 'may', rounds: 2, list: [1, 2] });
    const table = { edition: 'second', visit: 'must', rounds: 1, list: [1, 2] };
    expect(inForce(book, table, 'second')).toEqual(table);
    expect(inForce(book, table, 'first')).toEqual({ ...table, edition: 'first', visit: 'may' });
    expect(inForce(book, { ...table, visit: 'may' }, 'second').visit).toBe('may');
  });
  it('says what holds', () => {
    expect(holds(null, {})).toBe(true);
    expect(holds(first, { edition: 'first' })).toBe(true);
    expect(holds(first, { edition: 'second' })).toBe(false);
    expect(book.sections.map(differs)).toEqual([true, true, false]);
  });
  it('knows house rules and the rules they touch; an edition is none', () => {
    const table = { edition: 'first', visit: 'must', rounds: 2, list: [3] };
    expect(book.options.filter((each) => ownWay(each, table)).map((each) => each.name)).toEqual(['visit', 'list']);
    expect(book.options.some((each) => ownWay(each, null))).toBe(false);
    expect(touching(book, book.sections[2]!.rules[0]!).map((each) => each.name)).toEqual(['visit']);
  });
  it('speaks of values', () => {
    expect(inWords(book.options[2]!, 1)).toBe('<1>');
    expect(inWords(book.options[2]!, 7)).toBe('7');
    expect(inWords(book.options[3]!, [1, 5])).toBe('1, 5');
    expect(editionsOf(book).map((each) => each.value)).toEqual(['first', 'second']);
  });
});
