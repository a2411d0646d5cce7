/**
 * Puts what an event shows into a view, so that the valley changes step by step between two views of the server. It
 * repeats what the event tells and knows no rules; the next view sets everything right anyway.
 */
import { changed, player, type Changes } from '../../motion/story';
import {
  diceOf,
  isMine,
  type BoomEvent,
  type BoomView,
  type Mine,
  type Player,
  type Told,
  type Town,
  type TownSign,
} from '../model/view';

const everybody = (view: BoomView, change: (old: Player) => Partial<Player>): BoomView => ({
  ...view,
  players: view.players.map((old) => ({ ...old, ...change(old) })),
});
function sign(view: BoomView, town: Town, change: (old: TownSign) => Partial<TownSign>): BoomView {
  return { ...view, towns: view.towns.map((old) => (old.town === town ? { ...old, ...change(old) } : old)) };
}

/** More (or less) gold; an amount that is hidden stays hidden. */
const gold = (view: BoomView, which: number, amount: number): BoomView =>
  player(view, which, (old) => {
    if (old.gold === undefined) return {};
    return { gold: old.gold + amount, bankrupt: old.gold + amount === 0 };
  });
const paid = (view: BoomView, from: number, to: number, amount: number): BoomView =>
  gold(gold(view, from, -amount), to, amount);

function mayor(view: BoomView, town: Town, from: number | null, to: number | null): BoomView {
  const moved = sign(view, town, () => ({ mayor: to }));
  return everybody(moved, (old) => ({
    offices: [
      ...old.offices.filter((office) => office !== town || old.seat !== from),
      ...(old.seat === to ? [town] : []),
    ],
  }));
}

/** A mine by its id, wherever it lies. */
const found = (view: BoomView, card: string): Mine | undefined =>
  view.players.flatMap((each) => each.mines).find((mine) => mine.card === card);

function acquired(view: BoomView, { player: seat, card }: Told<'mine_acquired'>): BoomView {
  const taken = view.taking?.card === card && isMine(view.taking) ? view.taking : found(view, card);
  if (!taken) return view;
  const without = everybody(view, (old) => ({ mines: old.mines.filter((mine) => mine.card !== card) }));
  return player(without, seat, (old) => ({ mines: [...old.mines, taken] }));
}

const falling = (view: BoomView, card: string): BoomView =>
  everybody(view, (old) => ({
    mines: old.mines.map((mine) => (mine.card === card ? { ...mine, falling: true } : mine)),
  }));

/** Takes a card out of those that lie singly in front of a player. */
const without = (cards: string[], card: string): string[] => cards.filter((each) => each !== card);
const placed = (view: BoomView, which: number, kind: string): BoomView =>
  player(view, which, (old) => ({ waiting: old.waiting.filter((card) => !card.startsWith(kind)) }));

/** Events that change nothing that is drawn. */
type Unchanging =
  | 'game_started'
  | 'cards_removed_unseen'
  | 'first_player_drawn'
  | 'first_row_events_returned'
  | 'row_revealed'
  | 'deck_exhausted'
  | 'round_ended'
  | 'decision_timed_out'
  | 'final_score'
  | 'game_ended'
  | 'auction_all_passed'
  | 'auction_won'
  | 'player_bankrupt'
  | 'player_solvent'
  | 'event_no_target'
  | 'expropriation_used'
  | 'expropriation_declined'
  | 'holdup_announced'
  | 'mustang_kept'
  | 'vein_moved'
  | 'vein_removed'
  | 'telegraph_kept'
  | 'production_result'
  | 'no_production';
