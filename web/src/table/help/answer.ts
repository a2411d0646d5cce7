/** A game's help as the server gives it, made ready for one table: what holds there, and lines filled in. */
import type { HelpInfo, Thing } from '../../lib/rest';
import type { Line } from './known';

type Options = Readonly<Record<string, unknown>>;
type Only = Thing['only'];

const holds = (only: Only, options: Options): boolean => only.every((each) => options[each.option] === each.value);

export interface Said {
  key: string;
  kind: string;
  name: string;
  text: string;
  more: string[];
  rules: string[];
}

/** What is said of a thing at a table with these options; null: it is not there. */
export function saidAt(help: HelpInfo, key: string, options: Options): Said | null {
  const thing = help.things.find((each) => each.key === key);
  if (!thing || !holds(thing.only, options)) return null;
  const { text, rules } = thing.instead.find((each) => holds(each.only, options)) ?? thing;
  const more = thing.more.filter((each) => holds(each.only, options)).map((each) => each.text);
  return { key, kind: help.kinds[thing.kind] ?? '', name: thing.name, text, more, rules };
}

/** Everything that can be asked at a table, by what it is. */
export function everything(help: HelpInfo, options: Options): { kind: string; things: Said[] }[] {
  return Object.entries(help.kinds).flatMap(([kind, name]) => {
    const things = help.things
      .filter((each) => each.kind === kind)
      .flatMap((each) => saidAt(help, each.key, options) ?? []);
    return things.length > 0 ? [{ kind: name, things }] : [];
  });
}

/** A line of how things stand, in its label and what is there. */
export function filled(help: HelpInfo, { line, values }: Line): [label: string, text: string] {
  const whole = (help.now[line] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const colon = whole.indexOf(': ');
  return [whole.slice(0, colon), whole.slice(colon + 2)];
}
