/** A building as it is drawn: where stones stand, which of them are side by side, and which fields they touch. */
import { isMark, type Building, type Cell, type Mark } from './view';

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
  /** Runs to a marked field, not to another stone. */
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

const at = (rows: string[], [r, c]: Cell): string => rows[r]?.[c] ?? '#';
const beside = ([r, c]: Cell): Cell[] => [
  [r, c + 1],
  [r + 1, c],
  [r, c - 1],
  [r - 1, c],
];

/** Stones side by side grow a bar; a thinner one runs to each marked field they touch. */
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

/** The line of a bar, as it is drawn. */
export const line = (from: Cell, to: Cell): string =>
  `M${middle(from[1])} ${middle(from[0])}L${middle(to[1])} ${middle(to[0])}`;
