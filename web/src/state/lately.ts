/** Tables seen lately with their games and versions: public/light.js asks in advance for what a table needs. */
import { keep, recall } from '../lib/keep';
import type { TableInfo } from '../lib/protocol';

const LATELY = 20;

export function remember({ id, game, version }: TableInfo): void {
  const others = Object.entries(recall<Record<string, string>>('tables') ?? {}).filter(([other]) => other !== id);
  keep('tables', Object.fromEntries([...others.slice(1 - LATELY), [id, `${game} ${version}`]]));
}
