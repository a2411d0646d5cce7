/**
 * Puts what an event shows into a view, so that the town changes step by step between two views of the server. It
 * repeats what the event tells and knows no rules; the next view sets everything right anyway.
 */
import { changed, player, type Changes } from '../../motion/story';
import type { Shown } from '../model/events.gen';
import { bestGroup } from '../model/board';
import { cellOf, type Building, type Cell, type Player, type Told, type TownEvent, type TownView } from '../model/view';
import { wayOf } from '../model/way';

function house(view: TownView, id: string, change: (old: Building) => Partial<Building>): TownView {
  return { ...view, buildings: view.buildings.map((old) => (old.id === id ? { ...old, ...change(old) } : old)) };
}

function put(rows: string[], [r, c]: Cell, sign: string): string[] {
  return rows.map((row, at) => (at === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));
}

const conducts = (view: TownView): boolean => view.options.fields_conduct === true;

/** What the stones in a building touch now, and how many more everybody needs there. */
function counted(view: TownView, id: string): TownView {
  return house(view, id, (old) => ({
    fields: old.fields.map((_, seat) => bestGroup(old, seat, conducts(view)).fields),
    missing: old.missing.map((_, seat) => {
      const way = wayOf(old, seat, view.limits.fields, conducts(view));
      return way && way.barred.length === 0 ? way.stones.length : null;
    }),
  }));
}

/** A stone comes (1) or goes (-1). */
function stone(view: TownView, id: string, owner: number, cell: readonly number[], by: 1 | -1): TownView {
  const changed = house(view, id, (old) => ({
    now: put(old.now, cellOf(cell), by > 0 ? String(owner) : '.'),
    free: old.free - by,
    stones: old.stones.map((count, who) => (who === owner ? count + by : count)),
  }));
  return player(counted(changed, id), owner, (old) => ({ stones: old.stones - by }));
}

/** Cards lie open. */
function shown(view: TownView, rows: Shown[], change: Partial<Player> = {}): TownView {
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
function finished(
  view: TownView,
  { building, returned }: Told<'building_awarded' | 'building_neutralised'>,
  status: 'controlled' | 'neutral',
  owner: number | null,
): TownView {
  const closed = house(view, building, (old) => ({
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

/** Events that leave the view as it is. */
type Unchanging =
  | 'game_started'
  | 'pass_started'
  | 'deck_reshuffled'
  | 'lot_drawn'
  | 'turn_ended'
  | 'free_stones_granted'
  | 'free_stones_lost'
  | 'event_pile_reshuffled'
  | 'debt_incurred'
  | 'debt_forgiven'
  | 'challenge_made'
  | 'challenge_waived'
  | 'challenge_impossible'
  | 'duel_removal_declined'
  | 'building_undecided'
  | 'pass_ended'
  | 'final_duel_round'
  | 'game_ended'
  | 'timeout_default';
const RETOLD: Changes<TownView, TownEvent, Unchanging> = {
  cards_dealt: (view, event) => {
    const dealt = { ...view, players: view.players.map((old) => ({ ...old, cards: 4, card: null })) };
    return 'cards' in event && view.seat >= 0 ? player(dealt, view.seat, () => ({ hand: event.cards })) : dealt;
  },
  round_started: (view) => ({
    ...view,
    active: null,
    players: view.players.map((old) => ({ ...old, placed: {}, card: null, fought: false, laid_aside: false })),
  }),
  start_card_chosen: (view, event) => player(view, event.player, () => ({ has_chosen: true })),
  start_cards_revealed: (view, event) => shown(view, event.cards),
  start_player_set: (view, event) => ({ ...view, start_player: event.player }),
  turn_started: (view, event) => ({
    ...view,
    active: event.player,
    players: view.players.map((old) => ({ ...old, card: null })),
  }),
  card_played: (view, event) => {
    return shown(view, [event], event.form === 'question' || event.form === 'raid' ? {} : { card: null });
  },
  money_changed: (view, { player: who, amount, cash }) =>
    player(view, who, (old) => (old.cash === undefined ? {} : { cash: cash ?? old.cash + amount })),
  building_opened: (view, { building, figure }) => {
    const found = view.figures.find((each) => each.figure === figure);
    const opened = house(view, building, () => ({
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
  stone_placed: (view, { player: who, building: id, cell }) =>
    player(stone(view, id, who, cell, 1), who, (old) => ({
      placed: { ...old.placed, [id]: (old.placed[id] ?? 0) + 1 },
    })),
  stone_taken_back: (view, { player: who, building: id, cell, closed }) => {
    const fewer = player(stone(view, id, who, cell, -1), who, (old) => ({
      placed: { ...old.placed, [id]: Math.max(0, (old.placed[id] ?? 1) - 1) },
    }));
    return closed ? house(fewer, id, () => ({ status: 'unopened', figure: null, points: null, price: null })) : fewer;
  },
  stone_removed: (view, { owner, building, cell }) => stone(view, building, owner, cell, -1),
  stone_moved: (view, { owner, building, from, to }) =>
    stone(stone(view, building, owner, from, -1), building, owner, to, 1),
  connection_made: (view, { player: who, building, fields }) =>
    house(view, building, (old) => ({
      connected: [...old.connected.filter((each) => each !== who), who].sort(),
      chains: [
        ...old.chains.filter((each) => each.player !== who),
        { player: who, cells: bestGroup(old, who, conducts(view)).cells },
      ],
      fields: old.fields.map((each, seat) => (seat === who ? fields : each)),
    })),
  connection_lost: (view, { player: who, building, fields }) =>
    house(view, building, (old) => ({
      connected: old.connected.filter((each) => each !== who),
      chains: old.chains.filter((each) => each.player !== who),
      fields: old.fields.map((each, seat) => (seat === who ? fields : each)),
    })),
  building_neutralised: (view, event) => finished(view, event, 'neutral', null),
  event_drawn: (view, event) => ({
    ...view,
    event: { card: event.card, player: event.player, left: 0, debt: 0, building: null, lifted: null },
  }),
  event_resolved: (view) => ({ ...view, event: null }),
  control_duel: (view, event) => shown(view, event.cards, { fought: true, cards: 0 }),
  duel_revealed: (view, event) =>
    shown(view, [event, { player: event.opponent, card: event.their_card }], { fought: true }),
  card_laid_aside: (view, event) =>
    player(view, event.player, () => ({
      laid_aside: true,
      ...('card' in event ? { card: event.card, cards: 0 } : {}),
    })),
  building_awarded: (view, event) =>
    player(finished(view, event, 'controlled', event.player), event.player, (old) => ({
      discs: [...old.discs, event.figure],
    })),
  points_changed: (view, event) => player(view, event.player, () => ({ points: event.points })),
};

/** After an event it is not known who is asked; only while cards are chosen, the others still are. */
const stillAsked = (view: TownView, event: TownEvent): number[] =>
  event.event === 'start_card_chosen' ? view.waiting.filter((each) => each !== event.player) : [];

/** The view after an event. */
export function after(view: TownView, event: TownEvent): TownView {
  const { round, pass } = event;
  const moment = round === view.round && pass === view.pass ? view : { ...view, round, pass };
  const told = changed(RETOLD, moment, event);
  return { ...told, duel: null, waiting: stillAsked(told, event) };
}
