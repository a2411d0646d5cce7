/** A number that counts up from 0, point by point; at once where motion is not wanted. */
import { settings } from '../state/settings.svelte';

/** Milliseconds a point, and the longest count. */
const POINT = 70;
const LONGEST = 5000;

export interface Count {
  readonly value: number;
  readonly running: boolean;
  finish(): void;
}

export function countUp(target: () => number): Count {
  let value = $state(0);
  let skipped = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  $effect(() => {
    const end = target();
    if (skipped) return;
    const faster = settings.speed === 'fast' ? 0.45 : settings.speed === 'slow' ? 1.6 : 1;
    const whole = Math.min(LONGEST, POINT * end) * faster;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      value = Math.min(end, ((now - began) / whole) * end);
      if (value < end) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get value() {
      return skipped ? target() : value;
    },
    get running() {
      return !skipped && value < target();
    },
    finish: () => (skipped = true),
  };
}
