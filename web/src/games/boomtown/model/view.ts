/** What a view of Boomtown holds, and what the page adds to it while events are told. */
import type { TableState } from '../../../state/table.svelte';
import type { Named } from '../../motion/story';
import type { Decision } from './decisions.gen';
import type { Event as BoomEvent } from './events.gen';
import type {
  Kind,
  Mine as SeenMine,
  Player as SeenPlayer,
  Result,
  RowEvent,
  RowMine,
  Town,
  TownSign,
  View,
} from './view.gen';

export type { Event as BoomEvent } from './events.gen';
export type { Flow, Kind, Result, RowEvent, RowMine, Saloon, Town, TownSign } from './view.gen';

export const TOWNS = ['CJ', 'CM', 'CC', 'DG', 'SN'] as const satisfies readonly Town[];
export type RowCard = RowMine | RowEvent;

export interface Mine extends SeenMine {
  /** The mine is collapsing or being blown up, and gone in the next view. */
  falling?: boolean;
}
export type Player = Omit<SeenPlayer, 'mines'> & { mines: Mine[] };
export type BoomView = Omit<View, 'players'> & {
  players: Player[];
  /** While events are told: the card being taken, and who got the last share of the bid. */
  taking?: RowCard;
  shared?: number;
};

/** An event by its name. */
export type Told<Name extends BoomEvent['event']> = Named<BoomEvent, Name>;
export type BoomTable = TableState<{ view: BoomView; event: BoomEvent; decision: Decision }>;
/** A question asked at Boomtown's table. */
export type Asked = NonNullable<BoomTable['question']>;

export const isMine = (card: RowCard): card is RowMine => 'town' in card;
export const kindOf = (card: string): Kind => card.slice(0, 3) as Kind;
export const townOf = (card: string): Town => card.slice(0, 2) as Town;
export const mineNumber = (card: string): number => Number.parseInt(card.slice(3), 10);
export const signOf = (view: BoomView, town: Town): TownSign => view.towns.find((each) => each.town === town)!;
export const resultOf = (view: BoomView, sum: number): Result | undefined =>
  view.results?.find((each) => each.sum === sum);
/** Both dice; before they are rolled any faces will do. */
export const diceOf = ({ dice }: BoomView): [number, number] => [dice?.[0] ?? 1, dice?.[1] ?? 1];

/** Everybody clockwise after me, with me last; for a spectator, in the order of seats. */
export function around(view: BoomView): number[] {
  const count = view.players.length;
  return view.players.map((_, place) => (place + view.seat + 1) % count);
}

/** A player's mines in a town, by number. */
export const minesIn = (player: Player, town: Town): Mine[] =>
  player.mines.filter((mine) => mine.town === town).sort((a, b) => a.number - b.number);
