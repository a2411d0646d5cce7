/** What moves from one place to another when something happens, and how long each event is shown. */
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

/** Events that go by unseen. */
type Unseen =
  | 'game_started'
  | 'pass_started'
  | 'cards_dealt'
  | 'deck_reshuffled'
  | 'start_card_chosen'
  | 'lot_drawn'
  | 'start_player_set'
  | 'turn_started'
  | 'turn_ended'
  | 'free_stones_granted'
  | 'free_stones_lost'
  | 'event_pile_reshuffled'
  | 'event_resolved'
  | 'debt_incurred'
  | 'debt_forgiven'
  | 'challenge_waived'
  | 'challenge_impossible'
  | 'duel_removal_declined'
  | 'building_undecided'
  | 'points_changed'
  | 'pass_ended'
  | 'game_ended'
  | 'timeout_default';
export const SIGHTS: Sights<TownEvent, Thing, Unseen> = {
  round_started: [200],
  start_cards_revealed: [1500],
  card_played: [480],
  money_changed: [(event) => (money(event).length > 0 ? 300 : 0), money],
  building_opened: [260],
  stone_placed: [240],
  stone_taken_back: [120],
  stone_removed: [360, ({ owner, building }) => stone(owner, building)],
  stone_moved: [360],
  connection_made: [380],
  connection_lost: [380],
  building_neutralised: [
    700,
    ({ building, returned }) => returned.flatMap((count, owner) => (count > 0 ? stone(owner, building, count) : [])),
  ],
  event_drawn: [1000],
  control_duel: [1500],
  challenge_made: [800],
  duel_revealed: [1500],
  card_laid_aside: [160],
  building_awarded: [
    1000,
    ({ points, building, player }) =>
      fly(`dc-points-${Math.min(5, points)}` as Thing, `house-${building}`, seat(player)),
  ],
  final_duel_round: [1500],
};
