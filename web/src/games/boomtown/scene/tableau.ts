/** What the tray shows while an event of the auction or of the cards is told: who, what, and to whom. */
import { CARDS, type Picture } from '../model/pictures';
import { isMine, kindOf, type BoomEvent, type BoomView, type Mine, type Town } from '../model/view';
import { found } from './roll';

export const BANK = -1;

export interface Tableau {
  who: number;
  /** Who gets or loses something by it; `BANK`: the bank. */
  to?: number;
  /** What it is about: a card or a pawn, a mine, a town. */
  picture?: Picture;
  mine?: Mine;
  town?: Town;
  /** Gold that changes hands, seen once it has. */
  gold?: number;
  /** A bid; 0: a pass. */
  bid?: number;
  /** An office for its new holder. */
  office?: number;
}

const card = (id: string): Picture => CARDS[kindOf(id)] ?? 'bt-back';
/** A mine wherever it lies, with nothing where it is not known. */
const mine = (view: BoomView, id: string): Pick<Tableau, 'mine'> => {
  const lies = found(view, id)?.mine ?? [...view.row, view.taking].find((each) => each?.card === id);
  return lies && 'town' in lies ? { mine: lies } : {};
};

/** The tableau of an event; null: the tray shows what it usually does. */
export function tableau(event: BoomEvent, view: BoomView): Tableau | null {
  switch (event.event) {
    case 'bid_made':
      return { who: event.player, bid: event.amount };
    case 'bid_passed':
      return { who: event.player, bid: 0 };
    case 'card_picked': {
      const taken = view.row[event.slot] ?? view.taking;
      return taken && isMine(taken)
        ? { who: event.player, mine: taken }
        : { who: event.player, picture: card(event.card) };
    }
    case 'fee_paid':
      return { who: event.payer, to: event.mayor, town: event.town, gold: event.paid };
    case 'mine_acquired':
      return { who: event.player, ...mine(view, event.card) };
    case 'mayor_elected':
      return { who: event.player, town: event.town, picture: 'bt-mayor', office: event.player };
    case 'mayor_changed':
      return { who: event.from, to: event.to, town: event.town, picture: 'bt-mayor', office: event.to };
    case 'mayor_vacated':
      return { who: event.player, town: event.town, picture: 'bt-mayor' };
    case 'card_waiting':
    case 'card_held':
    case 'event_no_target':
      return { who: event.player, picture: card(event.card) };
    case 'card_shark_paid':
      return { who: event.payer, to: BANK, picture: CARDS.CSH, gold: event.paid };
    case 'stagecoach_paid':
      return { who: BANK, to: event.player, picture: CARDS.STG, gold: event.amount };
    case 'dynamite_used':
      return { who: event.player, to: event.owner, picture: CARDS.DYN, ...mine(view, event.target) };
    case 'expropriation_used':
      return { who: event.victim, to: event.player, picture: CARDS.EXP, ...mine(view, event.card) };
    case 'expropriation_declined':
      return { who: event.player, picture: CARDS.EXP };
    case 'holdup_announced':
      return { who: event.player, to: event.victim, picture: CARDS.HLD };
    case 'mustang_used':
      return { who: event.player, picture: CARDS.MUS };
    case 'governor_attached':
      return { who: event.player, town: event.town, picture: 'bt-governor-pawn', office: event.player };
    case 'governor_removed':
      return { who: event.player, town: event.town, picture: 'bt-governor-pawn' };
    case 'vein_attached':
      return { who: event.player, picture: CARDS.VEI, ...mine(view, event.mine) };
    case 'saloon_placed':
      return { who: event.player, town: event.town, picture: 'bt-saloon-token' };
    case 'saloon_removed':
      return { who: event.player, town: event.town, picture: 'bt-saloon-token' };
    case 'girls_attached':
      return { who: event.player, town: event.town, picture: 'bt-girls' };
    default:
      return null;
  }
}
