/** What is seen to move from one place to another when something happens, and how long it is looked at. */
import type things from '../../../../made/sheets/dodge-city';
import type { GameEvent } from '../../../state/table.svelte';
import type { Flight } from '../../motion/stage.svelte';

export type Thing = keyof typeof things.boxes;
const seat = (event: GameEvent, name = 'player'): string => `seat-${Number(event[name])}`;
const fly = (thing: Thing, from: string, to: string, count = 1): Flight<Thing>[] => [
  { thing, from, to, count: Math.max(1, Math.min(count, 5)) },
];
const BILL = 200;
/** The money of purchases goes with the stone. */
const QUIET = new Set(['purchase', 'taken_back']);

function money(event: GameEvent): Flight<Thing>[] {
  const amount = Number(event.amount ?? 0);
  const bills = Math.ceil(Math.abs(amount) / BILL);
  if (QUIET.has(String(event.reason))) return [];
  if (event.counterpart !== null && event.counterpart !== undefined)
    return amount < 0 ? fly('dc-bill', seat(event), seat(event, 'counterpart'), bills) : [];
  return amount > 0 ? fly('dc-bill', 'bank', seat(event), bills) : fly('dc-bill', seat(event), 'bank', bills);
}

const MOVES: Record<string, (event: GameEvent) => Flight<Thing>[]> = {
  money_changed: money,
  building_awarded: (event) =>
    fly(`dc-points-${Math.min(5, Number(event.points))}` as Thing, `house-${String(event.building)}`, seat(event)),
  stone_removed: (event) =>
    fly(`dc-stone-${(Number(event.owner) % 5) + 1}` as Thing, `house-${String(event.building)}`, seat(event, 'owner')),
  building_neutralised: (event) =>
    ((event.returned as number[] | undefined) ?? []).flatMap((count, owner) =>
      count > 0
        ? fly(`dc-stone-${(owner % 5) + 1}` as Thing, `house-${String(event.building)}`, `seat-${owner}`, count)
        : [],
    ),
};

export const flightsOf = (event: GameEvent): Flight<Thing>[] => MOVES[event.event]?.(event) ?? [];

/** In milliseconds; what is not named goes by unseen. */
const BEATS: Record<string, number> = {
  start_cards_revealed: 1500,
  card_played: 480,
  building_opened: 260,
  stone_placed: 240,
  stone_taken_back: 120,
  stone_removed: 360,
  stone_moved: 360,
  connection_made: 380,
  connection_lost: 380,
  event_drawn: 1000,
  control_duel: 1500,
  challenge_made: 800,
  duel_revealed: 1500,
  card_laid_aside: 160,
  building_awarded: 1000,
  building_neutralised: 700,
  final_duel_round: 1500,
  round_started: 200,
};

export const beatOf = (event: GameEvent): number => BEATS[event.event] ?? (flightsOf(event).length > 0 ? 300 : 0);
