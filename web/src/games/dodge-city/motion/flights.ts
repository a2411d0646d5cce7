/** What is seen to move from one place to another when something happens, and how long it is looked at. */
import type things from '../../../../made/sheets/dodge-city';
import type { Flight } from '../../motion/stage.svelte';
import type { EventName, Told, TownEvent } from '../model/events';
import type { Payment } from '../model/events.gen';

export type Thing = keyof typeof things.boxes;
const seat = (player: number): string => `seat-${player}`;
const fly = (thing: Thing, from: string, to: string, count = 1): Flight<Thing>[] => [
  { thing, from, to, count: Math.max(1, Math.min(count, 5)) },
];
const stone = (owner: number, building: string, count = 1): Flight<Thing>[] =>
  fly(`dc-stone-${(owner % 5) + 1}` as Thing, `house-${building}`, seat(owner), count);
const BILL = 200;
/** The money of purchases goes with the stone. */
export const QUIET: ReadonlySet<Payment> = new Set(['purchase', 'taken_back']);

function money({ player, amount, reason, counterpart }: Told['money_changed']): Flight<Thing>[] {
  const bills = Math.ceil(Math.abs(amount) / BILL);
  if (QUIET.has(reason)) return [];
  if (counterpart !== null) return amount < 0 ? fly('dc-bill', seat(player), seat(counterpart), bills) : [];
  return amount > 0 ? fly('dc-bill', 'bank', seat(player), bills) : fly('dc-bill', seat(player), 'bank', bills);
}

/** What moves, and for how many milliseconds an event is looked at: those of its flights (null), or its own. */
type Seen<Name extends EventName> = [moves: ((event: Told[Name]) => Flight<Thing>[]) | null, beat: number | null];
/** Null: it goes by unseen. */
const SEEN: { [Name in EventName]: Seen<Name> | null } = {
  game_started: null,
  pass_started: null,
  cards_dealt: null,
  deck_reshuffled: null,
  round_started: [null, 200],
  start_card_chosen: null,
  start_cards_revealed: [null, 1500],
  lot_drawn: null,
  start_player_set: null,
  turn_started: null,
  turn_ended: null,
  card_played: [null, 480],
  money_changed: [money, null],
  free_stones_granted: null,
  free_stones_lost: null,
  building_opened: [null, 260],
  stone_placed: [null, 240],
  stone_taken_back: [null, 120],
  stone_removed: [({ owner, building }) => stone(owner, building), 360],
  stone_moved: [null, 360],
  connection_made: [null, 380],
  connection_lost: [null, 380],
  building_neutralised: [
    ({ building, returned }) => returned.flatMap((count, owner) => (count > 0 ? stone(owner, building, count) : [])),
    700,
  ],
  event_pile_reshuffled: null,
  event_drawn: [null, 1000],
  event_resolved: null,
  debt_incurred: null,
  debt_forgiven: null,
  control_duel: [null, 1500],
  challenge_made: [null, 800],
  challenge_waived: null,
  challenge_impossible: null,
  duel_revealed: [null, 1500],
  duel_removal_declined: null,
  card_laid_aside: [null, 160],
  building_awarded: [
    ({ points, building, player }) =>
      fly(`dc-points-${Math.min(5, points)}` as Thing, `house-${building}`, seat(player)),
    1000,
  ],
  building_undecided: null,
  points_changed: null,
  pass_ended: null,
  final_duel_round: [null, 1500],
  game_ended: null,
  timeout_default: null,
};

const moves = <Name extends EventName>(name: Name, event: Told[Name]): Flight<Thing>[] =>
  SEEN[name]?.[0]?.(event) ?? [];
export const flightsOf = (event: TownEvent): Flight<Thing>[] => moves(event.event, event);
export const beatOf = (event: TownEvent): number => SEEN[event.event]?.[1] ?? (flightsOf(event).length > 0 ? 300 : 0);
