/**
 * What an event shows, put into a view: so that the town can be seen to change step by step between two views of the
 * server. It repeats what the event tells and knows no rule; the next view sets everything right anyway.
 */
import type { GameEvent } from '../../../state/table.svelte';
import { cardOf } from '../model/cards';
import type { Building, Cell, FigureName, Mark, Player, TownView } from '../model/view';

type Shown = { player: number; card: string }[];
type Retold = (view: TownView, event: GameEvent) => TownView;

const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const seat = (event: GameEvent): number => number(event, 'player');

function player(view: TownView, who: number, change: (old: Player) => Partial<Player>): TownView {
  return { ...view, players: view.players.map((old) => (old.seat === who ? { ...old, ...change(old) } : old)) };
}

function house(view: TownView, event: GameEvent, change: (old: Building) => Partial<Building>): TownView {
  return {
    ...view,
    buildings: view.buildings.map((old) => (old.id === event.building ? { ...old, ...change(old) } : old)),
  };
}

function put(rows: string[], [r, c]: Cell, sign: string): string[] {
  return rows.map((row, at) => (at === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));
}

/** A stone comes (1) or goes (-1); chains that are no more do not shine on. */
function stone(view: TownView, event: GameEvent, owner: number, cell: Cell, by: 1 | -1): TownView {
  const changed = house(view, event, (old) => ({
    now: put(old.now, cell, by > 0 ? String(owner) : '.'),
    free: old.free - by,
    stones: old.stones.map((count, who) => (who === owner ? count + by : count)),
  }));
  return player(changed, owner, (old) => ({ stones: old.stones - by }));
}

/** Cards lie open. */
function shown(view: TownView, rows: Shown, change: Partial<Player> = {}): TownView {
  return rows.reduce(
    (seen, { player: who, card }) =>
      player(seen, who, (old) => ({
        card,
        cards: Math.max(0, old.cards - 1),
        hand: old.hand?.filter((each) => each !== card),
        chosen: null,
        has_chosen: undefined,
        ...change,
      })),
    view,
  );
}

/** All stones go back; the building is finished. */
function finished(view: TownView, event: GameEvent, status: 'controlled' | 'neutral', owner: number | null): TownView {
  const returned = (event.returned as number[] | undefined) ?? [];
  const closed = house(view, event, (old) => ({
    status,
    owner,
    now: old.map,
    connected: [],
    chains: [],
    stones: old.stones.map(() => 0),
    points: null,
    price: null,
  }));
  return {
    ...closed,
    players: closed.players.map((old) => ({ ...old, stones: old.stones + (returned[old.seat] ?? 0) })),
  };
}

