/** A building as it is drawn: where stones stand, which of them are side by side, and which fields they touch. */
import { isMark, marksOf, type Building, type Cell, type Mark } from './view';

export const UNIT = 30;
/** The wall round a building. */
export const EDGE = 7;

export interface Stone {
  cell: Cell;
  owner: number;
}
export interface Bar {
  owner: number;
  from: Cell;
  to: Cell;
  /** A stub to a marked field, not a link to another stone. */
  thin: boolean;
  /** Part of a chain that gives control. */
  whole: boolean;
}

export const middle = (at: number): number => EDGE + at * UNIT + UNIT / 2;
export const wide = (house: Building): number => 2 * EDGE + (house.map[0]?.length ?? 0) * UNIT;
export const high = (house: Building): number => 2 * EDGE + house.map.length * UNIT;

const signs = (rows: string[]): { sign: string; cell: Cell }[] =>
  rows.flatMap((row, r) => [...row].map((sign, c) => ({ sign, cell: [r, c] as Cell })));

export const marks = (house: Building): { mark: Mark; cell: Cell }[] =>
  signs(house.map).flatMap(({ sign, cell }) => (isMark(sign) ? [{ mark: sign, cell }] : []));
export const walls = (house: Building): Cell[] =>
  signs(house.map).flatMap(({ sign, cell }) => (sign === '#' ? [cell] : []));
/** Cells without a stone. */
export const free = (house: Building): Cell[] =>
  signs(house.now).flatMap(({ sign, cell }) => (sign === '.' ? [cell] : []));
export const stones = (house: Building): Stone[] =>
  signs(house.now).flatMap(({ sign, cell }) => (/\d/.test(sign) ? [{ cell, owner: Number(sign) }] : []));

export const at = (rows: string[], [r, c]: Cell): string => rows[r]?.[c] ?? '#';
export const beside = ([r, c]: Cell): Cell[] => [
  [r, c + 1],
  [r + 1, c],
  [r, c - 1],
  [r - 1, c],
];

/** Stones side by side are linked (DC-8.1); a stub runs from a stone to each marked field beside it (DC-8.2). */
export function bars(house: Building): Bar[] {
  const chains = new Set(house.chains.flatMap(({ cells: all }) => all.map(String)));
  return stones(house).flatMap(({ cell, owner }) =>
    beside(cell).flatMap((next, way) => {
      const sign = at(house.now, next);
      const thin = isMark(sign);
      if (!thin && (way > 1 || sign !== String(owner))) return [];
      return [{ owner, from: cell, to: next, thin, whole: chains.has(String(cell)) }];
    }),
  );
}

/** The bars that a player's stone would grow on a cell. */
export function ghost(house: Building, owner: number, cell: Cell): Cell[] {
  return beside(cell).filter((next) => at(house.now, next) === String(owner) || isMark(at(house.now, next)));
}

/** The group of each stone, by its cell; where fields conduct (U-33), it goes on beyond them. */
function groupAt(house: Building, start: Cell, conduct: boolean): Cell[] {
  const owner = at(house.now, start);
  const found = new Map([[String(start), start]]);
  for (const cell of found.values())
    for (const next of beside(cell)) {
      const beyond = conduct && isMark(at(house.now, next)) ? beside(next) : [];
      for (const each of [next, ...beyond]) if (at(house.now, each) === owner) found.set(String(each), each);
    }
  return [...found.values()];
}

/** What a group touches. */
const touched = (house: Building, cells: readonly Cell[]): Mark[] =>
  marksOf(house).filter((mark) => cells.some((cell) => beside(cell).some((next) => at(house.now, next) === mark)));

/** A player's best single group: the one that touches the most fields. */
export function bestGroup(house: Building, owner: number, conduct: boolean): { cells: Cell[]; fields: Mark[] } {
  let best: { cells: Cell[]; fields: Mark[] } = { cells: [], fields: [] };
  for (const { cell } of stones(house).filter((each) => each.owner === owner)) {
    if (best.cells.some((known) => String(known) === String(cell))) continue;
    const cells = groupAt(house, cell, conduct);
    const fields = touched(house, cells);
    if (best.cells.length === 0 || fields.length > best.fields.length) best = { cells, fields };
  }
  return best;
}

// ------------------------------------------------------------ as it is drawn

const point = ([r, c]: readonly [number, number]): string => `${middle(c)} ${middle(r)}`;
/** Where a stub ends: at the edge of the field's slab. */
const edge = (from: Cell, to: Cell): [number, number] => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
/** Half as long as a clasp is, in cells. */
const GRIP = 0.21;

/** The line between two stones. */
export const line = (from: Cell, to: Cell): string => `M${point(from)}L${point(to)}`;
/** The line from a stone to a field. It ends where the field begins; where fields conduct, it runs on into it. */
export const stub = (from: Cell, to: Cell, conduct: boolean): string =>
  `M${point(from)}L${point(conduct ? to : edge(from, to))}`;
/** The clasp in which a stub ends. */
export function clasp(from: Cell, to: Cell): string {
  const [r, c] = edge(from, to);
  const [along, across] = from[0] === to[0] ? [GRIP, 0] : [0, GRIP];
  return `M${point([r - along, c - across])}L${point([r + along, c + across])}`;
}
