// Made by `npm run types` from what the game declares: An event of dodge-city.

/** The game begins. */
export type GameStartedEvent = {
  seq: number;
  event: "game_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  players: Sits[];
  /** of the table, complete */
  options: Record<string, unknown>;
  /** those in use */
  districts: District[];
  /** their ids, in board order */
  buildings: string[];
}

/** Somebody's time is up, and the default answer is given. */
export type TimeoutDefaultEvent = {
  seq: number;
  event: "timeout_default";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `D-1` to `D-15` */
  decision: string;
  /** an answer as it is typed; left out if the answer is secret */
  action?: string;
}

/** The player who was asked, if the answer is secret. */
export type OwnDefaultEvent = {
  seq: number;
  event: "timeout_default";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `D-1` to `D-15` */
  decision: string;
  /** an answer as it is typed */
  action: string;
}

/** Those who share the most points are dealt a card each. */
export type FinalDuelRoundEvent = {
  seq: number;
  event: "final_duel_round";
  form: "won" | "even";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  cards: Shown[];
  /** `L5`, `Q1`, `I1`; Indio cards that were dealt and replaced */
  replaced: string[];
  winner: number | null;
}

/** The game is over. */
export type GameEndedEvent = {
  seq: number;
  event: "game_ended";
  form: "plain" | "duel";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  winner: number;
  ranking: Ranked[];
  reason: Ending;
  by_final_duel: boolean;
}

/** A pass begins. */
export type PassStartedEvent = {
  seq: number;
  event: "pass_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  number: number;
}

/** Everybody is dealt cards. */
export type CardsDealtEvent = {
  seq: number;
  event: "cards_dealt";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** by seat; of cards */
  numbers: number[];
  /** cards left in the draw pile */
  deck: number;
}

/** Each player, about their own cards. */
export type OwnCardsEvent = {
  seq: number;
  event: "cards_dealt";
  form: "own";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** by seat; of cards */
  numbers: number[];
  /** cards left in the draw pile */
  deck: number;
  /** `L5`, `Q1`, `I1` */
  cards: string[];
}

/** The discards become a new draw pile. */
export type DeckReshuffledEvent = {
  seq: number;
  event: "deck_reshuffled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** in the new pile */
  cards: number;
}

/** A round of a pass begins. */
export type RoundStartedEvent = {
  seq: number;
  event: "round_started";
  form: "start" | "placing_1" | "placing_2" | "duel";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** seats, in the order of their turns */
  order: number[];
}

/** A pass ends. */
export type PassEndedEvent = {
  seq: number;
  event: "pass_ended";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  number: number;
  /** by seat */
  points: number[];
}

