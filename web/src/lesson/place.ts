/** Where the slip and the pointing hand of a coach mark go: beside what is pointed at, and never over what is lit. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Side = 'right' | 'left' | 'below' | 'above';

export interface Placed {
  side: Side;
  /** The upper left corner of the slip. */
  x: number;
  y: number;
  /** The middle of the hand, and how far it is turned; it points to the right by itself. */
  hand: { x: number; y: number; turn: number };
}

/** Between what is lit and the slip: room for the hand. */
export const GAP = { desk: 70, phone: 44 } as const;
/** The hand is as long as this, and as thick. */
export const HAND = { desk: { long: 62, thick: 38 }, phone: { long: 44, thick: 28 } } as const;
/** What is lit is a little larger than the thing, and the finger ends this far from it. */
export const PAD = 6;
const TIP = 4;
const EDGE = 10;
const TURNS: Record<Side, number> = { right: 180, left: 0, below: -90, above: 90 };

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** What is lit, as far as it is in the window. */
export function hole(thing: Box, room: Size): Box {
  const x = Math.max(3, thing.x - PAD);
  const y = Math.max(3, thing.y - PAD);
  return {
    x,
    y,
    width: Math.max(0, Math.min(room.width - 3, thing.x + thing.width + PAD) - x),
    height: Math.max(0, Math.min(room.height - 3, thing.y + thing.height + PAD) - y),
  };
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What lies close together is lit by one light. */
export function joined(holes: readonly Box[], near = 22): Box[] {
  const lights: Box[] = [];
  for (const box of holes) {
    const wide = { x: box.x - near, y: box.y - near, width: box.width + 2 * near, height: box.height + 2 * near };
    const at = lights.findIndex((each) => overlap(each, wide) > 0);
    if (at < 0) lights.push(box);
    else lights[at] = around([lights[at]!, box]);
  }
  return lights.length < holes.length ? joined(lights, near) : lights;
}

/** What must stay in sight, and what should. */
interface Seen {
  lit: readonly Box[];
  near?: readonly Box[];
}
const TOP = 52;

/** `target`: what is pointed at. */
export function place(target: Box, { lit, near = [] }: Seen, slip: Size, room: Size, phone: boolean): Placed {
  const gap = phone ? GAP.phone : GAP.desk;
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const beside = between(middle.y - slip.height / 2, TOP, room.height - slip.height - 12);
  const across = phone ? EDGE : between(middle.x - slip.width / 2, EDGE, room.width - slip.width - EDGE);
  const corners: Record<Side, { x: number; y: number }> = {
    right: { x: target.x + target.width + gap, y: beside },
    left: { x: target.x - gap - slip.width, y: beside },
    below: { x: across, y: target.y + target.height + gap },
    above: { x: across, y: target.y - gap - slip.height },
  };
  const below = room.height - target.y - target.height;
  const upright: Side[] = below > target.y ? ['below', 'above'] : ['above', 'below'];
  const sides: Side[] = phone ? upright : ['right', 'left', ...upright];
  const covered = (side: Side, boxes: readonly Box[]): number =>
    boxes.reduce((sum, each) => sum + overlap({ ...corners[side], ...slip }, each), 0);
  /** How much of the slip would be outside, and of what is lit would be covered. */
  const harm = (side: Side): number =>
    slip.width * slip.height - covered(side, [{ x: 0, y: 0, ...room }]) + covered(side, lit);
  const best = (all: readonly Side[], cost: (side: Side) => number): Side =>
    all.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const harmless = sides.filter((each) => harm(each) === 0);
  const side = harmless.length > 0 ? best(harmless, (each) => covered(each, near)) : best(sides, harm);
  const corner = corners[side];
  const x = between(corner.x, phone ? EDGE : 0, Math.max(EDGE, room.width - slip.width - EDGE));
  const low = Math.max(4, room.height - slip.height - 8);
  /** Where it cannot lie beside the thing without covering something lit, it lies at the edge where it covers least. */
  const over = (y: number): number => lit.reduce((sum, each) => sum + overlap({ x, y, ...slip }, each), 0);
  const y = [between(corner.y, 4, low), TOP, low].reduce((one, other) => (over(other) < over(one) ? other : one));
  return { side, x, y, hand: handAt(side, target, middle, { x, y, ...slip }, room, phone) };
}

function handAt(side: Side, target: Box, middle: Pick<Box, 'x' | 'y'>, slip: Box, room: Size, phone: boolean) {
  const { long } = phone ? HAND.phone : HAND.desk;
  const away = TIP + long / 2;
  const x = between(middle.x, 34, room.width - 34);
  const near = between(middle.y, slip.y + 25, slip.y + slip.height - 25);
  const y = between(near, target.y, target.y + target.height);
  const turn = TURNS[side];
  if (side === 'right') return { x: target.x + target.width + away, y, turn };
  if (side === 'left') return { x: target.x - away, y, turn };
  if (side === 'below') return { x, y: target.y + target.height + away, turn };
  return { x, y: target.y - away, turn };
}
