/** The money river: where the winning bid runs, drawn to measure. Gold runs from column to column, to the right. */
import type { Flow } from './view';

/** A receiver of a share of the bid: a seat, or (null) the bank. */
export interface Bank {
  seat: number | null;
  /** What arrives here, what stays, and the place in the order of choosing (0: none). */
  arrives: number;
  keeps: number;
  place: number;
  mustang: boolean;
}

/** Everybody downstream of the winner, in the order in which the gold passes by. */
export function banks(flow: Flow): Bank[] {
  let left = flow.bid;
  const seats = flow.order.slice(1).reverse();
  const found = seats.map((seat): Bank => {
    const arrives = left;
    const keeps = flow.gold[seat] ?? 0;
    left -= keeps;
    return { seat, arrives, keeps, place: 1 + flow.order.indexOf(seat), mustang: flow.mustangs.includes(seat) };
  });
  if (flow.bank > 0) found.push({ seat: null, arrives: left, keeps: flow.bank, place: 0, mustang: false });
  return found;
}

export interface Ribbon {
  path: string;
  /** Lines along the ribbon, light and dark in turn. */
  grain: string[];
  column: number;
}

/** Ribbons as wide as what they carry; the nearest receiver's is the lowest. `ends`: the middle of each column. */
export function ribbons(amounts: readonly number[], start: number, top: number, ends: readonly number[], down: number) {
  const bid = amounts.reduce((sum, each) => sum + each, 0);
  const scale = bid > 0 ? Math.min(4, 38 / bid) : 0;
  const wide = amounts.map((each) => (each > 0 ? Math.max(3, each * scale) : 0));
  let low = top + wide.reduce((sum, each) => sum + each, 0);
  return wide.flatMap((width, column): Ribbon[] => {
    if (width === 0) return [];
    const high = low - width;
    const ribbon = { path: bend(start, high, low, ends[column]!, width, down), grain: [] as string[], column };
    for (let line = 2; line < width - 1; line += 4)
      ribbon.grain.push(along(start + 8 + 2 * line, high + line, ends[column]! + width / 2 - line, down - 10 - line));
    low = high;
    return [ribbon];
  });
}

/** A ribbon that runs to the right, round a corner, and down. */
function bend(start: number, high: number, low: number, middle: number, width: number, down: number): string {
  const inner = 9;
  const left = middle - width / 2;
  const right = middle + width / 2;
  const outer = inner + width;
  return (
    `M${start} ${high}H${right - outer}Q${right} ${high} ${right} ${high + outer}V${down}H${left}` +
    `V${low + inner}Q${left} ${low} ${left - inner} ${low}H${start}z`
  );
}

function along(start: number, y: number, x: number, down: number): string {
  const round = 18;
  return `M${start} ${y}H${Math.max(start, x - round)}Q${x} ${y} ${x} ${y + round}V${Math.max(y + round, down)}`;
}
