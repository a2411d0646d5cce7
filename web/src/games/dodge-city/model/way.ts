/**
 * One shortest way to enough marked fields: where stones are missing, or whose stones bar it. It is advice about the
 * board alone, and repeats what the server counts in `missing` (tumbleweed/games/dodge_city/reaching.py): a chain is a
 * tree over cells in which own stones cost nothing and free cells a stone each.
 */
import { at, beside } from './board';
import { isMark, marksOf, type Building, type Cell } from './view';

export interface Way {
  /** Free cells where a stone is missing. */
  stones: Cell[];
  /** Others' stones that stand in the way; none: the way is free. */
  barred: Cell[];
}

/** What an opposing stone costs: more than any free way. */
const BARRED = 1000;
/** How a tree came to a cell: from another cell, or of two trees that meet there. */
type Step = { from: number } | { sets: [number, number] } | null;

export function wayOf(house: Building, seat: number, need: number, conduct: boolean): Way | null {
  const columns = house.map[0]?.length ?? 0;
  const cells = house.map.flatMap((row, r) => [...row].map((_, c): Cell => [r, c]));
  const number = ([r, c]: Cell): number => r * columns + c;
  const sign = (cell: number): string => at(house.now, cells[cell]!);
  const cost = cells.map((_, cell) => {
    const here = sign(cell);
    if (here === '.') return 1;
    if (isMark(here)) return conduct ? 0 : Infinity;
    return here === '#' ? Infinity : here === String(seat) ? 0 : BARRED;
  });
  const near = cells.map((cell) =>
    beside(cell)
      .filter((next) => at(house.now, next) !== '#')
      .map(number),
  );
  const fields = marksOf(house);
  const size = 1 << fields.length;
  const best = Array.from({ length: size }, () => cells.map(() => Infinity));
  const came = Array.from({ length: size }, () => cells.map((): Step => null));

  for (let set = 1; set < size; set++) {
    const known = best[set]!;
    const steps = came[set]!;
    if ((set & (set - 1)) === 0) {
      const field = fields[Math.log2(set)]!;
      for (const [cell] of cells.entries())
        if (!isMark(sign(cell)) && near[cell]!.some((next) => sign(next) === field)) known[cell] = cost[cell]!;
    }
    for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set)
      for (const [cell] of cells.entries()) {
        const both = best[part]![cell]! + best[set ^ part]![cell]! - cost[cell]!;
        if (!(both < known[cell]!)) continue;
        known[cell] = both;
        steps[cell] = { sets: [part, set ^ part] };
      }
    // Trees grow over neighbouring cells, the cheapest first.
    const open = new Set(cells.keys());
    while (open.size > 0) {
      const cell = [...open].reduce((one, other) => (known[other]! < known[one]! ? other : one));
      open.delete(cell);
      if (known[cell] === Infinity) break;
      for (const next of near[cell]!) {
        const grown = known[cell]! + cost[next]!;
        if (!(grown < known[next]!) || (isMark(sign(cell)) && isMark(sign(next)))) continue;
        known[next] = grown;
        steps[next] = { from: cell };
      }
    }
  }

  const sets = best.map((_, set) => set).filter((set) => count(set) === Math.min(need, fields.length));
  const ends = sets.flatMap((set) => best[set]!.map((spent, cell) => ({ set, cell, spent })));
  const end = ends.reduce<(typeof ends)[number] | null>(
    (one, other) => (other.spent < (one?.spent ?? Infinity) ? other : one),
    null,
  );
  if (!end) return null;

  const used = new Set<number>();
  const follow = (set: number, cell: number): void => {
    used.add(cell);
    const step = came[set]![cell] ?? null;
    if (step === null) return;
    if ('from' in step) follow(set, step.from);
    else for (const part of step.sets) follow(part, cell);
  };
  follow(end.set, end.cell);
  const where = (price: number): Cell[] => [...used].filter((cell) => cost[cell] === price).map((cell) => cells[cell]!);
  return { stones: where(1), barred: where(BARRED) };
}

const count = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;
