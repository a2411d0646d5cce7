/** Points counted up, category by category and point by point; all at once if no motion is wanted. */
import { pace } from '../state/pace';

/** Milliseconds for a point, the most for a category, and the pause between two. */
const POINT = 55;
const LONGEST = 1400;
const BREATH = 260;

export interface Tally {
  /** The category being counted, and how many of its points so far. */
  readonly line: number;
  readonly points: number;
  readonly done: boolean;
  /** How many of a player's points of a category are counted. */
  counted(at: number, points: number): number;
  finish(): void;
}

/** `most`: the most points anybody has, for each category. */
export function countUp(most: () => number[]): Tally {
  let line = $state(0);
  let points = $state(0);
  const lines = $derived(most());
  const finish = (): void => void (line = lines.length);

  $effect(() => {
    const all = lines;
    const speed = pace();
    if (speed === 0) {
      finish();
      return;
    }
    let began = performance.now() + BREATH * speed;
    let frame = requestAnimationFrame(function step(now) {
      if (line >= all.length) return;
      const whole = Math.min(LONGEST, POINT * all[line]!) * speed;
      const part = whole === 0 ? 1 : Math.max(0, (now - began) / whole);
      points = Math.min(all[line]!, Math.floor(part * all[line]!));
      if (part >= 1) {
        line += 1;
        points = 0;
        began = now + BREATH * speed;
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });

  return {
    get line() {
      return line;
    },
    get points() {
      return points;
    },
    get done() {
      return line >= lines.length;
    },
    counted(at, whole) {
      if (at !== line) return at < line ? whole : 0;
      return Math.sign(whole) * Math.min(Math.abs(whole), points);
    },
    finish,
  };
}