const RETOLD: Changes<BoomView, BoomEvent, Unchanging> = {
  round_started: (view, { round, first_player }) => ({
    ...view,
    round,
    first_player,
    dice: null,
    choosing: null,
    auction: view.auction && {
      ...view.auction,
      high: 0,
      bidder: null,
      bids: view.auction.bids.map(() => 0),
      passed: [],
    },
  }),
  bid_made: (view, { player: bidder, amount }) => {
    if (!view.auction) return view;
    const bids = view.auction.bids.map((bid, at) => (at === bidder ? amount : bid));
    return { ...view, auction: { ...view.auction, high: amount, bidder, bids } };
  },
  bid_passed: (view, event) =>
    view.auction ? { ...view, auction: { ...view.auction, passed: [...view.auction.passed, event.player] } } : view,
  bid_share_paid: (view, { from, to, received }) => ({ ...paid(view, from, to, received), shared: to }),
  bid_rest_to_bank: (view, { amount }) => (view.shared === undefined ? view : gold(view, view.shared, -amount)),
  card_picked: (view, { slot }) => ({
    ...view,
    taking: view.row[slot] ?? undefined,
    row: view.row.map((card, at) => (at === slot ? null : card)),
  }),
  fee_paid: (view, event) => paid(view, event.payer, event.mayor, event.paid),
  mine_acquired: acquired,
  mayor_elected: (view, event) => mayor(view, event.town, null, event.player),
  mayor_changed: (view, event) => mayor(view, event.town, event.from, event.to),
  mayor_vacated: (view, event) => mayor(view, event.town, event.player, null),
  card_waiting: (view, event) => player(view, event.player, (old) => ({ waiting: [...old.waiting, event.card] })),
  card_held: (view, event) => player(view, event.player, (old) => ({ held: [...old.held, event.card] })),
  card_removed: (view, { card }) =>
    everybody(view, (old) => ({ held: without(old.held, card), waiting: without(old.waiting, card) })),
  card_shark_paid: (view, event) => gold(view, event.payer, -event.paid),
  stagecoach_paid: (view, event) => gold(view, event.player, event.amount),
  dynamite_used: (view, event) => (event.kind === 'mine' ? falling(view, event.target) : view),
  holdup_rolled: (view, event) => paid(view, event.victim, event.player, event.paid),
  mustang_used: (view, { new_order }) =>
    view.choosing ? { ...view, choosing: { ...view.choosing, order: new_order } } : view,
  governor_attached: (view, event) =>
    sign(placed(view, event.player, 'GOV'), event.town, (old) => ({ governor: true, fee: 2 * old.fee })),
  governor_removed: (view, event) => sign(view, event.town, () => ({ governor: false })),
  vein_attached: (view, event) =>
    everybody(placed(view, event.player, 'VEI'), (old) => ({
      mines: old.mines.map((mine) =>
        mine.card === event.mine ? { ...mine, value: event.new_value, veins: mine.veins + 1 } : mine,
      ),
    })),
  saloon_placed: (view, { player: owner, town, card }) =>
    sign(placed(view, owner, 'SAL'), town, (old) => ({
      saloons: [...old.saloons, { card, owner, girls: false, takes: 0 }],
    })),
  girls_attached: (view, event) =>
    sign(placed(view, event.player, 'GIR'), event.town, (old) => ({
      saloons: old.saloons.map((saloon) => (saloon.card === event.saloon ? { ...saloon, girls: true } : saloon)),
    })),
  saloon_removed: (view, { town, card }) =>
    sign(view, town, (old) => ({ saloons: old.saloons.filter((saloon) => saloon.card !== card) })),
  dice_rolled: (view, { die1, die2 }) => ({ ...view, dice: [die1, die2] }),
  telegraph_used: (view, event) => {
    const [first, second] = diceOf(view);
    return { ...view, dice: event.die === 1 ? [event.new, second] : [first, event.new] };
  },
  mine_collapsed: (view, event) => falling(view, event.card),
  mine_produced: (view, event) => gold(view, event.player, event.amount),
  saloon_paid: (view, event) => paid(view, event.payer, event.owner, event.paid),
};

/** A row that is laid out: the event names its cards, only the server's next view (`known`) says what they cost. */
function row(view: BoomView, event: Told<'row_revealed'>, known: BoomView | null): BoomView {
  const laid = event.cards.map((card) => known?.row.find((each) => each?.card === card));
  return laid.every((card) => card !== undefined) ? { ...view, row: laid } : view;
}

/** The view after an event; from then on it is not known who is asked. */
export function after(view: BoomView, event: BoomEvent, known: BoomView | null = null): BoomView {
  const phase = event.phase === view.phase ? view : { ...view, phase: event.phase };
  const next = event.event === 'row_revealed' ? row(phase, event, known) : changed(RETOLD, phase, event);
  return { ...next, waiting: [] };
}
