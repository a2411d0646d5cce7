/**
 * What an event shows, put into a view: so that the valley can be seen to change step by step between two views of the
 * server. It repeats what the event tells and knows no rule; the next view sets everything right anyway.
 */
import type { GameEvent } from '../../../state/table.svelte';
import { isMine, type BoomView, type Mine, type Player, type RowCard, type Town, type TownSign } from '../model/view';

const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const seat = (event: GameEvent): number => number(event, 'player');
const text = (event: GameEvent, name: string): string => String(event[name]);

function player(view: BoomView, which: number, change: (old: Player) => Partial<Player>): BoomView {
  return { ...view, players: view.players.map((old) => (old.seat === which ? { ...old, ...change(old) } : old)) };
}
const everybody = (view: BoomView, change: (old: Player) => Partial<Player>): BoomView => ({
  ...view,
  players: view.players.map((old) => ({ ...old, ...change(old) })),
});
function sign(view: BoomView, town: string, change: (old: TownSign) => Partial<TownSign>): BoomView {
  return { ...view, towns: view.towns.map((old) => (old.town === town ? { ...old, ...change(old) } : old)) };
}

/** More (or less) gold; what is not shown stays so. */
const gold = (view: BoomView, which: number, amount: number): BoomView =>
  player(view, which, (old) => {
    if (old.gold === undefined) return {};
    return { gold: old.gold + amount, bankrupt: old.gold + amount === 0 };
  });
const paid = (view: BoomView, from: number, to: number, amount: number): BoomView =>
  gold(gold(view, from, -amount), to, amount);

function mayor(view: BoomView, town: string, from: number | null, to: number | null): BoomView {
  const moved = sign(view, town, () => ({ mayor: to }));
  return everybody(moved, (old) => ({
    offices: [
      ...old.offices.filter((office) => office !== town || old.seat !== from),
      ...(old.seat === to ? [town as Town] : []),
    ],
  }));
}

/** A mine by its id, wherever it lies. */
const found = (view: BoomView, card: string): Mine | undefined =>
  view.players.flatMap((each) => each.mines).find((mine) => mine.card === card);

function acquired(view: BoomView, event: GameEvent): BoomView {
  const card = text(event, 'card');
  const taken = view.taking?.card === card && isMine(view.taking) ? view.taking : found(view, card);
  if (!taken) return view;
  const without = everybody(view, (old) => ({ mines: old.mines.filter((mine) => mine.card !== card) }));
  return player(without, seat(event), (old) => ({ mines: [...old.mines, taken] }));
}

const falling = (view: BoomView, card: string): BoomView =>
  everybody(view, (old) => ({
    mines: old.mines.map((mine) => (mine.card === card ? { ...mine, falling: true } : mine)),
  }));

/** Takes a card out of those that lie by themselves before a player. */
const without = (cards: string[], card: string): string[] => cards.filter((each) => each !== card);
const placed = (view: BoomView, which: number, kind: string): BoomView =>
  player(view, which, (old) => ({ waiting: old.waiting.filter((card) => !card.startsWith(kind)) }));

type Retold = (view: BoomView, event: GameEvent) => BoomView;

