/** Dice that tumble with a new roll, and then lie still. */
import { untrack } from 'svelte';
import { pace } from '../../state/pace';

export interface Tumbling {
  readonly rolling: boolean;
  /** How often they have turned over: while they roll, any face may be up. */
  readonly turns: number;
}

/** `roll`: which roll it is; a new one tumbles, at 0 the dice just lie there. `whole` and `turn` are milliseconds. */
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
