/** Why a game ended as it did: who is compared with whom, and what made the difference between them. */
import { w } from '../state/settings.svelte';
import { inOrder, type Line, type Sum } from './sums';

export interface Reason {
  /** A category, points alone, what breaks ties, or a win that is shared. */
  kind: 'line' | 'margin' | 'tie' | 'shared';
  /** Who reads it; null: somebody who did not play, or several who share a device. */
  me: number | null;
  /** Everybody who has won. */
  winners: number[];
  /** My place. */
  place: number;
  /** Who is compared: me (or the winner) with the winner (or the next after them). */
  left: number;
  right: number;
  /** The category with the largest gap in the winner's favour; -1 if none made the difference. */
  decisive: number;
}

/** How much more of each category one has than another. */
export const gapsOf = (sums: readonly Sum[], left: number, right: number): number[] =>
  sums[left]!.parts.map((part, at) => part - (sums[right]!.parts[at] ?? 0));

/** `places`: of each seat, from 1. */
export function reasonOf(sums: readonly Sum[], places: readonly number[], me: number | null): Reason {
  const order = inOrder(places);
  const winners = order.filter((seat) => places[seat] === 1);
  const lost = me !== null && !winners.includes(me);
  const winner = lost || me === null ? winners[0]! : me;
  const rival = lost ? me : order.find((seat) => seat !== winner)!;
  const shared = winners.length > 1;
  const ahead = sums[winner]!.total - sums[rival]!.total;
  const gaps = gapsOf(sums, winner, rival);
  const largest = Math.max(...gaps);
  const decisive = ahead > 0 && gaps.length > 1 && largest > 0 ? gaps.indexOf(largest) : -1;
  const kind = shared ? 'shared' : ahead === 0 ? 'tie' : decisive >= 0 ? 'line' : 'margin';
  const [left, right] = lost ? [me, winner] : [winner, rival];
  return { kind, me, winners, place: me === null ? 1 : places[me]!, left, right, decisive };
}

/** The reason as a sentence. `tie`: what broke a tie by this game's rules. */
export function sentenceOf(
  reason: Reason,
  sums: readonly Sum[],
  lines: readonly Line[],
  nameOf: (seat: number) => string,
  tie: string,
): string {
  const { why } = w().end;
  const { me, winners, left, right } = reason;
  const won = me !== null && winners.includes(me);
  const lost = me !== null && !won;
  const winner = lost ? right : left;
  const outcome = lost ? why.lost(w().end.place(reason.place)) : won ? why.won : why.other(nameOf(winner));
  switch (reason.kind) {
    case 'shared': {
      const others = winners.filter((seat) => seat !== me).map(nameOf);
      const said = why.shared(w().common.and(won ? [why.you, ...others] : others));
      return lost ? why.because(outcome, said) : `${said}.`;
    }
    case 'tie':
      return why.because(outcome, tie);
    case 'line': {
      const { label } = lines[reason.decisive]!;
      return why.because(
        outcome,
        won ? why.yours(label) : lost ? why.theirs(nameOf(winner), label) : why.category(label),
      );
    }
    case 'margin':
      return why.because(outcome, why.margin(w().end.points1(Math.abs(sums[left]!.total - sums[right]!.total))));
  }
}
