/**
 * What is on the stage while the places are settled: one scene at a time. A scene is opened when the event that belongs
 * to it begins, without its result; when an event has happened, the scene shows what it changed. It knows no more than
 * the view and the events of the seat that looks on.
 */
import { compare, strength } from '../model/hands';
import {
  FACE_OF,
  PLACES,
  placeOf,
  type Face,
  type Offer,
  type Place,
  type TownEvent,
  type TownView,
} from '../model/view';
import { gains, type Gain } from './gains';

/** Somebody and the dice that count. */
export interface Contender {
  seat: number;
  dice: Face[];
}
/** What a place brings: things in a pile, and how many of them. */
export interface Loot {
  thing: 'nugget' | 'bill' | 'store' | 'claim' | 'star';
  /** How many; 0: nothing at all. */
  count: number;
  seat: number;
  /** The faces, as far as this seat may see them. */
  cards: string[];
}
type Amounts = Pick<Offer, 'dollars' | 'nuggets' | 'claims' | 'store_cards' | 'protected'>;
/** What lies on the Sheriff's desk for naming somebody. */
export interface Bid extends Amounts {
  player: number;
  supports: number;
}
/** What a visit to the Doc changes for somebody. */
export interface Change {
  seat: number;
  thing: Loot['thing'];
  count: number;
  cards: string[];
}
interface Hand {
  claims: number;
  store_cards: number;
}

interface Common {
  /** The event that opened it. */
  since: number;
  place: Place;
  /** What has been said last; null: the scene only asks. */
  said: TownEvent | null;
}
export interface Contest extends Common {
  kind: 'contest';
  /** From the fewest to the most, at the Town Hall from the weakest to the best hand. */
  rows: Contender[];
  winner: number | null;
  loot: Loot | null;
}
export interface Coach extends Common {
  kind: 'coach';
  dollars: number;
  /** What is in the Bank then; null: it has not arrived. */
  bank: number | null;
}
export interface Tied extends Common {
  kind: 'tie';
  sheriff: number | null;
  rows: Contender[];
  bids: Bid[];
  named: number | null;
}
export interface Theft extends Common {
  kind: 'theft';
  thief: number;
  victim: number;
  /** What the victim had in hand, and what the thief draws. */
  hand: Hand;
  drawn: Hand;
  /** Whether the drawn cards have left the hand. */
  out: boolean;
  /** Their faces, as far as this seat may see them. */
  cards: string[];
  kept: { kind: 'claim' | 'store_card'; card: string } | null;
}
export interface Doc extends Common {
  kind: 'doc';
  visitors: number[];
  /** Whose visit it is; null: they are only on their way. */
  visitor: number | null;
  /** The remedy or elixir. */
  card: string;
  changes: Change[];
}
export interface Summary extends Common {
  kind: 'summary';
  round: number;
  gains: Gain[];
}
export type Scene = Contest | Coach | Tied | Theft | Doc | Summary;

const place = (view: { phase: string }): Place => PLACES[placeOf(view) - 1] ?? 'doc_badluck';

/** Whose dice count at a place, and which; the weakest first. */
export function contenders(at: Place, view: TownView): Contender[] {
  const face = FACE_OF[at];
  const rows = view.players.map(({ seat, kept }) => ({
    seat,
    dice: face === undefined ? [...kept] : kept.filter((die) => die === face),
  }));
  const better = face === undefined ? byHand : byNumber;
  return rows.filter(({ dice }) => dice.length > 0).sort(better);
}
const byNumber = (a: Contender, b: Contender): number => a.dice.length - b.dice.length;
const byHand = (a: Contender, b: Contender): number => compare(strength(a.dice), strength(b.dice));

/** A place before anybody has won it, for somebody who comes in. */
export function standing(view: TownView): Contest | null {
  const at = place(view);
  if (placeOf(view) === 0 || at === 'stagecoach' || at === 'doc_badluck') return null;
  return { kind: 'contest', since: -1, place: at, said: null, rows: contenders(at, view), winner: null, loot: null };
}

/** The stage when an event begins: what it is about, and not yet how it ends. */
export function opened(
  scene: Scene | null,
  event: TownEvent,
  view: TownView,
  told: readonly TownEvent[],
): Scene | null {
  if (event.phase === 'roll') return null;
  const common = { since: event.seq, place: place(event), said: null };
  switch (event.event) {
    case 'place_won': {
      const rows = contenders(event.place, view);
      const winner = event.by_tie_break ? event.player : null; // the verdict has been told
      return { ...common, kind: 'contest', rows, winner, loot: null };
    }
    case 'place_uncontested':
      return scene ?? { ...common, kind: 'contest', rows: [], winner: null, loot: null };
    case 'coach_arrived':
      return { ...common, kind: 'coach', dollars: event.dollars, bank: null };
    case 'tie': {
      const rows = contenders(event.place, view).filter(({ seat }) => event.players.includes(seat));
      return { ...common, kind: 'tie', sheriff: view.sheriff, rows, bids: [], named: null };
    }
    case 'theft': {
      const { thief, victim, claims, store_cards } = event;
      const { claims: had, store_cards: cards } = view.players[victim] ?? { claims, store_cards };
      const hand = { claims: Math.max(had, claims), store_cards: Math.max(cards, store_cards) };
      const drawn = { claims, store_cards };
      return { ...common, kind: 'theft', thief, victim, hand, drawn, out: false, cards: [], kept: null };
    }
    case 'doc_visitors':
      return { ...common, kind: 'doc', visitors: event.players, visitor: null, card: '', changes: [] };
    case 'doc_remedy':
    case 'elixir_taken':
    case 'doc_no_remedy':
    case 'doc_declined': {
      const visitors = scene?.kind === 'doc' ? scene.visitors : [event.player];
      return { ...common, kind: 'doc', visitors, visitor: event.player, card: '', changes: [] };
    }
    case 'round_ended':
      return { ...common, kind: 'summary', round: event.number, gains: gains(told, view, event.number) };
    default:
      return scene;
  }
}

