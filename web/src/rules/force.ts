/** What is in force: which rules hold with an edition and a table's options, and where the table plays its own way. */
import { same, standard, type Options } from '../lobby/options';
import type { Condition, RuleInfo, RuleOption, RuleReading, RulesInfo, RuleSection } from '../lib/rest';

export const EDITION = 'edition';

/** The editions of a game; empty if there is only one. */
export const editionsOf = (book: RulesInfo): RuleOption['values'] =>
  book.options.find((option) => option.name === EDITION)?.values ?? [];

/** Every option's value: the table's, or the rulebook's for the edition that is looked at. */
export function inForce(book: RulesInfo, table: Options | null, edition: string): Options {
  const chosen: Options = { edition };
  for (const option of book.options)
    if (option.name !== EDITION) {
      const own = table?.[option.name];
      const follows = own === undefined || same(own, standard(option, table ?? {}));
      chosen[option.name] = follows ? standard(option, { edition }) : own;
    }
  return chosen;
}

/** Whether something holds with these values. */
export const holds = (only: Condition | null, chosen: Options): boolean =>
  only === null || same(chosen[only.option], only.value);

/** A section differs between editions if it, or a rule of it, is only of one. */
export const differs = (section: RuleSection): boolean =>
  [section.only, ...section.rules.map((rule) => rule.only)].some((only) => only?.option === EDITION);

/** The options that touch a rule, except the edition, which has a flag. */
export const touching = (book: RulesInfo, rule: RuleInfo): RuleOption[] =>
  book.options.filter((option) => option.name !== EDITION && option.rules.includes(rule.id));

/** Whether the table has chosen something other than the rulebook. */
export const ownWay = (option: RuleOption, table: Options | null): boolean =>
  table !== null && option.name !== EDITION && !same(table[option.name], standard(option, table));

/** A long reading is shown once, at the first rule it belongs to; at the others it is folded. */
const LONG = 140;
export const folded = (reading: RuleReading, rule: string): boolean =>
  reading.rules[0] !== rule && reading.text.length > LONG;

/** A value of an option in words; numbers and lists that no menu offers are written out. */
export function inWords(option: RuleOption, value: unknown): string {
  const named = option.values.find((each) => same(each.value, value))?.words;
  if (named !== undefined) return named;
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}
