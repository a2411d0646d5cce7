/** Where an answer lies: beside the thing, and never over it if there is room. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the thing to its answer, and the least room between an answer and the edge of the window. */
const APART = 12;
const EDGE = 8;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export function beside(thing: Box, wide: number, high: number, window: { width: number; height: number }) {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + thing.width / 2 - wide / 2, EDGE, window.width - wide - EDGE);
  const top = within(thing.top + thing.height / 2 - high / 2, EDGE, window.height - high - EDGE);
  if (window.height - bottom > high + APART + EDGE) return { left, top: bottom + APART };
  if (thing.top > high + APART + EDGE) return { left, top: thing.top - high - APART };
  if (window.width - right > wide + APART + EDGE) return { left: right + APART, top };
  if (thing.left > wide + APART + EDGE) return { left: thing.left - wide - APART, top };
  return { left: right > window.width / 2 ? EDGE : window.width - wide - EDGE, top };
}
