/** Dice that tumble with a new roll, and then lie. */
import { untrack } from 'svelte';
import { pace } from '../../state/pace';

export interface Tumbling {
  readonly rolling: boolean;
  /** How often they have turned over: while they roll, any face may be up. */
  readonly turns: number;
}

/** `roll`: which roll it is, a new one tumbles; 0: they only lie there. Milliseconds for all of it, and for a turn. */
export function tumbling(roll: () => number, whole: number, turn: number): Tumbling {
  let turns = $state(0);
  let rolling = $state(false);

  $effect(() => {
    const long = whole * pace();
    if (roll() === 0 || long === 0) return;
    rolling = true;
    const turning = setInterval(() => (turns += 1), turn);
    const end = setTimeout(() => {
      clearInterval(turning);
      rolling = false;
    }, long);
    return () => {
      clearInterval(turning);
      clearTimeout(end);
      untrack(() => (rolling = false));
    };
  });

  return {
    get rolling() {
      return rolling;
    },
    get turns() {
      return turns;
    },
  };
}
