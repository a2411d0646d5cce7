/** A view of Dodge City (tumbleweed/games/dodge_city/declared/views.py says what it holds), and how to read it. */
import type { TableState } from '../../../state/table.svelte';
import type { Named } from '../../motion/story';
import type { Decision } from './decisions.gen';
import type { Event as TownEvent } from './events.gen';
import { MARKS } from './pictures';
import type { Building, Figure as FigureName, FigureWorth, Mark, View as TownView } from './view.gen';

export type { Building, FigureName, Mark, TownEvent, TownView };
export type { Player } from './view.gen';

/** An event by its name. */
export type Told<Name extends TownEvent['event']> = Named<TownEvent, Name>;
export type TownTable = TableState<{ view: TownView; event: TownEvent; decision: Decision }>;
/** A question asked at Dodge City's table. */
export type Asked = NonNullable<TownTable['question']>;

export const FIGURES = ['lady', 'gunman', 'sheriff', 'bandit', 'cowboy'] as const;
export const ROUNDS = ['start', 'placing_1', 'placing_2', 'duel'] as const;
export type Round = (typeof ROUNDS)[number];
export const isRound = (round: string): round is Round => ROUNDS.some((each) => each === round);
/** Row and column, both from 0. */
export type Cell = [number, number];
export const cellOf = ([row = 0, column = 0]: readonly number[]): Cell => [row, column];

export const houseOf = (view: TownView, id: string): Building | undefined =>
  view.buildings.find((each) => each.id === id);
export const figureOf = (view: TownView, name: FigureName | null): FigureWorth | undefined =>
  view.figures.find((each) => each.figure === name);

/** The others round the table, clockwise after me (for spectators: everybody). */
export function around(view: TownView, me: number): number[] {
  const seats = view.players.map((player) => player.seat);
  const start = seats.indexOf(me) + 1;
  return seats.map((_, place) => seats[(start + place) % seats.length]!).filter((seat) => seat !== me);
}

export const isMark = (sign: string): sign is Mark => sign in MARKS;
export const marksOf = (house: Building): Mark[] =>
  (['B', 'D', 'P', 'K', 'H'] as const).filter((mark) => house.map.some((row) => row.includes(mark)));

/** How the houses stand: two rows, as on the board; those of any other board in their order. */
const ROWS = [
  ['UPR', 'SAL', 'POS', 'HOT', 'LIV'],
  ['BNK', 'OFF', 'STO', 'CHU', 'YRD'],
];
export function rowsOf(view: TownView): Building[][] {
  const all = view.buildings;
  if (all.some((house) => !ROWS.flat().includes(house.id))) {
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)].filter((row) => row.length > 0);
  }
  return ROWS.map((row) => row.flatMap((id) => all.filter((house) => house.id === id))).filter((row) => row.length > 0);
}
