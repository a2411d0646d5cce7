// Made by `npm run types` from what the game declares: A view of boomtown.

/** Boomtown as a seat (-1: a spectator) sees it. */
export type View = {
  game: "boomtown";
  seat: number;
  /** of the rules */
  version: number;
  options: Record<string, boolean | string | string[]>;
  round: number;
  rounds: number;
  phase: Phase;
  first_player: number;
  /** cards in the deck */
  deck: number;
  removed_unseen: number;
  /** that everybody saw leave the game */
  removed: string[];
  /** nothing where a card was taken */
  row: (RowMine | RowEvent | null)[];
  towns: TownSign[];
  players: Player[];
  auction: Auction | null;
  choosing: Choosing | null;
  /** both of the production roll */
  dice: number[] | null;
  /** from 2 to 12; none when the game is over */
  results: Result[] | null;
  /** who is asked something */
  waiting: number[];
  /** what this seat is asked */
  question: AskedBid | AskedPick | AskedMustang | AskedHoldup | AskedTarget | AskedPlain | null;
  over: boolean;
  scores?: Sheet[];
  /** by seat */
  ranking?: number[];
  /** that were removed unseen */
  unseen?: string[];
}

export type Phase =
  | "set_up"
  | "draw"
  | "bid"
  | "pay"
  | "choose"
  | "produce"
  | "scoring";

/** A mine of the row, with what it costs each player. */
export type RowMine = {
  card: string;
  town: Town;
  number: number;
  /** with New Veins */
  value: number;
  /** without New Veins */
  printed: number;
  danger: boolean;
  veins: number;
  slot: number;
  /** by seat: what the mayor is due */
  fees: number[];
  /** by seat: whether it would make the seat mayor */
  elects: boolean[];
}

export type Town =
  | "CJ"
  | "CM"
  | "CC"
  | "DG"
  | "SN";

/** An event of the row. */
export type RowEvent = {
  slot: number;
  card: string;
  kind: Kind;
  /** by seat: whether the card would have to wait */
  waits?: boolean[];
  /** by seat: how many targets the card has */
  targets?: number[];
}

export type Kind =
  | "CSH"
  | "DYN"
  | "EXP"
  | "GOV"
  | "HLD"
  | "MUS"
  | "VEI"
  | "SAL"
  | "GIR"
  | "STG"
  | "TEL";

/** One of the five towns. */
export type TownSign = {
  town: Town;
  mayor: number | null;
  governor: boolean;
  /** what everybody but the mayor owes for a mine */
  fee: number;
  saloons: Saloon[];
}

/** A saloon that stands in a town. */
export type Saloon = {
  card: string;
  owner: number;
  girls: boolean;
  takes: number;
}

/** A player, and what lies before them. */
export type Player = {
  seat: number;
  bankrupt: boolean;
  mines: Mine[];
  held: string[];
  waiting: string[];
  /** the card that the player is asked about */
  playing: string[];
  offices: Town[];
  /** absent where it is hidden */
  gold?: number;
  points?: number;
}

/** A mine, in the row or before a player. */
export type Mine = {
  card: string;
  town: Town;
  number: number;
  /** with New Veins */
  value: number;
  /** without New Veins */
  printed: number;
  danger: boolean;
  veins: number;
}

/** The bids so far. */
export type Auction = {
  high: number;
  bidder: number | null;
  /** by seat */
  bids: number[];
  passed: number[];
  /** if it ended now */
  stands: Flow;
  /** for each bid of the seat that is asked */
  who_gets_what?: Flow[];
}

/** Who gets what if somebody wins the auction with a bid. */
export type Flow = {
  winner: number;
  bid: number;
  /** by seat; how it changes */
  gold: number[];
  /** what the bank gets */
  bank: number;
  /** seats, in the order of choosing */
  order: number[];
  /** who may step in second */
  mustangs: number[];
}

/** The order of choosing, and whose turn it is. */
export type Choosing = {
  /** seats, in the order of choosing */
  order: number[];
  /** how many have begun to choose */
  place: number;
  /** whether somebody is asked about it */
  mustang: boolean;
  picking: number | null;
}

/** What a result of the production roll would bring, as things stand. */
export type Result = {
  /** both dice together */
  sum: number;
  /** of the 36 ways two dice can fall */
  ways: number;
  /** by seat; all in all */
  gold: number[];
  mines: Yield[];
  saloons: Drink[];
  lost: Loss[];
}

/** What a mine would pay. */
export type Yield = {
  card: string;
  player: number;
  amount: number;
}

/** What would be spent in a saloon. */
export type Drink = {
  payer: number;
  owner: number;
  town: Town;
  girls: boolean;
  due: number;
  paid: number;
}

/** A mine that would collapse. */
export type Loss = {
  card: string;
  player: number;
}

/** BT-4.2: what is bid? */
export type AskedBid = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  quick: Quick[];
  /** after each bid, what each card of the row would cost */
  pays: number[][];
  /** whether nobody who is left could bid more */
  ends: boolean;
  decision: "BID";
}

export type Decision =
  | "BID"
  | "PICK"
  | "USE_MUSTANG"
  | "DYNAMITE_TARGET"
  | "EXPROPRIATION_TARGET"
  | "HOLDUP"
  | "VEIN_MINE"
  | "SALOON_TOWN"
  | "GIRLS_SALOON"
  | "GOVERNOR_TOWN"
  | "USE_TELEGRAPH";

/** An obvious bid. */
export type Quick = {
  bid: number;
  why: Why;
}

export type Why =
  | "least"
  | "next"
  | "ends"
  | "all";

/** BT-6.2: which card is picked? */
export type AskedPick = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  decision: "PICK";
  /** what each card of the row would cost */
  pays: number[];
}

/** BT-15.1: is the Mustang used? */
export type AskedMustang = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  decision: "USE_MUSTANG";
  /** seats, in the order of choosing; with the Mustang */
  order: number[];
}

/** BT-14.1: who is robbed, and of how much? */
export type AskedHoldup = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  decision: "HOLDUP";
  odds: Odds[];
}

/** How likely a Holdup for a number is, and what it would bring. */
export type Odds = {
  number: number;
  /** of the 36 ways two dice can fall */
  ways: number;
  /** by seat */
  loot?: number[];
}

/** BT-11.1, BT-12.1: which mine or saloon? */
export type AskedTarget = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  decision: Aiming;
  /** by the answers that change the mayor: the new one */
  elects: Record<string, number | null>;
}

export type Aiming =
  | "DYNAMITE_TARGET"
  | "EXPROPRIATION_TARGET";

/** A question with nothing to add. */
export type AskedPlain = {
  name: Decision;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
  decision: Placing;
}

export type Placing =
  | "VEIN_MINE"
  | "SALOON_TOWN"
  | "GIRLS_SALOON"
  | "GOVERNOR_TOWN"
  | "USE_TELEGRAPH";

/** A player's points, line by line. */
export type Sheet = {
  player: number;
  gold: number;
  mines: number;
  vein: number;
  offices: number;
  total: number;
}
