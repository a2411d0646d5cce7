/** Who got what in a round, counted from what its events tell. */
import { retold } from '../motion/retell';
import type { Player, TownEvent, TownView } from '../model/view';

const GOODS = ['dollars', 'nuggets', 'claims', 'store_cards'] as const;
export type Good = (typeof GOODS)[number];

export interface Gain {
  seat: number;
  /** More or less of each; without what has not changed or is hidden. */
  goods: Partial<Record<Good, number>>;
  /** Whether the badge came (1) or went (-1). */
  star: number;
}

const has = (player: Player, good: Good): number | undefined =>
  good === 'claims' ? player.claims + player.protected.length : player[good];

/** The differences between two views. */
function between(before: TownView, now: TownView): Gain[] {
  return now.players.map((player, seat) => {
    const old = before.players[seat]!;
    const goods: Gain['goods'] = {};
    for (const good of GOODS) {
      const more = (has(player, good) ?? 0) - (has(old, good) ?? 0);
      if (more !== 0) goods[good] = more;
    }
    return { seat, goods, star: Number(now.sheriff === seat) - Number(before.sheriff === seat) };
  });
}

/** Who got what in a round, as far as it has been told. The goods of `view` do not matter, only which are open. */
export function gains(told: readonly TownEvent[], view: TownView, round: number): Gain[] {
  const course = told.filter((event) => event.round === round);
  const began = course.find((event) => event.event === 'round_started');
  const start = began?.event === 'round_started' ? { ...view, sheriff: began.sheriff } : view;
  return between(
    start,
    course.reduce((seen, event) => retold(seen, event, course), start),
  );
}
