/** Who may change a bot during the game, as the server decides it (lobby/changing_bots.py), so that it can be said before. */
import type { ChairInfo, TableInfo } from '../lib/protocol';

/** The chairs of the other people who play: they have to agree to what nobody decides alone. */
export const others = (chairs: readonly ChairInfo[]): ChairInfo[] =>
  chairs.filter((chair) => chair.kind === 'person' && !chair.left && !chair.mine);

/** Whether I may give a chair to a bot with so many stars, without asking; `now`: what plays there, or would. */
export function alone(info: TableInfo, seat: number, stars: number, now: number): boolean {
  const chair = info.chairs[seat];
  if (!chair || chair.mine) return true;
  return (!chair.bot || info.host) && stars >= now;
}
