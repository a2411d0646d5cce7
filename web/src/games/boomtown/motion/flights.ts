/** What moves from one place to another when something happens, and how long each event is shown. */
import { flying, seat, type Flight as Moved, type Sights } from '../../motion/story';
import { CARDS, colour, type Picture } from '../model/pictures';
import { kindOf, townOf, TOWNS, type BoomEvent, type Told, type Town } from '../model/view';

type Flight = Moved<Picture>;

const BANK = 'bank';
const fly = flying<Picture>(6);
const gold = (from: string, to: string, count: number): Flight[] => fly('bt-nugget', from, to, count);
const pawn = (town: Town, from: string, to: string): Flight[] => fly('bt-mayor', from, to, 1, colour(town));
const isMine = (id: string): boolean => TOWNS.some((town) => id.startsWith(`${town}-`));

const picked = ({ player, card, slot }: Told<'card_picked'>): Flight[] =>
  isMine(card)
    ? fly('bt-frame', `slot-${slot}`, seat(player), 1, colour(townOf(card)))
    : fly(CARDS[kindOf(card)] ?? 'bt-back', `slot-${slot}`, seat(player));

/** Events that go by unseen. */
type Unseen =
  | 'game_started'
  | 'cards_removed_unseen'
  | 'first_player_drawn'
  | 'first_row_events_returned'
  | 'deck_exhausted'
  | 'round_ended'
  | 'decision_timed_out'
  | 'final_score'
  | 'game_ended'
  | 'auction_all_passed'
  | 'player_bankrupt'
  | 'player_solvent'
  | 'card_held'
  | 'event_no_target'
  | 'card_removed'
  | 'expropriation_declined'
  | 'mustang_kept'
  | 'vein_moved'
  | 'vein_removed'
  | 'telegraph_kept'
  | 'production_result';
export const SIGHTS: Sights<BoomEvent, Picture, Unseen> = {
  round_started: [160],
  row_revealed: [420],
  bid_made: [260],
  bid_passed: [140],
  auction_won: [240],
  bid_share_paid: [380, ({ from, to, received }) => gold(seat(from), seat(to), received)],
  bid_rest_to_bank: [320, ({ amount }) => gold('tray', BANK, amount)],
  card_picked: [420, picked],
  fee_paid: [320, ({ payer, mayor, paid }) => gold(seat(payer), seat(mayor), paid)],
  mine_acquired: [120],
  mayor_elected: [420, ({ town, player }) => pawn(town, `town-${town}`, seat(player))],
  mayor_changed: [480, ({ town, from, to }) => pawn(town, seat(from), seat(to))],
  mayor_vacated: [320, ({ town, player }) => pawn(town, seat(player), `town-${town}`)],
  card_waiting: [200],
  card_shark_paid: [320, ({ payer, paid }) => gold(seat(payer), BANK, paid)],
  stagecoach_paid: [320, ({ player, amount }) => gold(BANK, seat(player), amount)],
  dynamite_used: [560, ({ player, target }) => fly('bt-dynamite', seat(player), `card-${target}`)],
  expropriation_used: [
    320,
    ({ player, victim, card }) => fly('bt-frame', seat(victim), seat(player), 1, colour(townOf(card))),
  ],
  holdup_announced: [320],
  holdup_rolled: [760, ({ player, victim, paid }) => gold(seat(victim), seat(player), paid)],
  mustang_used: [380],
  governor_attached: [320],
  governor_removed: [200],
  vein_attached: [320],
  saloon_placed: [320],
  girls_attached: [320],
  saloon_removed: [320],
  dice_rolled: [760],
  telegraph_used: [480],
  mine_collapsed: [480],
  mine_produced: [320, ({ player, card, amount }) => gold(`card-${card}`, seat(player), amount)],
  no_production: [320],
  saloon_paid: [320, ({ payer, owner, paid }) => gold(seat(payer), seat(owner), paid)],
};
