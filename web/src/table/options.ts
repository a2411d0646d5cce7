/** Many choices in a readable order: those that begin alike stand together. */
import type { Option } from '../lib/protocol';

export interface Group {
  key: string;
  options: Option[];
}

/** Up to this many choices need no groups. */
const FEW = 8;

/** The words of an action without its last one: `open 2 cowboy` and `open 2 bandit` belong together. */
const stem = (action: string): string => action.split(' ').slice(0, -1).join(' ');

/**
 * Options in groups, in the order in which the server gives them. Single ones come first, together: they are mostly
 * "pass" and "done".
 */
export function grouped(options: readonly Option[]): Group[] {
  if (options.length <= FEW) return [{ key: '', options: [...options] }];
  const byLength = options.every((option) => option.action.split(' ')[0] === options[0]?.action.split(' ')[0]);
  const key = byLength
    ? (option: Option) => String(option.action.split(' ').length)
    : (option: Option) => stem(option.action);
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(key(option), [...(groups.get(key(option)) ?? []), option]);
  if (byLength) return [...groups].map(([name, each]) => ({ key: name, options: each }));
  const alone = ([name, each]: [string, Option[]]): boolean => name === '' || each.length === 1;
  const single = [...groups].filter(alone).flatMap(([, each]) => each);
  const rest = [...groups].filter((each) => !alone(each)).map(([name, each]) => ({ key: name, options: each }));
  return single.length > 0 ? [{ key: '', options: single }, ...rest] : rest;
}
