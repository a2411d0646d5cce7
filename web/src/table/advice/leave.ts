/** Whether the Sheriff may be asked, as the server decides it (socket/advice.py), so that the star can say it before. */
import type { ChairInfo, TableInfo } from '../../lib/protocol';

export type Leave = 'yes' | 'nobody' | 'agree' | 'discreet';

/** The people who play. */
export const players = (chairs: readonly ChairInfo[]): ChairInfo[] =>
  chairs.filter((chair) => chair.kind === 'person' && !chair.left);

/** `discreet`: nobody else knows that this seat is asked. */
export function leaveOf({ advice, chairs }: TableInfo, seat: number, discreet: boolean): Leave {
  if (advice === 'nobody') return 'nobody';
  const people = players(chairs);
  if (people.length > 1 && people.some((chair) => !chair.agrees)) return 'agree';
  const others = chairs.some((chair, place) => chair.kind === 'person' && place !== seat);
  return discreet && others ? 'discreet' : 'yes';
}
