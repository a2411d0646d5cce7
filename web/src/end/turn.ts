/** The turn of a game, out of the turning points that the theatre knows. */
import type { Timeline, TurningPoint } from '../lib/rest';

const LEADS = /^(first|lead|back)$/;

/** The last change of the lead, if who took it then has won: after it nobody else was ahead at the end of a round. */
export function theTurn({ turns, winners }: Pick<Timeline, 'turns' | 'winners'>): TurningPoint | null {
  const last = turns.findLast((turn) => LEADS.test(turn.kind));
  return last && winners.includes(last.seat) ? last : null;
}