/** The stage when an event has happened. */
export function landed(scene: Scene | null, event: TownEvent): Scene | null {
  const shown = scene && shows(scene, event);
  return shown && event.words ? { ...shown, said: event } : shown;
}

function shows(scene: Scene, event: TownEvent): Scene {
  switch (scene.kind) {
    case 'contest':
      return event.event === 'place_won'
        ? { ...scene, winner: event.player }
        : { ...scene, loot: loot(event) ?? scene.loot };
    case 'coach':
      return event.event === 'coach_arrived' ? { ...scene, bank: event.bank } : scene;
    case 'tie':
      return tied(scene, event);
    case 'theft':
      return stolen(scene, event);
    case 'doc':
      return treated(scene, event);
    case 'summary':
      return scene;
  }
}

/** What an event brings to somebody. */
function loot(event: TownEvent): Loot | null {
  switch (event.event) {
    case 'nuggets_mined':
      return { thing: 'nugget', count: event.taken, seat: event.player, cards: [] };
    case 'bank_robbed':
    case 'loot_split':
    case 'joe_collected':
      return { thing: 'bill', count: event.dollars, seat: event.player, cards: [] };
    case 'store_drawn':
      return { thing: 'store', count: event.number, seat: event.player, cards: 'cards' in event ? event.cards : [] };
    case 'store_kept':
      return { thing: 'store', count: 1, seat: event.player, cards: 'card' in event ? [event.card] : [] };
    case 'sheriff_changed':
      return { thing: 'star', count: 1, seat: event.new, cards: [] };
    case 'sheriff_stays':
      return { thing: 'star', count: 0, seat: event.sheriff, cards: [] };
    case 'claims_taken': {
      const cards = event.values.map((value) => `claim ${value}`);
      return { thing: 'claim', count: cards.length, seat: event.player, cards };
    }
    case 'claim_drawn_unseen':
      return { thing: 'claim', count: 1, seat: event.player, cards: 'value' in event ? [`claim ${event.value}`] : [] };
    default:
      return null;
  }
}

function tied(scene: Tied, event: TownEvent): Tied {
  if (event.event === 'bribe_offered') {
    const { player, supports, dollars, nuggets, claims, store_cards, protected: wired } = event;
    const bid = { player, supports, dollars, nuggets, claims, store_cards, protected: wired };
    return { ...scene, bids: [...scene.bids.filter((each) => each.player !== player), bid] };
  }
  if (event.event === 'bribe_withdrawn')
    return { ...scene, bids: scene.bids.filter((each) => each.player !== event.player) };
  return event.event === 'tie_decided' ? { ...scene, named: event.player } : scene;
}

function stolen(scene: Theft, event: TownEvent): Theft {
  if (event.event === 'theft') return { ...scene, out: true, cards: 'cards' in event ? event.cards : [] };
  if (event.event !== 'theft_kept') return scene;
  return { ...scene, kept: { kind: event.kind, card: 'card' in event ? event.card : '' } };
}

function treated(scene: Doc, event: TownEvent): Doc {
  const more = (...changes: Change[]): Doc => ({ ...scene, changes: [...scene.changes, ...changes] });
  switch (event.event) {
    case 'doc_remedy':
      return { ...scene, card: event.remedy };
    case 'elixir_taken':
      return { ...scene, card: event.elixir };
    case 'tribute_paid':
      return 'dollars' in event
        ? more({ seat: event.from, thing: 'bill', count: -event.dollars, cards: [] })
        : more({ seat: event.from, thing: 'nugget', count: -event.nuggets, cards: [] });
    case 'card_given': {
      const thing = event.kind === 'claim' ? 'claim' : 'store';
      return more({ seat: event.from, thing, count: -1, cards: 'card' in event ? [event.card] : [] });
    }
    case 'doc_card_drawn':
      return more({ seat: event.player, thing: 'store', count: 1, cards: 'card' in event ? [event.card] : [] });
    case 'claims_protected':
      return more({
        seat: event.player,
        thing: 'claim',
        count: event.values.length,
        cards: event.values.map((value) => `claim ${value}`),
      });
    default: {
      const found = loot(event);
      return found && found.count > 0 ? more(found) : scene;
    }
  }
}

/** Whether what is on the stage is a win of this seat that brings something: it is celebrated. */
export const mine = (scene: Scene, seat: number): boolean =>
  (scene.kind === 'contest' && scene.winner === seat && scene.loot?.seat === seat && scene.loot.count > 0) ||
  (scene.kind === 'theft' && scene.thief === seat && scene.kept !== null);
