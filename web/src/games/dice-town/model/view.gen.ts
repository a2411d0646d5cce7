// Made by `npm run types` from what the game declares: A view of dice-town.

/** Everything that a seat (-1: a spectator) may see. */
export type View = {
  game: "dice-town";
  seat: number;
  /** of the rules */
  version: number;
  options: Record<string, unknown>;
  round: number;
  phase: Phase;
  /** null until the host has named the first one */
  sheriff: number | null;
  /** who sits where, round the table */
  seating: number[];
  /** by seat */
  players: Player[];
  town: Town;
  /** the latest first */
  played: PlayedCard[];
  tie: Tie | null;
  /** who visits the Doc this round */
  visits: number[];
  end_triggered: EndCause[];
  /** empty where somebody is asked discreetly */
  waiting: number[];
  question: Question | null;
  /** just drawn */
  looking_at: string[];
  over: boolean;
  /** when the game is over, like the ranking */
  scores?: Sheet[];
  /** by seat, from 1 */
  ranking?: number[];
}

export type Phase =
  | "roll"
  | "place_1"
  | "place_2"
  | "place_3"
  | "place_4"
  | "place_5"
  | "place_6"
  | "place_7"
  | "place_8"
  | "scoring";

/** One player as a seat sees them. */
export type Player = {
  seat: number;
  /** set aside, those just shown included */
  kept: Face[];
  /** just shown from under the cup and kept */
  shown: Face[];
  dice_left: number;
  store_cards: number;
  /** in hand */
  claims: number;
  protected: number[];
  /** missing where wealth is hidden, like the nuggets */
  dollars?: number;
  nuggets?: number;
  /** the seat's own; everybody's when points are counted */
  hand?: string[];
  /** while dice are chosen */
  has_chosen?: boolean;
  /** the seat's own */
  cup?: Face[];
  choice?: Choice;
}

export type Face =
  | "9"
  | "10"
  | "J"
  | "Q"
  | "K"
  | "A";

/** Which dice the seat keeps. */
export type Choice = {
  kept: Face[];
  action: string;
}

/** What lies in the middle; elixirs are there only in the second edition. */
export type Town = {
  mine: number;
  bank: number;
  stagecoach: number;
  store_deck: number;
  store_discards: number;
  claim_row: number[];
  claim_deck: number;
  /** null: a gap */
  elixirs?: (string | null)[];
  elixir_pile?: number;
  elixir_discards?: number;
  elixir_in_use?: string | null;
}

/** A card being played. */
export type PlayedCard = {
  player: number;
  card: string;
  cancelled: boolean;
}

/** A tie being decided, or offers about going to the Doc first. */
export type Tie = {
  players: number[];
  offers: Offer[];
  offer_round: number;
  /** while offers are made */
  has_decided?: number[];
  own_draft?: Offer;
}

/** An offer to the Sheriff. */
export type Offer = {
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
  player: number;
  /** whom the Sheriff is to name in return */
  supports: number;
  /** for the Sheriff and the offerer */
  cards?: string[];
}

export type EndCause =
  | "mine_empty"
  | "claims_gone";

/** What the seat is asked. */
export type Question = {
  decision: string;
  name: string;
  rule: string;
  /** how many answers the seat has given */
  number: number;
}

/** A player's victory points, line by line. */
export type Sheet = {
  player: number;
  nuggets: number;
  dollars: number;
  badge: number;
  equipment: number;
  claims: number;
  total: number;
  /** decides between equals */
  number_of_claims: number;
}
