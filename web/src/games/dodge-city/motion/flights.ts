/** What moves from one place to another when something happens. */
import type things from '../../../../made/sheets/dodge-city';
import { flying, seat, type Flight, type Sights } from '../../motion/story';
import type { Told, TownEvent } from '../model/view';
import type { Payment } from '../model/events.gen';

export type Thing = keyof typeof things.boxes;
const fly = flying<Thing>(5);
const stone = (owner: number, building: string, count = 1): Flight<Thing>[] =>
  fly(`dc-stone-${(owner % 5) + 1}` as Thing, `house-${building}`, seat(owner), count);
const BILL = 200;
/** Payments that are neither shown nor heard: their money goes with the stone. */
export const QUIET: ReadonlySet<Payment> = new Set(['purchase', 'taken_back']);

function money({ player, amount, reason, counterpart }: Told<'money_changed'>): Flight<Thing>[] {
  const bills = Math.max(1, Math.ceil(Math.abs(amount) / BILL));
  if (QUIET.has(reason)) return [];
  if (counterpart !== null) return amount < 0 ? fly('dc-bill', seat(player), seat(counterpart), bills) : [];
  return amount > 0 ? fly('dc-bill', 'bank', seat(player), bills) : fly('dc-bill', seat(player), 'bank', bills);
}

export const SIGHTS: Sights<TownEvent, Thing> = {
  money_changed: { flies: money },
  stone_removed: { flies: ({ owner, building }) => stone(owner, building) },
  start_cards_revealed: { lands: 1000 },
  // What a turn cost is counted, then the turn is said.
  turn_ended: { lands: 300 },
  start_player_set: { read: 2500 },
  event_drawn: { read: 1300 },
  // Both cards lie open, and there is a hush, before anybody is named.
  duel_revealed: { lands: 1500, read: 2500 },
  control_duel: { lands: 2100, read: 3000 },
  final_duel_round: { lands: 2100, read: 3000 },
  building_undecided: { lands: 300, read: 900 },
  building_neutralised: {
    lands: 700,
    read: 2000,
    flies: ({ building, returned }) =>
      returned.flatMap((count, owner) => (count > 0 ? stone(owner, building, count) : [])),
  },
  // The chain lights up field by field; then it is said whose the building is, and the disc flies (motion/stage).
  building_awarded: { lands: 1040, read: 1500 },
};
