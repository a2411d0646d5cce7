/** What moves from one place to another when something happens. */
import { FLIGHT, flying, seat, type Flight as Moved, type Sights } from '../../motion/story';
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

export const SIGHTS: Sights<BoomEvent, Picture> = {
  bid_share_paid: { flies: ({ from, to, received }) => gold(seat(from), seat(to), received) },
  bid_rest_to_bank: { flies: ({ amount }) => gold('tray', BANK, amount) },
  card_picked: { flies: picked },
  fee_paid: { flies: ({ payer, mayor, paid }) => gold(seat(payer), seat(mayor), paid) },
  mayor_elected: { flies: ({ town, player }) => pawn(town, `town-${town}`, seat(player)) },
  mayor_changed: { flies: ({ town, from, to }) => pawn(town, seat(from), seat(to)) },
  mayor_vacated: { flies: ({ town, player }) => pawn(town, seat(player), `town-${town}`) },
  card_shark_paid: { flies: ({ payer, paid }) => gold(seat(payer), BANK, paid) },
  stagecoach_paid: { flies: ({ player, amount }) => gold(BANK, seat(player), amount) },
  dynamite_used: { flies: ({ player, target }) => fly('bt-dynamite', seat(player), `card-${target}`) },
  expropriation_used: {
    flies: ({ player, victim, card }) => fly('bt-frame', seat(victim), seat(player), 1, colour(townOf(card))),
  },
  holdup_rolled: { lands: 900 },
  // the production roll is a scene of its own: its nuggets run along the trails in the tray
  dice_rolled: { lands: 1340 },
  telegraph_used: { lands: 320 },
  mine_produced: { lands: FLIGHT },
  saloon_paid: { lands: FLIGHT },
  row_revealed: { lands: 1320 },
  round_ended: { read: 3000 },
};
