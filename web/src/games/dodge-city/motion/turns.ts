/** A rival's turn as it is told: the card, the money, and where the stones went. */
import type { Told, TownEvent } from '../model/view';

export interface Turn {
  player: number;
  card: string | null;
  took: number;
  paid: number;
  /** The cells of the stones placed: `SAL 0,1`. */
  stones: string[];
  /** What is said of the whole turn; empty: it is not over. */
  words: string;
  over: boolean;
}

export const key = (building: string, cell: readonly number[]): string => `${building} ${String(cell)}`;
export const begun = (player: number): Turn => ({
  player,
  card: null,
  took: 0,
  paid: 0,
  stones: [],
  words: '',
  over: false,
});

function paid(turn: Turn, { amount, reason }: Told<'money_changed'>): Turn {
  if (reason === 'purchase' || reason === 'taken_back') return { ...turn, paid: turn.paid - amount };
  return { ...turn, took: turn.took + amount };
}

/** The turn after an event of the player whose turn it is. */
export function goesOn(turn: Turn, event: TownEvent): Turn {
  if (turn.over || !('player' in event) || event.player !== turn.player) return turn;
  switch (event.event) {
    case 'card_played':
      return { ...turn, card: event.card };
    case 'money_changed':
      return paid(turn, event);
    case 'stone_placed':
      return { ...turn, stones: [...turn.stones, key(event.building, event.cell)] };
    case 'stone_taken_back':
      return { ...turn, stones: turn.stones.filter((each) => each !== key(event.building, event.cell)) };
    case 'turn_ended':
      return { ...turn, over: true, words: event.words ?? '' };
    default:
      return turn;
  }
}
