// Made by `npm run types` from what the game declares: A view of dodge-city.

/** Everything a seat may see. */
export type View = {
  /** from 1 */
  pass: number;
  game: "dodge-city";
  /** whose view it is; -1: a spectator's */
  seat: number;
  /** of the rules */
  version: number;
  /** of the table, complete */
  options: Record<string, unknown>;
  round: Round;
  start_player: number | null;
  /** whose turn it is, or whose right to challenge */
  active: number | null;
  players: Player[];
  buildings: Building[];
  /** the highest first */
  figures: FigureWorth[];
  limits: Limits;
  supply: Supply;
  turn: Turn;
  event: EventCard | null;
  duel: DuelWon | null;
  control_duels: Contest[];
  /** those who are asked */
  waiting: number[];
  question: Question | null;
  over: boolean;
  /** when the game is over, like all that follow */
  winner?: number;
  /** by seat; places */
  ranking?: number[];
  reason?: Ending;
  by_final_duel?: boolean;
}

export type Round =
  | "deal"
  | "start"
  | "placing_1"
  | "placing_2"
  | "duel"
  | "settlement"
  | "end";

/** A player. */
export type Player = {
  seat: number;
  colour: string;
  points: number;
  /** the points discs won */
  discs: Figure[];
  /** in hand */
  cards: number;
  /** in the supply */
  stones: number;
  /** the one that lies open before the player */
  card: string | null;
  /** by building, the stones placed there this round */
  placed: Record<string, number>;
  fought: boolean;
  laid_aside: boolean;
  /** duel cards that were discarded face down */
  face_down: number;
  /** absent where money is hidden */
  cash?: number;
  /** present while start cards are chosen */
  has_chosen?: boolean;
  /** `L5`, `Q1`, `I1`; the seat's own, or everybody's when the game is over */
  hand?: string[];
  /** the seat's own start card */
  chosen?: string | null;
  /** `L5`, `Q1`, `I1`; the seat's own */
  face_down_cards?: string[];
}

export type Figure =
  | "cowboy"
  | "bandit"
  | "sheriff"
  | "gunman"
  | "lady";

/** A building. */
export type Building = {
  /** from 1, in board order */
  number: number;
  /** its id: `SAL` */
  id: string;
  /** as the board gives it */
  name: string;
  district: District;
  status: Status;
  figure: Figure | null;
  /** while it is open */
  points: number | null;
  /** of a stone, while it is open */
  price: number | null;
  owner: number | null;
  /** rows: `.` a free cell, `#` a wall, letters for marked fields */
  map: string[];
  /** the map with the stones in it, as the numbers of their seats */
  now: string[];
  /** of cells */
  free: number;
  /** by seat */
  stones: number[];
  /** by seat, those that the best chain touches */
  fields: Mark[][];
  connected: number[];
  chains: Chain[];
  /** by seat, the fewest stones that would give control; null: impossible */
  missing: (number | null)[];
}

export type District =
  | "centre"
  | "union_pacific"
  | "third";

export type Status =
  | "unopened"
  | "open"
  | "controlled"
  | "neutral";

export type Mark =
  | "B"
  | "D"
  | "P"
  | "K"
  | "H";

/** A chain that gives control. */
export type Chain = {
  player: number;
  cells: number[][];
}

/** What a figure costs and brings. */
export type FigureWorth = {
  figure: Figure;
  price: number;
  points: number;
  rent: number;
  /** symbol discs left; null: no limit */
  discs: number | null;
}

/** Numbers of the rules. */
export type Limits = {
  /** marked fields that a chain must touch */
  fields: number;
  /** that a player may place in a building in a round */
  stones: number;
  /** for each point of a number card */
  number_pays: number;
}

/** The piles and discs in the middle. */
export type Supply = {
  /** of cards */
  deck: number;
  /** `L5`, `Q1`, `I1`; those that lie open */
  discards: string[];
  /** of cards */
  discards_face_down: number;
  /** of event cards in the pile */
  events: number;
  /** `EV01a`: each copy has a letter */
  event_discards: string[];
  /** by figure, symbol discs left; null: no limit */
  discs: Record<string, number | null>;
}

/** The turn going on. */
export type Turn = {
  free_stones: FreeStones | null;
  opening: Opening | null;
  /** the latest first */
  placed: PlacedStone[];
  take_backs_left: number;
  /** stones that the Indio card may still take */
  indio_left: number;
}

/** Free stones of a picture card. */
export type FreeStones = {
  figure: Figure;
  left: number;
  /** where they all go; null: not fixed yet */
  building: string | null;
}

/** A building and a figure just named for opening it. */
export type Opening = {
  /** its id: `SAL` */
  building: string;
  figure: Figure;
}

/** A stone that can be taken back. */
export type PlacedStone = {
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  cell: number[];
  source: "buy" | "picture";
  /** whether it opened the building */
  opened: boolean;
}

/** The event card being carried out. */
export type EventCard = {
  player: number;
  /** the design of an event card: `EV01` */
  card: string;
  /** stones or moves still to come */
  left: number;
  debt: number;
  /** where its stones go; null: not fixed yet */
  building: string | null;
  /** a stone being moved */
  lifted: Stone | null;
}

/** Where a stone stands. */
export type Stone = {
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  cell: number[];
}

/** A challenge just won: the winner may remove a stone. */
export type DuelWon = {
  winner: number;
  loser: number;
  /** its id: `SAL` */
  building: string;
}

/** A control duel of this pass. */
export type Contest = {
  /** its id: `SAL` */
  building: string;
  contenders: number[];
  winner: number | null;
}

/** What the seat is asked. */
export type Question = {
  /** `D-1` to `D-15` */
  decision: string;
  /** of the decision */
  name: string;
  rule: string;
  /** how many answers the seat has given before */
  number: number;
}

export type Ending =
  | "target_points"
  | "all_buildings_finished"
  | "pass_limit";
