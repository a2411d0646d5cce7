/** What is seen to move from one place to another when something happens, and how long it is looked at. */
import type { GameEvent } from '../../../state/table.svelte';
import type { Flight as Moved } from '../../motion/stage.svelte';
import { colour, PICTURES, type Picture } from '../model/cards';
import { kindOf, townOf, TOWNS, type Town } from '../model/view';

export type Flight = Moved<Picture>;

const seat = (event: GameEvent, name = 'player'): string => `seat-${Number(event[name])}`;
const some = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const card = (event: GameEvent): string => String(event.card);
const BANK = 'bank';
const fly = (thing: Picture, from: string, to: string, count = 1, look = ''): Flight[] =>
  count > 0 ? [{ thing, from, to, count: Math.min(count, 6), look }] : [];
const gold = (from: string, to: string, count: number): Flight[] => fly('bt-nugget', from, to, count);
const pawn = (event: GameEvent, from: string, to: string): Flight[] =>
  fly('bt-mayor', from, to, 1, colour(String(event.town) as Town));
const isMine = (id: string): boolean => TOWNS.some((town) => id.startsWith(`${town}-`));

const MOVES: Record<string, (event: GameEvent) => Flight[]> = {
  bid_share_paid: (event) => gold(seat(event, 'from'), seat(event, 'to'), some(event, 'received')),
  bid_rest_to_bank: (event) => gold('tray', BANK, some(event, 'amount')),
  card_picked: (event) =>
    isMine(card(event))
      ? fly('bt-frame', `slot-${some(event, 'slot')}`, seat(event), 1, colour(townOf(card(event))))
      : fly(PICTURES[kindOf(card(event))], `slot-${some(event, 'slot')}`, seat(event)),
  fee_paid: (event) => gold(seat(event, 'payer'), seat(event, 'mayor'), some(event, 'paid')),
  mayor_elected: (event) => pawn(event, `town-${String(event.town)}`, seat(event)),
  mayor_changed: (event) => pawn(event, seat(event, 'from'), seat(event, 'to')),
  mayor_vacated: (event) => pawn(event, seat(event), `town-${String(event.town)}`),
  card_shark_paid: (event) => gold(seat(event, 'payer'), BANK, some(event, 'paid')),
  stagecoach_paid: (event) => gold(BANK, seat(event), some(event, 'amount')),
  dynamite_used: (event) => fly('bt-dynamite', seat(event), `card-${String(event.target)}`),
  expropriation_used: (event) => fly('bt-frame', seat(event, 'victim'), seat(event), 1, colour(townOf(card(event)))),
  holdup_rolled: (event) => gold(seat(event, 'victim'), seat(event), some(event, 'paid')),
  mine_produced: (event) => gold(`card-${card(event)}`, seat(event), some(event, 'amount')),
  saloon_paid: (event) => gold(seat(event, 'payer'), seat(event, 'owner'), some(event, 'paid')),
};

export const flightsOf = (event: GameEvent): Flight[] => MOVES[event.event]?.(event) ?? [];

/** Milliseconds; what is not named and does not fly goes by unseen. */
const BEATS: Record<string, number> = {
  round_started: 160,
  row_revealed: 420,
  bid_made: 260,
  bid_passed: 140,
  auction_won: 240,
  bid_share_paid: 380,
  mustang_used: 380,
  card_picked: 420,
  mine_acquired: 120,
  mayor_elected: 420,
  mayor_changed: 480,
  mayor_vacated: 320,
  governor_attached: 320,
  governor_removed: 200,
  card_waiting: 200,
  dynamite_used: 560,
  holdup_announced: 320,
  holdup_rolled: 760,
  vein_attached: 320,
  saloon_placed: 320,
  saloon_removed: 320,
  girls_attached: 320,
  dice_rolled: 760,
  telegraph_used: 480,
  mine_collapsed: 480,
  no_production: 320,
};

export const beatOf = (event: GameEvent): number => BEATS[event.event] ?? (MOVES[event.event] ? 320 : 0);
