/** What a view of Boomtown holds (the server builds it, tumbleweed/games/boomtown/view.py). */
import type { View } from '../../../state/table.svelte';

export const TOWNS = ['CJ', 'CM', 'CC', 'DG', 'SN'] as const;
export type Town = (typeof TOWNS)[number];
export type Kind = 'CSH' | 'DYN' | 'EXP' | 'GOV' | 'HLD' | 'MUS' | 'VEI' | 'SAL' | 'GIR' | 'STG' | 'TEL';

export interface Mine {
  card: string;
  town: Town;
  number: number;
  value: number;
  /** Without New Veins. */
  printed: number;
  danger: boolean;
  veins: number;
  /** It is collapsing or blown up just now, and gone in the next view. */
  falling?: boolean;
}
export interface RowMine extends Mine {
  slot: number;
  /** By seat: what the mayor is due, and whether the seat becomes mayor by it. */
  fees: number[];
  elects: boolean[];
}
export interface RowEvent {
  slot: number;
  card: string;
  kind: Kind;
  /** By seat: whether the card would have to wait, or how many targets it has. */
  waits?: boolean[];
  targets?: number[];
}
export type RowCard = RowMine | RowEvent;

export interface Saloon {
  card: string;
  owner: number;
  girls: boolean;
  takes: number;
}
export interface TownSign {
  town: Town;
  mayor: number | null;
  governor: boolean;
  fee: number;
  saloons: Saloon[];
}
export interface Player {
  seat: number;
  bankrupt: boolean;
  mines: Mine[];
  held: string[];
  waiting: string[];
  playing: string[];
  offices: Town[];
  /** Absent where gold is hidden. */
  gold?: number;
  points?: number;
}

/** Who gets what if somebody wins the auction with a bid. */
export interface Flow {
  winner: number;
  bid: number;
  gold: number[];
  bank: number;
  order: number[];
  mustangs: number[];
}
export interface Auction {
  high: number;
  bidder: number | null;
  bids: number[];
  passed: number[];
  stands: Flow;
  who_gets_what?: Flow[];
}

/** What a result of the production roll would bring. */
export interface Result {
  sum: number;
  ways: number;
  gold: number[];
  mines: { card: string; player: number; amount: number }[];
  saloons: { payer: number; owner: number; town: Town; girls: boolean; due: number; paid: number }[];
  lost: { card: string; player: number }[];
}

export interface Quick {
  bid: number;
  why: 'least' | 'next' | 'ends' | 'all';
}
export interface Asked {
  decision: string;
  quick?: Quick[];
  /** What each card of the row would cost me: after each bid, or now. */
  pays?: number[][] | number[];
  ends?: boolean;
  order?: number[];
  odds?: { number: number; ways: number; loot?: number[] }[];
  elects?: Record<string, number | null>;
}
export interface Sheet {
  player: number;
  gold: number;
  mines: number;
  vein: number;
  offices: number;
  total: number;
}

export interface BoomView extends Omit<View, 'players'> {
  seat: number;
  waiting: number[];
  players: Player[];
  options: Record<string, unknown>;
  round: number;
  rounds: number;
  phase: string;
  first_player: number;
  deck: number;
  row: (RowCard | null)[];
  towns: TownSign[];
  auction: Auction | null;
  choosing: { order: number[]; place: number; mustang: boolean; picking: number | null } | null;
  dice: [number, number] | null;
  results: Result[] | null;
  question: Asked | null;
  over: boolean;
  scores?: Sheet[];
  ranking?: number[];
  /** While events are told: the card being taken, and who got the last share of the bid. */
  taking?: RowCard;
  shared?: number;
}

export const isMine = (card: RowCard): card is RowMine => 'town' in card;
export const kindOf = (card: string): Kind => card.slice(0, 3) as Kind;
export const townOf = (card: string): Town => card.slice(0, 2) as Town;
export const mineNumber = (card: string): number => Number.parseInt(card.slice(3), 10);
export const signOf = (view: BoomView, town: Town): TownSign => view.towns.find((each) => each.town === town)!;
export const resultOf = (view: BoomView, sum: number): Result | undefined =>
  view.results?.find((each) => each.sum === sum);

/** Everybody, clockwise after me, and I last; for a spectator in the order of seats. */
export function around(view: BoomView): number[] {
  const count = view.players.length;
  return view.players.map((_, place) => (place + view.seat + 1) % count);
}

/** A player's mines in a town, by number. */
export const minesIn = (player: Player, town: Town): Mine[] =>
  player.mines.filter((mine) => mine.town === town).sort((a, b) => a.number - b.number);
