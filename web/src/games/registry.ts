/**
 * What the page knows of each game: its poster, and where its own table is drawn. A game without a table of its own is
 * played at the generic one. To plug one in: `table: () => import('./dice-town/Table.svelte')`.
 */
import type { Component, Snippet } from 'svelte';
import type posters from '../../made/sheets/posters';
import type { TableInfo } from '../lib/protocol';
import type { TableState, View } from '../state/table.svelte';
import type { Chapters } from '../table/chapters';
import type { About as AboutThings } from '../table/help/known';
import type { BoomTable } from './boomtown/model/view';
import * as asks from './dice-town/model/decisions.gen';
import type { TownTable as DiceTown } from './dice-town/model/view';
import type { TownTable as DodgeCity } from './dodge-city/model/view';

/**
 * What a game's table is given. `ledger` draws log and talk wherever the game's layout wants them, in its chapters.
 *
 * The same table is the stage of the replay theatre. There, events come one by one before the view they lead to.
 * Fewer events than before mean a jump back, to the view as it is; `pace()` is 0 during a jump. Nobody is asked
 * anything, and with all cards open a spectator's view has what otherwise only each player sees of their own.
 */
export interface TableProps<Table extends TableState = TableState> {
  table: Table;
  ledger: Snippet<[chapters?: Chapters]>;
}
export type TableComponent = Component<TableProps>;

/** What a game's final count is given; it says when everything is counted, and then why it ended so. */
export interface CountProps<Table extends TableState = TableState> {
  table: Table;
  info: TableInfo;
  ondone: (sentence: () => string) => void;
}
export type CountComponent = Component<CountProps>;

/** What each game's own table shows, tells and asks. */
interface Tables {
  'dice-town': DiceTown;
  boomtown: BoomTable;
  'dodge-city': DodgeCity;
}
type Asked<Table extends TableState> = NonNullable<Table['question']>['decision'];
interface About<Name extends keyof Tables> {
  name: Name;
  title: string;
  poster: keyof typeof posters.boxes;
  minutes: number;
  least: number;
  most: number;
  /** Players of a game against bots, me included. */
  usual: number;
  /** Whether its own table begins with a picture that is high enough, at all sizes, for slips to hang over it. */
  sky?: boolean;
  table?: () => Promise<{ default: Component<TableProps<Tables[Name]>> }>;
  count?: () => Promise<{ default: Component<CountProps<Tables[Name]>> }>;
  /** What the things on its table are. */
  help?: () => Promise<{ about: AboutThings<NonNullable<Tables[Name]['view']>> }>;
  /** Decisions that are asked discreetly: a player may wish never to be asked them. */
  discreet?: readonly Asked<Tables[Name]>[];
}
export type Game = { [Name in keyof Tables]: About<Name> }[keyof Tables];

export const GAMES: readonly Game[] = [
  {
    name: 'dice-town',
    title: 'Dice Town',
    poster: 'poster-dice',
    minutes: 45,
    least: 2,
    most: 5,
    usual: 4,
    sky: true,
    table: () => import('./dice-town/Table.svelte'),
    count: () => import('./dice-town/end/Count.svelte'),
    help: () => import('./dice-town/help/about'),
    discreet: [
      asks.BRUTE_AGAIN,
      asks.CHEATER,
      asks.WANTED,
      asks.DYNAMITE,
      asks.EVEN_SPLIT,
      asks.CREDIT,
      asks.GIRLS,
      asks.MARSHALL,
      asks.CORRUPTION,
      asks.DOC_ELIXIR,
    ],
  },
  {
    name: 'boomtown',
    title: 'Boomtown',
    poster: 'poster-boom',
    minutes: 30,
    least: 3,
    most: 5,
    usual: 4,
    table: () => import('./boomtown/Table.svelte'),
    count: () => import('./boomtown/end/Count.svelte'),
    help: () => import('./boomtown/help/about'),
  },
  {
    name: 'dodge-city',
    title: 'Dodge City',
    poster: 'poster-dodge',
    minutes: 60,
    least: 2,
    most: 5,
    usual: 4,
    table: () => import('./dodge-city/Table.svelte'),
    count: () => import('./dodge-city/end/Count.svelte'),
    help: () => import('./dodge-city/help/about'),
  },
];

export const gameOf = (name: string): Game | undefined => GAMES.find((game) => game.name === name);

/**
 * The component that draws a game's table; `plain`: the one that lists the answers, whatever the game. A game's own has
 * the types of its game, since nothing else is played at a table of this name.
 */
export async function tableOf(name: string, plain: boolean): Promise<TableComponent> {
  const own = plain ? undefined : gameOf(name)?.table;
  return (await (own ? own() : import('./generic/Table.svelte'))).default as TableComponent;
}

/** The component that counts a game's points at the end. */
export async function countOf(name: string): Promise<CountComponent> {
  const own = gameOf(name)?.count;
  return (await (own ? own() : import('../end/Points.svelte'))).default as CountComponent;
}

/** What a game knows of the things on its table; of a game without a part of its own, nothing. */
export async function aboutOf(name: string): Promise<AboutThings<View>> {
  const own = gameOf(name)?.help;
  return own ? ((await own()).about as AboutThings<View>) : (key) => ({ key, now: [] });
}
