/** Options of a table: what the rulebook says, and what somebody typed. */
import type { GameOption } from '../lib/rest';

export type Options = Record<string, unknown>;

/** The rulebook's value; where it depends on the edition, the value of the edition in use. */
export function standard(option: GameOption, chosen: Options): unknown {
  const edition = typeof chosen.edition === 'string' ? chosen.edition : '';
  return edition in option.default ? option.default[edition] : option.default[''];
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Options that differ from the rulebook. Choosing an edition is no house rule. */
export function houseRules(options: GameOption[], chosen: Options): GameOption[] {
  return options.filter((each) => each.name !== 'edition' && !same(chosen[each.name], standard(each, chosen)));
}

/** Options after a new choice: those that only followed the edition follow the new one. */
export function choose(options: GameOption[], before: Options, name: string, value: unknown): Options {
  const after: Options = { ...before, [name]: value };
  for (const each of options) {
    if (each.name !== name && same(before[each.name], standard(each, before))) delete after[each.name];
  }
  return after;
}

/** A value from a field of text: a list of numbers, a number, or the text itself. */
export function typed(option: GameOption, text: string): unknown {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  if (option.lowest !== null && numbers.every(Number.isInteger)) {
    return Array.isArray(Object.values(option.default)[0]) ? numbers : numbers[0];
  }
  return text.trim();
}

export function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
