/**
 * Puts what an event shows into a view, so that the town changes step by step between two views of the server. It
 * repeats amounts that the event tells and knows no rules; the next view sets everything right anyway.
 */
import { changed, player, type Changes } from '../../motion/story';
import type { CardKind } from '../model/events.gen';
import { FACES, type Face, type Player, type Town, type TownEvent, type TownView } from '../model/view';

type Change = Partial<Record<'dollars' | 'nuggets' | 'claims' | 'store_cards', number>>;

const order = (dice: Face[]): Face[] => [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));

function inTown(view: TownView, change: Partial<Town>): TownView {
  return { ...view, town: { ...view.town, ...change } };
}

/** More (or less) of something; an amount that is hidden stays hidden. */
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

/** Protected claims that are given away; whoever gets them has them unprotected. */
function unwired(view: TownView, seat: number, values: readonly number[]): TownView {
  return player(view, seat, (old) => {
    const left = [...old.protected];
    for (const value of values) if (left.includes(value)) left.splice(left.indexOf(value), 1);
    return { protected: left };
  });
}

function turned(view: TownView, seat: number, from: Face, to: Face): TownView {
  return player(view, seat, (old) => {
    const now = [...old.kept];
    now.splice(now.indexOf(from), 1, to);
    return { kept: order(now) };
  });
}

/** A hand in which cards have come or gone, where it can be seen. */
function inHand(view: TownView, seat: number, come: readonly string[], gone: readonly string[] = []): TownView {
  return player(view, seat, (old) => {
    if (!old.hand) return {};
    const hand = [...old.hand];
    for (const card of gone) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    return { hand: [...hand, ...come] };
  });
}
/** Nervous Joe is in no hand: he counts among somebody's cards only from being gained until the server's next view. */
type Gained = Player & { gained?: boolean };
const gains = (view: TownView, seat: number): TownView =>
  player(view, seat, () => ({ gained: true }) as Partial<Gained>);

const claim = (value: number): string => `claim ${value}`;
const cardOf = (event: object): string[] => ('card' in event ? [String(event.card)] : []);

const ofKind = (kind: CardKind): Change => (kind === 'claim' ? { claims: 1 } : { store_cards: 1 });

/** Events that change nothing that is drawn. */
type Unchanging =
  | 'game_started'
  | 'claims_revealed'
  | 'elixirs_revealed'
  | 'card_cancelled'
  | 'last_roll_announced'
  | 'combination_complete'
  | 'place_uncontested'
  | 'tie'
  | 'bribe_offered'
  | 'bribe_withdrawn'
  | 'tie_decided'
  | 'place_won'
  | 'store_reshuffled'
  | 'store_empty'
  | 'theft_impossible'
  | 'sheriff_stays'
  | 'doc_visitors'
  | 'doc_order_set'
  | 'doc_declined'
  | 'doc_no_remedy'
  | 'doc_remedy'
  | 'elixir_taken'
  | 'elixir_replaced'
  | 'elixirs_reshuffled'
  | 'no_effect'
  | 'end_triggered'
  | 'round_ended'
  | 'hands_shown'
  | 'scored'
  | 'final_tie'
  | 'game_ended'
  | 'timeout_default';
