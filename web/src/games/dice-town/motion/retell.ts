/**
 * What an event shows, put into a view: so that the town can be seen to change step by step between two views of the
 * server. It repeats amounts that the event tells and knows no rule; the next view sets everything right anyway.
 */
import type { GameEvent } from '../../../state/table.svelte';
import { FACES, type Face, type Player, type Town, type TownView } from '../model/view';

type Change = Partial<Record<'dollars' | 'nuggets' | 'claims' | 'store_cards', number>>;

const order = (dice: Face[]): Face[] => [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

function inTown(view: TownView, change: Partial<Town>): TownView {
  return { ...view, town: { ...view.town, ...change } };
}

function player(view: TownView, seat: number, change: (old: Player) => Partial<Player>): TownView {
  return { ...view, players: view.players.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)) };
}

/** More (or less) of something; what is not shown stays so. */
function more(view: TownView, seat: number, change: Change): TownView {
  return player(view, seat, (old) => {
    const found: Partial<Player> = {};
    for (const [name, amount] of Object.entries(change) as [keyof Change, number][])
      if (old[name] !== undefined) found[name] = old[name] + amount;
    return found;
  });
}

const moved = (view: TownView, from: number, to: number, change: Change): TownView =>
  more(
    more(view, from, Object.fromEntries(Object.entries(change).map(([name, amount]) => [name, -amount]))),
    to,
    change,
  );

function kept(view: TownView, seat: number, dice: Face[]): TownView {
  return player(view, seat, (old) => {
    const now = order([...old.kept, ...dice]);
    return { kept: now, shown: dice, dice_left: 5 - now.length, has_chosen: undefined, choice: undefined };
  });
}

function turned(view: TownView, seat: number, from: Face, to: Face): TownView {
  return player(view, seat, (old) => {
    const now = [...old.kept];
    now.splice(now.indexOf(from), 1, to);
    return { kept: order(now) };
  });
}

const ofKind = (event: GameEvent): Change => (event.kind === 'claim' ? { claims: 1 } : { store_cards: 1 });

type Retold = (view: TownView, event: GameEvent) => TownView;
const seat = (event: GameEvent): number => number(event, 'player');

const RETOLD: Record<string, Retold> = {
  round_started: (view, event) => ({
    ...view,
    round: number(event, 'number'),
    sheriff: number(event, 'sheriff'),
    players: view.players.map((each) => ({ ...each, kept: [], shown: [], dice_left: 5 })),
  }),
  dice_rolled: (view, event) =>
    event.last_roll ? kept(view, seat(event), (event.faces as Face[] | undefined) ?? []) : view,
  choice_locked: (view, event) => player(view, seat(event), () => ({ has_chosen: true })),
  dice_revealed: (view, event) =>
    (event.revealed as { player: number; kept: Face[] }[]).reduce(
      (seen, row) => kept(seen, row.player, row.kept),
      view,
    ),
  die_turned: (view, event) => turned(view, seat(event), event.old as Face, event.new as Face),
  brute_fallback: (view, event) =>
    player(view, seat(event), (old) => {
      const left = [...old.kept];
      for (const face of event.returned as Face[]) left.splice(left.indexOf(face), 1);
      return { kept: left, dice_left: 5 - left.length };
    }),
  paid_stagecoach: (view, event) =>
    inTown(more(view, seat(event), { dollars: -number(event, 'dollars') }), {
      stagecoach: number(event, 'stagecoach'),
    }),
  nuggets_mined: (view, event) =>
    inTown(more(view, seat(event), { nuggets: number(event, 'taken') }), { mine: number(event, 'mine') }),
  bank_robbed: (view, event) => inTown(more(view, seat(event), { dollars: number(event, 'dollars') }), { bank: 0 }),
  loot_split: (view, event) => moved(view, number(event, 'robber'), seat(event), { dollars: number(event, 'dollars') }),
  coach_arrived: (view, event) => inTown(view, { bank: number(event, 'bank'), stagecoach: 0 }),
  store_drawn: (view, event) =>
    inTown(view, { store_deck: number(event, 'deck'), store_discards: number(event, 'discards') }),
  store_kept: (view, event) =>
    inTown(more(view, seat(event), { store_cards: 1 }), {
      store_discards: view.town.store_discards + number(event, 'discarded_number'),
    }),
  card_played: (view, event) => more(view, seat(event), { store_cards: -1 }),
  joe_collected: (view, event) =>
    moved(view, number(event, 'target'), seat(event), { dollars: number(event, 'dollars') }),
  theft: (view, event) =>
    more(view, number(event, 'victim'), {
      claims: -number(event, 'claims'),
      store_cards: -number(event, 'store_cards'),
    }),
  // What is given back is not told; the next view has it.
  theft_kept: (view, event) => more(view, number(event, 'thief'), ofKind(event)),
  card_given: (view, event) => moved(view, number(event, 'from'), number(event, 'to'), ofKind(event)),
  sheriff_changed: (view, event) => ({ ...view, sheriff: number(event, 'new') }),
  claims_taken: (view, event) => {
    const taken = event.values as number[];
    return inTown(more(view, seat(event), { claims: taken.length }), {
      claim_row: view.town.claim_row.slice(taken.length),
    });
  },
  claim_drawn_unseen: (view, event) =>
    inTown(more(view, seat(event), { claims: 1 }), { claim_deck: view.town.claim_deck - 1 }),
  claims_refilled: (view, event) =>
    inTown(view, { claim_row: event.row as number[], claim_deck: number(event, 'deck') }),
  claims_protected: (view, event) =>
    player(view, seat(event), (old) => ({
      claims: old.claims - (event.values as number[]).length,
      protected: [...old.protected, ...(event.values as number[])].sort((a, b) => a - b),
    })),
  doc_card_drawn: (view, event) =>
    inTown(more(view, seat(event), { store_cards: 1 }), { store_deck: Math.max(0, view.town.store_deck - 1) }),
  tribute_paid: (view, event) =>
    moved(view, number(event, 'from'), number(event, 'to'), {
      dollars: number(event, 'dollars'),
      nuggets: number(event, 'nuggets'),
    }),
  bribe_paid: (view, event) =>
    moved(view, number(event, 'from'), number(event, 'to'), {
      dollars: number(event, 'dollars'),
      nuggets: number(event, 'nuggets'),
      claims: number(event, 'claims'),
      store_cards: number(event, 'store_cards'),
    }),
};

/** Once something has happened, nobody is known to be asked; while choices are made, the others still are. */
const stillAsked = (view: TownView, event: GameEvent): number[] =>
  event.event === 'choice_locked' ? (view.waiting ?? []).filter((each) => each !== seat(event)) : [];

/** The view after an event. */
export function after(view: TownView, event: GameEvent): TownView {
  const phase = typeof event.phase === 'string' && event.phase !== view.phase ? { ...view, phase: event.phase } : view;
  const told = RETOLD[event.event]?.(phase, event) ?? phase;
  return { ...told, waiting: stillAsked(told, event) };
}
