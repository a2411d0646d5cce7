/** What is seen to move from one place to another when something happens, and how long it is looked at. */
import type { Flight as Moved } from '../../motion/stage.svelte';
import { CARDS, colour, type Picture } from '../model/pictures';
import { kindOf, townOf, TOWNS, type BoomEvent, type Told, type Town } from '../model/view';

export type Flight = Moved<Picture>;

const BANK = 'bank';
const seat = (which: number): string => `seat-${which}`;
const fly = (thing: Picture, from: string, to: string, count = 1, look = ''): Flight[] =>
  count > 0 ? [{ thing, from, to, count: Math.min(count, 6), look }] : [];
const gold = (from: string, to: string, count: number): Flight[] => fly('bt-nugget', from, to, count);
const pawn = (town: Town, from: string, to: string): Flight[] => fly('bt-mayor', from, to, 1, colour(town));
const isMine = (id: string): boolean => TOWNS.some((town) => id.startsWith(`${town}-`));

const picked = ({ player, card, slot }: Told<'card_picked'>): Flight[] =>
  isMine(card)
    ? fly('bt-frame', `slot-${slot}`, seat(player), 1, colour(townOf(card)))
    : fly(CARDS[kindOf(card)] ?? 'bt-back', `slot-${slot}`, seat(player));

/** For how many milliseconds something is looked at, and what moves. */
interface Seen<Event> {
  beat: number;
  moves?: (event: Event) => Flight[];
}
/** null: it goes by unseen. */
const SEEN: { [Name in BoomEvent['event']]: Seen<Told<Name>> | null } = {
  game_started: null,
  cards_removed_unseen: null,
  first_player_drawn: null,
  round_started: { beat: 160 },
  first_row_events_returned: null,
  row_revealed: { beat: 420 },
  deck_exhausted: null,
  round_ended: null,
  decision_timed_out: null,
  final_score: null,
  game_ended: null,
  bid_made: { beat: 260 },
  bid_passed: { beat: 140 },
  auction_all_passed: null,
  auction_won: { beat: 240 },
  bid_share_paid: { beat: 380, moves: ({ from, to, received }) => gold(seat(from), seat(to), received) },
  bid_rest_to_bank: { beat: 320, moves: ({ amount }) => gold('tray', BANK, amount) },
  player_bankrupt: null,
  player_solvent: null,
  card_picked: { beat: 420, moves: picked },
  fee_paid: { beat: 320, moves: ({ payer, mayor, paid }) => gold(seat(payer), seat(mayor), paid) },
  mine_acquired: { beat: 120 },
  mayor_elected: { beat: 420, moves: ({ town, player }) => pawn(town, `town-${town}`, seat(player)) },
  mayor_changed: { beat: 480, moves: ({ town, from, to }) => pawn(town, seat(from), seat(to)) },
  mayor_vacated: { beat: 320, moves: ({ town, player }) => pawn(town, seat(player), `town-${town}`) },
  card_waiting: { beat: 200 },
  card_held: null,
  event_no_target: null,
  card_removed: null,
  card_shark_paid: { beat: 320, moves: ({ payer, paid }) => gold(seat(payer), BANK, paid) },
  stagecoach_paid: { beat: 320, moves: ({ player, amount }) => gold(BANK, seat(player), amount) },
  dynamite_used: { beat: 560, moves: ({ player, target }) => fly('bt-dynamite', seat(player), `card-${target}`) },
  expropriation_used: {
    beat: 320,
    moves: ({ player, victim, card }) => fly('bt-frame', seat(victim), seat(player), 1, colour(townOf(card))),
  },
  expropriation_declined: null,
  holdup_announced: { beat: 320 },
  holdup_rolled: { beat: 760, moves: ({ player, victim, paid }) => gold(seat(victim), seat(player), paid) },
  mustang_used: { beat: 380 },
  mustang_kept: null,
  governor_attached: { beat: 320 },
  governor_removed: { beat: 200 },
  vein_attached: { beat: 320 },
  vein_moved: null,
  vein_removed: null,
  saloon_placed: { beat: 320 },
  girls_attached: { beat: 320 },
  saloon_removed: { beat: 320 },
  dice_rolled: { beat: 760 },
  telegraph_used: { beat: 480 },
  telegraph_kept: null,
  production_result: null,
  mine_collapsed: { beat: 480 },
  mine_produced: { beat: 320, moves: ({ player, card, amount }) => gold(`card-${card}`, seat(player), amount) },
  no_production: { beat: 320 },
  saloon_paid: { beat: 320, moves: ({ payer, owner, paid }) => gold(seat(payer), seat(owner), paid) },
};

/** An event that is not known here goes by unseen, too. */
const seen = (event: BoomEvent): Seen<BoomEvent> | null | undefined => SEEN[event.event] as Seen<BoomEvent> | null;

export const flightsOf = (event: BoomEvent): Flight[] => seen(event)?.moves?.(event) ?? [];
export const beatOf = (event: BoomEvent): number => seen(event)?.beat ?? 0;