const RETOLD: Record<string, Retold> = {
  round_started: (view) => ({
    ...view,
    active: null,
    players: view.players.map((old) => ({ ...old, placed: {}, card: null, fought: false, laid_aside: false })),
  }),
  cards_dealt: (view, event) => {
    const mine = event.cards as string[] | undefined;
    const dealt = { ...view, players: view.players.map((old) => ({ ...old, cards: 4, card: null })) };
    return mine && view.seat >= 0 ? player(dealt, view.seat, () => ({ hand: mine })) : dealt;
  },
  start_card_chosen: (view, event) => player(view, seat(event), () => ({ has_chosen: true })),
  start_cards_revealed: (view, event) => shown(view, event.cards as Shown),
  start_player_set: (view, event) => ({ ...view, start_player: seat(event) }),
  turn_started: (view, event) => ({
    ...view,
    active: seat(event),
    players: view.players.map((old) => ({ ...old, card: null })),
  }),
  card_played: (view, event) => {
    const card = String(event.card);
    const open = cardOf(card).kind === 'question' || cardOf(card).kind === 'raid';
    return shown(view, [{ player: seat(event), card }], open ? {} : { card: null });
  },
  money_changed: (view, event) =>
    player(view, seat(event), (old) =>
      old.cash === undefined
        ? {}
        : { cash: typeof event.cash === 'number' ? event.cash : old.cash + number(event, 'amount') },
    ),
  building_opened: (view, event) => {
    const figure = event.figure as FigureName;
    const found = view.figures.find((each) => each.figure === figure);
    const opened = house(view, event, () => ({
      status: 'open',
      figure,
      points: found?.points ?? null,
      price: found?.price ?? null,
    }));
    const figures = view.figures.map((each) =>
      each === found && each.discs !== null ? { ...each, discs: each.discs - 1 } : each,
    );
    return { ...opened, figures };
  },
  stone_placed: (view, event) => {
    const placed = stone(view, event, seat(event), event.cell as Cell, 1);
    const id = String(event.building);
    return player(placed, seat(event), (old) => ({ placed: { ...old.placed, [id]: (old.placed[id] ?? 0) + 1 } }));
  },
  stone_taken_back: (view, event) => {
    const back = stone(view, event, seat(event), event.cell as Cell, -1);
    const id = String(event.building);
    const fewer = player(back, seat(event), (old) => ({
      placed: { ...old.placed, [id]: Math.max(0, (old.placed[id] ?? 1) - 1) },
    }));
    return event.closed
      ? house(fewer, event, () => ({ status: 'unopened', figure: null, points: null, price: null }))
      : fewer;
  },
  stone_removed: (view, event) => stone(view, event, number(event, 'owner'), event.cell as Cell, -1),
  stone_moved: (view, event) =>
    stone(
      stone(view, event, number(event, 'owner'), event.from as Cell, -1),
      event,
      number(event, 'owner'),
      event.to as Cell,
      1,
    ),
  connection_made: (view, event) =>
    house(view, event, (old) => ({
      connected: [...old.connected.filter((each) => each !== seat(event)), seat(event)].sort(),
      fields: old.fields.map((each, who) => (who === seat(event) ? (event.fields as Mark[]) : each)),
    })),
  connection_lost: (view, event) =>
    house(view, event, (old) => ({
      connected: old.connected.filter((each) => each !== seat(event)),
      chains: old.chains.filter((each) => each.player !== seat(event)),
      fields: old.fields.map((each, who) => (who === seat(event) ? (event.fields as Mark[]) : each)),
    })),
  building_neutralised: (view, event) => finished(view, event, 'neutral', null),
  building_awarded: (view, event) =>
    player(finished(view, event, 'controlled', seat(event)), seat(event), (old) => ({
      discs: [...old.discs, event.figure as FigureName],
    })),
  points_changed: (view, event) => player(view, seat(event), () => ({ points: number(event, 'points') })),
  event_drawn: (view, event) => ({
    ...view,
    event: { card: String(event.card), player: seat(event), left: 0, debt: 0, building: null, lifted: null },
  }),
  event_resolved: (view) => ({ ...view, event: null }),
  control_duel: (view, event) => shown(view, event.cards as Shown, { fought: true, cards: 0 }),
  duel_revealed: (view, event) =>
    shown(
      view,
      [
        { player: seat(event), card: String(event.card) },
        { player: number(event, 'opponent'), card: String(event.their_card) },
      ],
      { fought: true },
    ),
  card_laid_aside: (view, event) =>
    player(view, seat(event), () => ({
      laid_aside: true,
      ...(event.card ? { card: String(event.card), cards: 0 } : {}),
    })),
};

/** Once something has happened, nobody is known to be asked; while cards are chosen, the others still are. */
const stillAsked = (view: TownView, event: GameEvent): number[] =>
  event.event === 'start_card_chosen' ? (view.waiting ?? []).filter((each) => each !== seat(event)) : [];

/** The view after an event. */
export function after(view: TownView, event: GameEvent): TownView {
  const round = typeof event.round === 'string' ? (event.round as TownView['round']) : view.round;
  const pass = typeof event.pass === 'number' ? event.pass : view.pass;
  const moment = round === view.round && pass === view.pass ? view : { ...view, round, pass };
  const told = RETOLD[event.event]?.(moment, event) ?? moment;
  return { ...told, duel: null, waiting: stillAsked(told, event) };
}