const RETOLD: Record<string, Retold> = {
  round_started: (view, event) => ({
    ...view,
    round: number(event, 'round'),
    first_player: number(event, 'first_player'),
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
  bid_made: (view, event) => {
    if (!view.auction) return view;
    const bids = view.auction.bids.map((bid, at) => (at === seat(event) ? number(event, 'amount') : bid));
    return { ...view, auction: { ...view.auction, high: number(event, 'amount'), bidder: seat(event), bids } };
  },
  bid_passed: (view, event) =>
    view.auction ? { ...view, auction: { ...view.auction, passed: [...view.auction.passed, seat(event)] } } : view,
  bid_share_paid: (view, event) => ({
    ...paid(view, number(event, 'from'), number(event, 'to'), number(event, 'received')),
    shared: number(event, 'to'),
  }),
  bid_rest_to_bank: (view, event) =>
    view.shared === undefined ? view : gold(view, view.shared, -number(event, 'amount')),
  card_picked: (view, event) => {
    const slot = number(event, 'slot');
    const taking: RowCard | undefined = view.row[slot] ?? undefined;
    return { ...view, taking, row: view.row.map((card, at) => (at === slot ? null : card)) };
  },
  fee_paid: (view, event) => paid(view, number(event, 'payer'), number(event, 'mayor'), number(event, 'paid')),
  mine_acquired: acquired,
  mayor_elected: (view, event) => mayor(view, text(event, 'town'), null, seat(event)),
  mayor_changed: (view, event) => mayor(view, text(event, 'town'), number(event, 'from'), number(event, 'to')),
  mayor_vacated: (view, event) => mayor(view, text(event, 'town'), seat(event), null),
  card_waiting: (view, event) =>
    player(view, seat(event), (old) => ({ waiting: [...old.waiting, text(event, 'card')] })),
  card_held: (view, event) => player(view, seat(event), (old) => ({ held: [...old.held, text(event, 'card')] })),
  card_removed: (view, event) =>
    everybody(view, (old) => ({
      held: without(old.held, text(event, 'card')),
      waiting: without(old.waiting, text(event, 'card')),
    })),
  card_shark_paid: (view, event) => gold(view, number(event, 'payer'), -number(event, 'paid')),
  stagecoach_paid: (view, event) => gold(view, seat(event), number(event, 'amount')),
  dynamite_used: (view, event) => (event.kind === 'mine' ? falling(view, text(event, 'target')) : view),
  saloon_removed: (view, event) =>
    sign(view, text(event, 'town'), (old) => ({
      saloons: old.saloons.filter((saloon) => saloon.card !== event.card),
    })),
  holdup_rolled: (view, event) => paid(view, number(event, 'victim'), seat(event), number(event, 'paid')),
  governor_attached: (view, event) =>
    sign(placed(view, seat(event), 'GOV'), text(event, 'town'), (old) => ({ governor: true, fee: 2 * old.fee })),
  governor_removed: (view, event) => sign(view, text(event, 'town'), () => ({ governor: false })),
  vein_attached: (view, event) => {
    const card = text(event, 'mine');
    return everybody(placed(view, seat(event), 'VEI'), (old) => ({
      mines: old.mines.map((mine) =>
        mine.card === card ? { ...mine, value: number(event, 'new_value'), veins: mine.veins + 1 } : mine,
      ),
    }));
  },
  saloon_placed: (view, event) =>
    sign(placed(view, seat(event), 'SAL'), text(event, 'town'), (old) => ({
      saloons: [...old.saloons, { card: text(event, 'card'), owner: seat(event), girls: false, takes: 0 }],
    })),
  girls_attached: (view, event) =>
    sign(placed(view, seat(event), 'GIR'), text(event, 'town'), (old) => ({
      saloons: old.saloons.map((saloon) => (saloon.card === event.saloon ? { ...saloon, girls: true } : saloon)),
    })),
  dice_rolled: (view, event) => ({ ...view, dice: [number(event, 'die1'), number(event, 'die2')] }),
  telegraph_used: (view, event) => {
    const [first, second] = view.dice ?? [1, 1];
    const now = number(event, 'new');
    return { ...view, dice: event.die === 1 ? [now, second] : [first, now] };
  },
  mine_collapsed: (view, event) => falling(view, text(event, 'card')),
  mine_produced: (view, event) => gold(view, seat(event), number(event, 'amount')),
  saloon_paid: (view, event) => paid(view, number(event, 'payer'), number(event, 'owner'), number(event, 'paid')),
};

/** The view after an event; once something has happened, nobody is known to be asked. */
export function after(view: BoomView, event: GameEvent): BoomView {
  const phase = typeof event.phase === 'string' && event.phase !== view.phase ? { ...view, phase: event.phase } : view;
  const told = RETOLD[event.event]?.(phase, event) ?? phase;
  return { ...told, waiting: [] };
}
