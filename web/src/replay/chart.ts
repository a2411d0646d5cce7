/** Points as lines: where they bend, and which round numbers stand beside them. */
import { placeOf, type Course } from './course';

export interface Box {
  width: number;
  height: number;
}

/** The lowest and the highest line of the chart, and those between, for points up to `most` and down to `least`. */
export function grid(least: number, most: number): number[] {
  const top = Math.max(1, most);
  const span = top - Math.min(0, least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => span / each <= 5) ?? 1000;
  const lines: number[] = [];
  for (let line = Math.floor(Math.min(0, least) / step) * step; line < top + step; line += step) lines.push(line);
  return lines;
}

/** A seat's line: its points at the beginning, and whenever a round is over. */
export function path(course: Course, scores: readonly number[], lines: readonly number[], box: Box): string {
  const low = lines[0] ?? 0;
  const high = lines.at(-1) ?? 1;
  const x = (moment: number): string => (placeOf(course, moment) * box.width).toFixed(1);
  const y = (points: number): string => (box.height * (1 - (points - low) / Math.max(1, high - low))).toFixed(1);
  const ends = [...course.rounds.slice(1).map((round) => round.moment), course.moments - 1];
  return [`M0 ${y(scores[0] ?? 0)}`, ...ends.map((end) => `L${x(end)} ${y(scores[end] ?? 0)}`)].join('');
}

/** Places for marks that want certain heights but need `room` each; their order stays. */
export function apart(wanted: readonly number[], room: number, height: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((at, place) => {
    const above = place > 0 ? placed[order[place - 1]!]! + room : -Infinity;
    placed[at] = Math.max(wanted[at]!, above);
  });
  for (let place = order.length - 1, below = height; place >= 0; place -= 1) {
    const at = order[place]!;
    placed[at] = Math.min(placed[at]!, below);
    below = placed[at] - room;
  }
  return placed;
}
