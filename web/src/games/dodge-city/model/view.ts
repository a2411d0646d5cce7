/** What a view of Dodge City holds (the server builds it, tumbleweed/games/dodge_city/view.py). */
import type { View } from '../../../state/table.svelte';

export const FIGURES = ['lady', 'gunman', 'sheriff', 'bandit', 'cowboy'] as const;
export type FigureName = (typeof FIGURES)[number];
export const ROUNDS = ['start', 'placing_1', 'placing_2', 'duel'] as const;
export type Round = (typeof ROUNDS)[number];
export type Mark = 'B' | 'D' | 'P' | 'K' | 'H';
/** Row and column, both from 0. */
export type Cell = [number, number];

export interface Player {
  seat: number;
  points: number;
  /** The points discs he has won, by figure. */
  discs: FigureName[];
  cards: number;
  stones: number;
  /** The card that lies open before him. */
  card: string | null;
  /** By building, how many stones he has placed there this round. */
  placed: Record<string, number>;
  fought: boolean;
  laid_aside: boolean;
  /** Absent where money is hidden. */
  cash?: number;
  has_chosen?: boolean;
  hand?: string[];
  chosen?: string | null;
}

export interface Building {
  number: number;
  id: string;
  name: string;
  district: string;
  status: 'unopened' | 'open' | 'controlled' | 'neutral';
  figure: FigureName | null;
  points: number | null;
  price: number | null;
  owner: number | null;
  map: string[];
  /** The map with the stones in it, as the numbers of their seats. */
  now: string[];
  free: number;
  stones: number[];
  /** By seat: the marked fields that the best chain touches. */
  fields: Mark[][];
  connected: number[];
  chains: { player: number; cells: Cell[] }[];
  /** By seat: the fewest stones that would give control; null: it cannot be had. */
  missing: (number | null)[];
}

export interface Figure {
  figure: FigureName;
  price: number;
  points: number;
  rent: number;
  /** Symbol discs left; null: as many as one likes. */
  discs: number | null;
}

export interface Turn {
  free_stones: { figure: FigureName; left: number; building: string | null } | null;
  opening: { building: string; figure: FigureName } | null;
  /** Stones that can be taken back, the latest first. */
  placed: { building: string; cell: Cell; source: 'buy' | 'picture'; opened: boolean }[];
  take_backs_left: number;
  indio_left: number;
}

export interface EventCard {
  card: string;
  player: number;
  left: number;
  debt: number;
  building: string | null;
  lifted: { building: string; cell: Cell } | null;
}

export interface TownView extends Omit<View, 'players'> {
  seat: number;
  pass: number;
  round: Round | 'deal' | 'settlement' | 'end';
  start_player: number | null;
  active: number | null;
  players: Player[];
  buildings: Building[];
  figures: Figure[];
  limits: { fields: number; stones: number; number_pays: number };
  options: Record<string, unknown>;
  supply: { deck: number; discards: string[]; events: number };
  turn: Turn;
  event: EventCard | null;
  duel: { winner: number; loser: number; building: string } | null;
  control_duels: { building: string; contenders: number[]; winner: number | null }[];
  waiting: number[];
  over: boolean;
  ranking?: number[];
}

export const houseOf = (view: TownView, id: string): Building | undefined =>
  view.buildings.find((each) => each.id === id);
export const figureOf = (view: TownView, name: FigureName | null): Figure | undefined =>
  view.figures.find((each) => each.figure === name);

/** The others round the table, clockwise after me (for spectators: everybody). */
export function around(view: TownView, me: number): number[] {
  const seats = view.players.map((player) => player.seat);
  const start = seats.indexOf(me) + 1;
  return seats.map((_, place) => seats[(start + place) % seats.length]!).filter((seat) => seat !== me);
}

/** The pictures of the houses; a building of a board of one's own gets a plain one. */
const HOUSES = {
  SAL: 'dc-house-saloon',
  POS: 'dc-house-post',
  BNK: 'dc-house-bank',
  OFF: 'dc-house-office',
  HOT: 'dc-house-hotel',
  STO: 'dc-house-store',
  UPR: 'dc-house-union',
  LIV: 'dc-house-livery',
  CHU: 'dc-house-church',
  YRD: 'dc-house-yard',
} as const;
export type HouseId = keyof typeof HOUSES;
export const isKnown = (id: string): id is HouseId => id in HOUSES;
export const houseArt = (id: string): (typeof HOUSES)[HouseId] => (isKnown(id) ? HOUSES[id] : 'dc-house-store');

export const MARKS = {
  B: 'dc-field-bottle',
  D: 'dc-field-dollar',
  P: 'dc-field-pistol',
  K: 'dc-field-key',
  H: 'dc-field-horseshoe',
} as const;
export const isMark = (sign: string): sign is Mark => sign in MARKS;
export const marksOf = (house: Building): Mark[] =>
  (['B', 'D', 'P', 'K', 'H'] as const).filter((mark) => house.map.some((row) => row.includes(mark)));

/** How the houses stand: two rows, as on the board; those of another board in their order. */
const ROWS = [
  ['UPR', 'SAL', 'POS', 'HOT', 'LIV'],
  ['BNK', 'OFF', 'STO', 'CHU', 'YRD'],
];
export function rowsOf(view: TownView): Building[][] {
  const all = view.buildings;
  if (all.some((house) => !isKnown(house.id))) {
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)].filter((row) => row.length > 0);
  }
  return ROWS.map((row) => row.flatMap((id) => all.filter((house) => house.id === id))).filter((row) => row.length > 0);
}
