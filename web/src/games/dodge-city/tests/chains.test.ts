/** Chains as they are drawn, and the ways that are shown, on many boards: what is drawn is what the rules count. */
import { describe, expect, it } from 'vitest';
import { at, bars, beside, bestGroup, clasp, free, line, marks, middle, stones, stub } from '../model/board';
import { CHALLENGE, BUY_PLACE } from '../model/decisions.gen';
import { isMark, type Building, type Cell } from '../model/view';
import { wayOf } from '../model/way';
import { viewIn } from './draw';

const BOARDS = 300;
const NEED = 4;

/** The same numbers every time (mulberry32). */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** A building of any shape with four or five fields, and stones of three players in it. */
function random(seed: number, most = 8): Building {
  const roll = luck(seed);
  const rows = 3 + roll(Math.min(4, most - 2));
  const columns = 3 + roll(most - 2);
  const map = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (roll(12) === 0 ? '#' : '.') as string),
  );
  for (const mark of ['B', 'D', 'P', 'K', ...(roll(2) ? ['H'] : [])]) {
    for (let tries = 0; tries < 200; tries++) {
      const [r, c] = [roll(rows), roll(columns)];
      if (map[r]![c] !== '.') continue;
      map[r]![c] = mark;
      break;
    }
  }
  const full = roll(10);
  const now = map.map((row) => row.map((sign) => (sign === '.' && roll(10) < full ? String(roll(3)) : sign)).join(''));
  return { map: map.map((row) => row.join('')), now, chains: [] } as unknown as Building;
}
const many = Array.from({ length: BOARDS }, (_, seed) => random(seed));

/** Groups by nothing but bars between stones. */
function joined(house: Building): Map<string, string> {
  const group = new Map(stones(house).map(({ cell }) => [String(cell), String(cell)]));
  for (const bar of bars(house).filter((each) => !each.thin)) {
    const [one, other] = [group.get(String(bar.from))!, group.get(String(bar.to))!];
    for (const [cell, of] of group) if (of === other) group.set(cell, one);
  }
  return group;
}
const put = (house: Building, cells: Cell[], sign: string): Building => ({
  ...house,
  now: house.now.map((row, r) =>
    [...row].map((old, c) => (cells.some(([y, x]) => y === r && x === c) ? sign : old)).join(''),
  ),
});
const numbers = (path: string): number[] => path.match(/[\d.]+/g)!.map(Number);

describe('bars', () => {
  it('join stones of one player side by side, and nothing else', () => {
    for (const house of many)
      for (const { from, to, owner } of bars(house).filter((bar) => !bar.thin)) {
        expect(at(house.now, from)).toBe(String(owner));
        expect(at(house.now, to)).toBe(String(owner));
        expect(Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1])).toBe(1);
        const drawn = numbers(line(from, to));
        expect(drawn).toEqual([middle(from[1]), middle(from[0]), middle(to[1]), middle(to[0])]);
      }
  });

  it('make the groups of the rules: two that only touch the same field stay two', () => {
    for (const house of many) {
      const group = joined(house);
      for (const owner of [0, 1, 2]) {
        const best = bestGroup(house, owner, false);
        if (best.cells.length === 0) continue;
        const as = group.get(String(best.cells[0]));
        expect(
          [...group]
            .filter(([, of]) => of === as)
            .map(([cell]) => cell)
            .sort(),
        ).toEqual(best.cells.map(String).sort());
      }
    }
  });

  it('never enter a field: a stub ends at its edge in a clasp across', () => {
    for (const house of many)
      for (const { from, to } of bars(house).filter((bar) => bar.thin)) {
        expect(isMark(at(house.now, to))).toBe(true);
        const [x, y, u, v] = numbers(stub(from, to, false)) as [number, number, number, number];
        expect([x, y]).toEqual([middle(from[1]), middle(from[0])]);
        expect(Math.abs(u - middle(to[1])) + Math.abs(v - middle(to[0]))).toBe(15);
        const [a, b, c, d] = numbers(clasp(from, to)) as [number, number, number, number];
        expect([(a + c) / 2, (b + d) / 2]).toEqual([u, v]);
        expect((a - c) * (x - u) + (b - d) * (y - v)).toBeCloseTo(0);
      }
  });

  it('are drawn for all that touches: each stone beside a field has its own stub', () => {
    for (const house of many) {
      const pairs = marks(house).flatMap(({ cell }) => beside(cell).filter((next) => /\d/.test(at(house.now, next))));
      expect(bars(house).filter((bar) => bar.thin)).toHaveLength(pairs.length);
    }
  });

  it('run on into a field where fields conduct', () => {
    expect(stub([0, 0], [0, 1], true)).toBe(line([0, 0], [0, 1]));
  });
});

describe('a way', () => {
  it.each([false, true])('really connects, where fields conduct: %s', (conduct) => {
    let found = 0;
    for (const house of many)
      for (const seat of [0, 1]) {
        const way = wayOf(house, seat, NEED, conduct);
        if (!way) continue;
        for (const cell of way.stones) expect(at(house.now, cell)).toBe('.');
        for (const cell of way.barred) expect(at(house.now, cell)).toMatch(seat === 0 ? /[12]/ : /[02]/);
        const done = put(house, [...way.stones, ...way.barred], String(seat));
        expect(bestGroup(done, seat, conduct).fields.length).toBeGreaterThanOrEqual(NEED);
        found += 1;
      }
    expect(found).toBeGreaterThan(BOARDS);
  });

  it('is as short as can be, and barred only where no other is free', () => {
    const small = Array.from({ length: 60 }, (_, seed) => random(seed + 5000, 4)).filter(
      (house) => free(house).length < 9,
    );
    expect(small.length).toBeGreaterThan(20);
    for (const house of small)
      for (const conduct of [false, true]) {
        const way = wayOf(house, 0, NEED, conduct);
        expect(way?.barred.length ? null : (way?.stones.length ?? null)).toBe(fewest(house, conduct));
      }
  });

  it('needs as many stones as the server says', () => {
    for (const name of [BUY_PLACE, CHALLENGE, 'D-4-five']) {
      const view = viewIn(name);
      for (const house of view.buildings.filter((each) => each.status === 'open'))
        for (const [seat, missing] of house.missing.entries()) {
          const way = wayOf(house, seat, view.limits.fields, false);
          expect(way?.barred.length ? null : way?.stones.length, `${house.id} ${seat}`).toBe(missing);
          expect(bestGroup(house, seat, false).fields).toHaveLength(house.fields[seat]!.length);
        }
    }
  });
});

/** The fewest stones that connect, by trying all sets of free cells. */
function fewest(house: Building, conduct: boolean): number | null {
  const cells = free(house);
  let best: number | null = null;
  for (let set = 0; set < 1 << cells.length; set++) {
    const chosen = cells.filter((_, bit) => set & (1 << bit));
    if (best !== null && chosen.length >= best) continue;
    if (bestGroup(put(house, chosen, '0'), 0, conduct).fields.length >= NEED) best = chosen.length;
  }
  return best;
}
