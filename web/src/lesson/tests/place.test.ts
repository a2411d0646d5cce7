import { describe, expect, it } from 'vitest';
import { around, hole, joined, overlap, place, type Box } from '../place';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SLIP = { width: 352, height: 230 };
const NARROW = { width: 370, height: 210 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe('the slip', () => {
  it('lies beside what is pointed at where there is room, otherwise below or above', () => {
    const at = (target: Box) => place(target, { lit: [target] }, SLIP, DESK, false).side;
    expect(at(box(20, 300, 200, 100))).toBe('right');
    expect(at(box(900, 300, 300, 100))).toBe('left');
    expect(at(box(0, 50, 1280, 250))).toBe('below');
    expect(at(box(0, 500, 1280, 290))).toBe('above');
  });

  it('never covers what is lit, though another side would be nearer', () => {
    const target = box(20, 300, 200, 100);
    const other = box(300, 250, 300, 200);
    const found = place(target, { lit: [target, other] }, SLIP, DESK, false);
    expect(found.side).not.toBe('right');
    for (const lit of [target, other]) expect(overlap(lit, { ...found, ...SLIP })).toBe(0);
  });

  it('leaves the question in sight if it can', () => {
    const target = box(500, 700, 200, 50);
    const question = box(430, 500, 560, 280);
    const found = place(target, { lit: [target], near: [question] }, SLIP, DESK, false);
    expect(found.side).toBe('left');
    expect(place(target, { lit: [target] }, SLIP, DESK, false).side).toBe('right');
  });

  it('has the whole width of a phone, above or below', () => {
    for (const [y, side] of [
      [120, 'below'],
      [700, 'above'],
    ] as const) {
      const target = box(40, y, 120, 60);
      const found = place(target, { lit: [target] }, NARROW, PHONE, true);
      expect([found.side, found.x]).toEqual([side, 10]);
      expect(overlap(target, { ...found, ...NARROW })).toBe(0);
    }
  });

  it('stays in the window', () => {
    for (let x = 0; x < 1280; x += 90)
      for (let y = 0; y < 800; y += 70) {
        const target = box(x, y, 60, 40);
        const found = place(target, { lit: [target] }, SLIP, DESK, false);
        expect(found.x).toBeGreaterThanOrEqual(0);
        expect(found.x + SLIP.width).toBeLessThanOrEqual(DESK.width);
        expect(found.y).toBeGreaterThanOrEqual(0);
        expect(found.y + SLIP.height).toBeLessThanOrEqual(DESK.height);
        expect(overlap(target, { ...found, ...SLIP }), `at ${x}, ${y}`).toBe(0);
      }
  });
});

describe('the hand', () => {
  it('ends four pixels from what it points at', () => {
    const target = box(20, 300, 200, 100);
    expect(place(target, { lit: [target] }, SLIP, DESK, false).hand).toEqual({ x: 220 + 4 + 31, y: 350, turn: 180 });
    const high = box(400, 560, 500, 40);
    const lit = [high, box(0, 300, 380, 500)];
    const { hand } = place(high, { lit }, SLIP, { width: 920, height: 800 }, false);
    expect(hand.y, 'also when the slip lies elsewhere').toBeLessThanOrEqual(700);
    const low = box(40, 700, 120, 60);
    expect(place(low, { lit: [low] }, NARROW, PHONE, true).hand).toEqual({ x: 100, y: 700 - 4 - 22, turn: 90 });
  });
});

describe('the light', () => {
  it('is a little larger than the thing, and stays in the window', () => {
    expect(hole(box(100, 100, 50, 50), DESK)).toEqual(box(94, 94, 62, 62));
    expect(hole(box(-20, 700, 1400, 300), DESK)).toEqual(box(3, 694, 1274, 103));
    expect(hole(box(100, 900, 50, 50), DESK).height).toBe(0);
  });

  it('is one for things that lie close together', () => {
    const near = [box(0, 0, 100, 100), box(110, 0, 100, 100), box(220, 0, 100, 100)];
    expect(joined(near)).toEqual([around(near)]);
    expect(joined([box(0, 0, 100, 100), box(600, 0, 100, 100)])).toHaveLength(2);
  });
});