const RETOLD: Changes<TownView, TownEvent, Unchanging> = {
  round_started: (view, { number, sheriff }) => ({
    ...view,
    round: number,
    sheriff,
    players: view.players.map((each) => ({ ...each, kept: [], shown: [], dice_left: 5 })),
  }),
  dice_rolled: (view, event) => ('faces' in event && event.last_roll ? kept(view, event.player, event.faces) : view),
  choice_locked: (view, event) => player(view, event.player, () => ({ has_chosen: true })),
  dice_revealed: (view, { revealed }) => revealed.reduce((seen, row) => kept(seen, row.player, row.kept), view),
  paid_stagecoach: (view, { player, dollars, stagecoach }) =>
    inTown(more(view, player, { dollars: -dollars }), { stagecoach }),
  card_played: (view, event) => {
    const held = event.card !== 'joe' || (view.players[event.player] as Gained).gained === true;
    return inHand(held ? more(view, event.player, { store_cards: -1 }) : view, event.player, [], [event.card]);
  },
  brute_fallback: (view, event) =>
    player(view, event.player, (old) => {
      const left = [...old.kept];
      for (const face of event.returned) left.splice(left.indexOf(face), 1);
      return { kept: left, dice_left: 5 - left.length };
    }),
  die_turned: (view, event) => turned(view, event.player, event.old, event.new),
  bribe_paid: (view, { from, to, dollars, nuggets, claims, store_cards, protected: wired }) =>
    more(unwired(moved(view, from, to, { dollars, nuggets, claims, store_cards }), from, wired), to, {
      claims: wired.length,
    }),
  nuggets_mined: (view, { player, taken, mine }) => inTown(more(view, player, { nuggets: taken }), { mine }),
  bank_robbed: (view, { player, dollars }) => inTown(more(view, player, { dollars }), { bank: 0 }),
  loot_split: (view, { robber, player, dollars }) => moved(view, robber, player, { dollars }),
  coach_arrived: (view, { bank }) => inTown(view, { bank, stagecoach: 0 }),
  store_drawn: (view, { deck, discards }) => inTown(view, { store_deck: deck, store_discards: discards }),
  store_kept: (view, event) =>
    inTown(inHand(more(gains(view, event.player), event.player, { store_cards: 1 }), event.player, cardOf(event)), {
      store_discards: view.town.store_discards + event.discarded_number,
    }),
  joe_collected: (view, { target, player, dollars }) => moved(view, target, player, { dollars }),
  theft: (view, { victim, claims, store_cards }) => more(view, victim, { claims: -claims, store_cards: -store_cards }),
  // What is given back: `retold`.
  theft_kept: (view, event) =>
    inHand(
      inHand(more(view, event.thief, ofKind(event.kind)), event.thief, cardOf(event)),
      event.victim,
      [],
      cardOf(event),
    ),
  sheriff_changed: (view, event) => ({ ...view, sheriff: event.new }),
  claims_taken: (view, { player, values }) => {
    const taken = inHand(more(view, player, { claims: values.length }), player, values.map(claim));
    return inTown(taken, { claim_row: view.town.claim_row.slice(values.length) });
  },
  claim_drawn_unseen: (view, { player }) =>
    inTown(more(view, player, { claims: 1 }), { claim_deck: view.town.claim_deck - 1 }),
  claims_refilled: (view, { row, deck }) => inTown(view, { claim_row: row, claim_deck: deck }),
  claims_protected: (view, event) =>
    player(view, event.player, (old) => ({
      claims: old.claims - event.values.length,
      protected: [...old.protected, ...event.values].sort((a, b) => a - b),
    })),
  doc_card_drawn: (view, event) =>
    inTown(inHand(more(gains(view, event.player), event.player, { store_cards: 1 }), event.player, cardOf(event)), {
      store_deck: Math.max(0, view.town.store_deck - 1),
    }),
  tribute_paid: (view, event) =>
    moved(view, event.from, event.to, 'dollars' in event ? { dollars: event.dollars } : { nuggets: event.nuggets }),
  card_given: (view, event) =>
    inHand(
      inHand(moved(view, event.from, event.to, ofKind(event.kind)), event.to, cardOf(event)),
      event.from,
      [],
      cardOf(event),
    ),
};

/** After an event it is not known who is asked; only while choices are made, the others still are. */
const stillAsked = (view: TownView, event: TownEvent): number[] =>
  event.event === 'choice_locked' ? (view.waiting ?? []).filter((each) => each !== event.player) : [];

/** The view after an event. */
export function after(view: TownView, event: TownEvent): TownView {
  const phase = event.phase === view.phase ? view : { ...view, phase: event.phase };
  const told = changed(RETOLD, phase, event);
  return { ...told, waiting: stillAsked(told, event) };
}

/** What the victim of a theft gets back: of what was drawn, one card stays away. */
function back(view: TownView, event: TownEvent, told: readonly TownEvent[]): TownView {
  if (event.event !== 'theft_kept') return view;
  const theft = told.findLast((each) => each.event === 'theft' && each.seq < event.seq);
  if (theft?.event !== 'theft') return view;
  const { claims, store_cards } = theft;
  return more(more(view, event.victim, { claims, store_cards }), event.victim, lost(event.kind));
}
const lost = (kind: CardKind): Change => (kind === 'claim' ? { claims: -1 } : { store_cards: -1 });

/** The view after an event, with what earlier events of the round tell about it. */
export const retold = (view: TownView, event: TownEvent, told: readonly TownEvent[]): TownView =>
  back(after(view, event), event, told);