/** Somebody has chosen a start card. */
export type StartCardChosenEvent = {
  seq: number;
  event: "start_card_chosen";
  form: "plain";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** The player who has chosen it. */
export type OwnStartCardEvent = {
  seq: number;
  event: "start_card_chosen";
  form: "own";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
}

/** The start cards are shown. */
export type StartCardsRevealedEvent = {
  seq: number;
  event: "start_cards_revealed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  cards: Shown[];
}

/** Several players have the highest card, and a lot decides. */
export type LotDrawnEvent = {
  seq: number;
  event: "lot_drawn";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  candidates: number[];
}

/** It is settled who is start player. */
export type StartPlayerSetEvent = {
  seq: number;
  event: "start_player_set";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  reason: "highest" | "lot";
}

/** Somebody's turn begins. */
export type TurnStartedEvent = {
  seq: number;
  event: "turn_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** Somebody's turn ends; all that it was, for one sentence. */
export type TurnEndedEvent = {
  seq: number;
  event: "turn_ended";
  form: "placed" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** null: played before the log of a set-up position begins */
  card: string | null;
  /** by the number card; 0 for any other card */
  brought: number;
  /** building by building, in the order of their first stones */
  placed: PlacedThere[];
}

/** Somebody plays a card. */
export type CardPlayedEvent = {
  seq: number;
  event: "card_played";
  form: "number" | "picture" | "question" | "raid";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
}

/** A picture card brings free stones. */
export type FreeStonesGrantedEvent = {
  seq: number;
  event: "free_stones_granted";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  figure: Figure;
  number: number;
}

/** Free stones are not used. */
export type FreeStonesLostEvent = {
  seq: number;
  event: "free_stones_lost";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  figure: Figure;
  number: number;
}

/** Somebody gets money, or pays it. */
export type MoneyChangedEvent = {
  seq: number;
  event: "money_changed";
  form: "number_card" | "purchase" | "taken_back" | "rent" | "sold" | "gained" | "paid" | "handed" | "received";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** negative: the player pays */
  amount: number;
  reason: Payment;
  /** who pays or gets it; null: the bank */
  counterpart: number | null;
  /** what the player has afterwards, where money lies open */
  cash?: number;
}

/** The player whose money it is, where money is hidden. */
export type OwnMoneyEvent = {
  seq: number;
  event: "money_changed";
  form: "number_card" | "purchase" | "taken_back" | "rent" | "sold" | "gained" | "paid" | "handed" | "received";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** negative: the player pays */
  amount: number;
  reason: Payment;
  /** who pays or gets it; null: the bank */
  counterpart: number | null;
  cash: number;
}

/** A stone is placed. */
export type StonePlacedEvent = {
  seq: number;
  event: "stone_placed";
  form: "buy" | "picture" | "event";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  cell: number[];
  source: Source;
  price: number;
}

/** The last stone of a turn is taken back. */
export type StoneTakenBackEvent = {
  seq: number;
  event: "stone_taken_back";
  form: "plain" | "closed";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  cell: number[];
  /** whether the building is unopened again */
  closed: boolean;
}

/** A stone leaves town. */
export type StoneRemovedEvent = {
  seq: number;
  event: "stone_removed";
  form: "indio" | "duel" | "event" | "lost" | "forced_sale";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  cell: number[];
  owner: number;
  /** who removes it */
  by: number;
  reason: Loss;
}

/** A stone goes to another cell of its building. */
export type StoneMovedEvent = {
  seq: number;
  event: "stone_moved";
  form: "own" | "other";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** row and column, both from 0 */
  from: number[];
  owner: number;
  /** its id: `SAL` */
  building: string;
  /** row and column, both from 0 */
  to: number[];
  /** who moves it */
  by: number;
}

/** A building is opened with a figure. */
export type BuildingOpenedEvent = {
  seq: number;
  event: "building_opened";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  figure: Figure;
  points: number;
}

/** Somebody's chain gives control of a building. */
export type ConnectionMadeEvent = {
  seq: number;
  event: "connection_made";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  /** the marked fields that the player's best chain touches */
  fields: Mark[];
}

/** A chain that gave control of a building is broken. */
export type ConnectionLostEvent = {
  seq: number;
  event: "connection_lost";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  /** the marked fields that the player's best chain touches */
  fields: Mark[];
}

/** A building is full, and nobody is connected in it. */
export type BuildingNeutralisedEvent = {
  seq: number;
  event: "building_neutralised";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** its id: `SAL` */
  building: string;
  figure: Figure;
  /** by seat; of stones that go back */
  returned: number[];
}

/** The used event cards become a new pile. */
export type EventPileReshuffledEvent = {
  seq: number;
  event: "event_pile_reshuffled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** in the new pile */
  cards: number;
}

/** Somebody draws an event card. */
export type EventDrawnEvent = {
  seq: number;
  event: "event_drawn";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** the design of an event card: `EV01` */
  card: string;
}

/** An event card has been carried out. */
export type EventResolvedEvent = {
  seq: number;
  event: "event_resolved";
  form: "full" | "partial" | "none" | "declined";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** the design of an event card: `EV01` */
  card: string;
  outcome: Outcome;
}

/** Somebody owes money. */
export type DebtIncurredEvent = {
  seq: number;
  event: "debt_incurred";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  amount: number;
}

/** Somebody has nothing left to pay with. */
export type DebtForgivenEvent = {
  seq: number;
  event: "debt_forgiven";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  missing: number;
}

/** Several players are connected in a building and duel for it. */
export type ControlDuelEvent = {
  seq: number;
  event: "control_duel";
  form: "won" | "even";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** its id: `SAL` */
  building: string;
  cards: Shown[];
  winner: number | null;
}

/** Somebody challenges somebody else. */
export type ChallengeMadeEvent = {
  seq: number;
  event: "challenge_made";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  opponent: number;
  /** its id: `SAL` */
  building: string;
}

/** Somebody challenges nobody. */
export type ChallengeWaivedEvent = {
  seq: number;
  event: "challenge_waived";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** Somebody has nobody to challenge. */
export type ChallengeImpossibleEvent = {
  seq: number;
  event: "challenge_impossible";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** The cards of a challenge are shown. */
export type DuelRevealedEvent = {
  seq: number;
  event: "duel_revealed";
  form: "won" | "even";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
  opponent: number;
  /** `L5`, `Q1`, `I1` */
  their_card: string;
  /** its id: `SAL` */
  building: string;
  winner: number | null;
}

/** The winner of a challenge removes no stone. */
export type DuelRemovalDeclinedEvent = {
  seq: number;
  event: "duel_removal_declined";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** A duel card is laid aside. */
export type CardLaidAsideEvent = {
  seq: number;
  event: "card_laid_aside";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
}

/** A duel card is laid aside, and everybody sees it. */
export type CardShownAsideEvent = {
  seq: number;
  event: "card_laid_aside";
  form: "shown";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
}

/** The owner of the card. */
export type OwnCardAsideEvent = {
  seq: number;
  event: "card_laid_aside";
  form: "shown";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
}

/** Somebody controls a building and takes its points disc. */
export type BuildingAwardedEvent = {
  seq: number;
  event: "building_awarded";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** its id: `SAL` */
  building: string;
  figure: Figure;
  points: number;
  rent: number;
  /** by seat; of stones that go back */
  returned: number[];
}

/** Several players are connected, and nobody has won the building. */
export type BuildingUndecidedEvent = {
  seq: number;
  event: "building_undecided";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  /** its id: `SAL` */
  building: string;
  connected: number[];
}

/** Somebody gains points. */
export type PointsChangedEvent = {
  seq: number;
  event: "points_changed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** from 1 */
  pass: number;
  round: Round;
  player: number;
  /** all that the player has */
  points: number;
}

export type Round =
  | "deal"
  | "start"
  | "placing_1"
  | "placing_2"
  | "duel"
  | "settlement"
  | "end";

/** A player and the colour of their stones. */
export type Sits = {
  player: number;
  colour: string;
}

export type District =
  | "centre"
  | "union_pacific"
  | "third";

/** A player with the card they show. */
export type Shown = {
  player: number;
  /** `L5`, `Q1`, `I1` */
  card: string;
}

/** A player's place at the end. */
export type Ranked = {
  player: number;
  place: number;
  points: number;
}

export type Ending =
  | "target_points"
  | "all_buildings_finished"
  | "pass_limit";

/** What a turn has brought into one building. */
export type PlacedThere = {
  /** its id: `SAL` */
  building: string;
  figure: Figure;
  stones: number;
  paid: number;
  /** marked fields at the player's best chain there; 0 once the building is finished */
  touches: number;
}

export type Figure =
  | "cowboy"
  | "bandit"
  | "sheriff"
  | "gunman"
  | "lady";

export type Payment =
  | "number_card"
  | "purchase"
  | "taken_back"
  | "forced_sale"
  | "rent"
  | "event";

export type Source =
  | "buy"
  | "picture"
  | "event";

export type Loss =
  | "indio"
  | "duel"
  | "event"
  | "forced_sale";

export type Mark =
  | "B"
  | "D"
  | "P"
  | "K"
  | "H";

export type Outcome =
  | "full"
  | "partial"
  | "none"
  | "declined";

export type Event =
  | GameStartedEvent
  | TimeoutDefaultEvent
  | OwnDefaultEvent
  | FinalDuelRoundEvent
  | GameEndedEvent
  | PassStartedEvent
  | CardsDealtEvent
  | OwnCardsEvent
  | DeckReshuffledEvent
  | RoundStartedEvent
  | PassEndedEvent
  | StartCardChosenEvent
  | OwnStartCardEvent
  | StartCardsRevealedEvent
  | LotDrawnEvent
  | StartPlayerSetEvent
  | TurnStartedEvent
  | TurnEndedEvent
  | CardPlayedEvent
  | FreeStonesGrantedEvent
  | FreeStonesLostEvent
  | MoneyChangedEvent
  | OwnMoneyEvent
  | StonePlacedEvent
  | StoneTakenBackEvent
  | StoneRemovedEvent
  | StoneMovedEvent
  | BuildingOpenedEvent
  | ConnectionMadeEvent
  | ConnectionLostEvent
  | BuildingNeutralisedEvent
  | EventPileReshuffledEvent
  | EventDrawnEvent
  | EventResolvedEvent
  | DebtIncurredEvent
  | DebtForgivenEvent
  | ControlDuelEvent
  | ChallengeMadeEvent
  | ChallengeWaivedEvent
  | ChallengeImpossibleEvent
  | DuelRevealedEvent
  | DuelRemovalDeclinedEvent
  | CardLaidAsideEvent
  | CardShownAsideEvent
  | OwnCardAsideEvent
  | BuildingAwardedEvent
  | BuildingUndecidedEvent
  | PointsChangedEvent;
