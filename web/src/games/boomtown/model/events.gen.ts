// Made by `npm run types` from what the game declares: An event of boomtown.

/** Everything is set up. */
export type GameStartedEvent = {
  seq: number;
  event: "game_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  players: number[];
  options: Record<string, boolean | string | string[]>;
  deck_size: number;
  rounds: number;
  /** for each player */
  start_gold: number;
}

/** In the short game some cards leave the game, and nobody sees which. */
export type CardsRemovedUnseenEvent = {
  seq: number;
  event: "cards_removed_unseen";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  count: number;
}

/** A lot decides who is first player of round 1. */
export type FirstPlayerDrawnEvent = {
  seq: number;
  event: "first_player_drawn";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
}

/** A round begins. */
export type RoundStartedEvent = {
  seq: number;
  event: "round_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  rounds_total: number;
  first_player: number;
  /** cards in the deck */
  deck_left: number;
}

/** Events that turned up for the first row go back into the deck, which is shuffled. */
export type FirstRowEventsReturnedEvent = {
  seq: number;
  event: "first_row_events_returned";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  cards: string[];
}

/** The row is laid out. */
export type RowRevealedEvent = {
  seq: number;
  event: "row_revealed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** from left to right */
  cards: string[];
  last_round: boolean;
}

/** The last row has been laid out. */
export type DeckExhaustedEvent = {
  seq: number;
  event: "deck_exhausted";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
}

/** A round is over. */
export type RoundEndedEvent = {
  seq: number;
  event: "round_ended";
  form: "plain";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** the high bidder; none after the last round */
  next_first_player: number | null;
}

/** A round is over, and everybody's gold lies open. */
export type RoundEndedInTheOpenEvent = {
  seq: number;
  event: "round_ended";
  form: "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** the high bidder; none after the last round */
  next_first_player: number | null;
  /** by seat */
  gold: number[];
}

/** Somebody's time is up. */
export type DecisionTimedOutEvent = {
  seq: number;
  event: "decision_timed_out";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  decision: Decision;
  /** the answer that is given instead */
  default_taken: string;
}

/** A player's points are counted. */
export type FinalScoreEvent = {
  seq: number;
  event: "final_score";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  gold: number;
  mines: number;
  vein: number;
  offices: number;
  total: number;
}

/** The game is over. */
export type GameEndedEvent = {
  seq: number;
  event: "game_ended";
  form: "single" | "several";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** the best first */
  ranking: Rank[];
  winners: number[];
}

/** Somebody bids more than the others. */
export type BidMadeEvent = {
  seq: number;
  event: "bid_made";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  amount: number;
}

/** Somebody is out of the auction. */
export type BidPassedEvent = {
  seq: number;
  event: "bid_passed";
  form: "choice" | "cannot_raise" | "bankrupt" | "timeout";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  reason: Passing;
}

/** Nobody bids. */
export type AuctionAllPassedEvent = {
  seq: number;
  event: "auction_all_passed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  first_player: number;
}

/** Somebody chooses first. */
export type AuctionWonEvent = {
  seq: number;
  event: "auction_won";
  form: "paid" | "free";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  /** 0 if everybody passed */
  amount: number;
}

/** The winning bid is handed on to the right. */
export type BidSharePaidEvent = {
  seq: number;
  event: "bid_share_paid";
  form: "part" | "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  from: number;
  to: number;
  received: number;
  kept: number;
  passed_on: number;
}

/** With three players some of the bid may be left for the bank. */
export type BidRestToBankEvent = {
  seq: number;
  event: "bid_rest_to_bank";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  amount: number;
}

/** Somebody has no gold left. */
export type PlayerBankruptEvent = {
  seq: number;
  event: "player_bankrupt";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
}

/** Somebody who had no gold has some again. */
export type PlayerSolventEvent = {
  seq: number;
  event: "player_solvent";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
}

/** Somebody takes a card from the row. */
export type CardPickedEvent = {
  seq: number;
  event: "card_picked";
  form: "mine" | "choice" | "forced";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  /** in the row, from 0 */
  slot: number;
  /** in the order of choosing, from 1 */
  position: number;
  /** whether it was the last one */
  forced: boolean;
}

/** A player who gains a mine pays the mayor of its town. */
export type FeePaidEvent = {
  seq: number;
  event: "fee_paid";
  form: "full" | "short" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  payer: number;
  mayor: number;
  town: Town;
  /** how many; of the mayor in that town */
  mines: number;
  /** whether the Governor doubles it */
  doubled: boolean;
  due: number;
  paid: number;
}

/** Somebody now owns a mine. */
export type MineAcquiredEvent = {
  seq: number;
  event: "mine_acquired";
  form: "pick" | "expropriation";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  town: Town;
  number: number;
  /** with New Veins */
  value: number;
  via: Via;
}

/** A town that had no mayor now has one. */
export type MayorElectedEvent = {
  seq: number;
  event: "mayor_elected";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  town: Town;
  player: number;
  /** how many */
  mines: number;
}

/** A town has a new mayor. */
export type MayorChangedEvent = {
  seq: number;
  event: "mayor_changed";
  form: "plain" | "tie";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  town: Town;
  from: number;
  to: number;
  /** how many */
  mines_from: number;
  /** how many */
  mines_to: number;
  cause: Cause;
  /** whether others have as many mines, but not for as long */
  tie_broken: boolean;
}

/** A town no longer has a mayor. */
export type MayorVacatedEvent = {
  seq: number;
  event: "mayor_vacated";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  town: Town;
  player: number;
}

/** A persistent card has no place yet. */
export type CardWaitingEvent = {
  seq: number;
  event: "card_waiting";
  form: "no_mine" | "no_saloon" | "no_office";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  reason: Lack;
}

/** A card lies open before its owner, to be used once. */
export type CardHeldEvent = {
  seq: number;
  event: "card_held";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
}

/** A card finds no target and has no effect. */
export type EventNoTargetEvent = {
  seq: number;
  event: "event_no_target";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
}

/** A card leaves the game. */
export type CardRemovedEvent = {
  seq: number;
  event: "card_removed";
  form: "used" | "no_target" | "takeover" | "vacant" | "dynamite" | "collapse";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  card: string;
  reason: Removal;
}

/** The Card Shark takes gold. */
export type CardSharkPaidEvent = {
  seq: number;
  event: "card_shark_paid";
  form: "full" | "short" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  payer: number;
  due: number;
  paid: number;
}

/** The Stagecoach Robbery brings gold. */
export type StagecoachPaidEvent = {
  seq: number;
  event: "stagecoach_paid";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  amount: number;
}

/** A mine or a saloon is blown up. */
export type DynamiteUsedEvent = {
  seq: number;
  event: "dynamite_used";
  form: "mine" | "saloon";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  target: string;
  owner: number;
  kind: Target;
  /** New Veins or Saloon Girls there */
  also_removed: string[];
}

/** An opponent's mine is taken. */
export type ExpropriationUsedEvent = {
  seq: number;
  event: "expropriation_used";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  victim: number;
  card: string;
  with_vein: boolean;
}

/** No mine is taken; the card is gone. */
export type ExpropriationDeclinedEvent = {
  seq: number;
  event: "expropriation_declined";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
}

/** Somebody is held up. */
export type HoldupAnnouncedEvent = {
  seq: number;
  event: "holdup_announced";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  victim: number;
  /** to roll, and gold to take */
  number: number;
}

/** The dice decide a Holdup. */
export type HoldupRolledEvent = {
  seq: number;
  event: "holdup_rolled";
  form: "failed" | "full" | "short" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  victim: number;
  /** to roll, and gold to take */
  number: number;
  die1: number;
  die2: number;
  /** both dice together */
  sum: number;
  success: boolean;
  due: number;
  paid: number;
}

/** Somebody chooses next, right after the high bidder. */
export type MustangUsedEvent = {
  seq: number;
  event: "mustang_used";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  /** seats, in the order of choosing */
  new_order: number[];
}

/** Somebody leaves the Mustang in the stable. */
export type MustangKeptEvent = {
  seq: number;
  event: "mustang_kept";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  /** seats, in the order of choosing */
  new_order: number[];
}

/** A mayor becomes governor. */
export type GovernorAttachedEvent = {
  seq: number;
  event: "governor_attached";
  form: "now" | "waiting";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  town: Town;
  from_waiting: boolean;
}

/** A governor is no longer governor. */
export type GovernorRemovedEvent = {
  seq: number;
  event: "governor_removed";
  form: "takeover" | "vacant";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  town: Town;
  reason: Vacancy;
}

/** A New Vein is laid on a mine. */
export type VeinAttachedEvent = {
  seq: number;
  event: "vein_attached";
  form: "now" | "waiting";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  mine: string;
  new_value: number;
  from_waiting: boolean;
}

/** A New Vein goes with a mine that is taken. */
export type VeinMovedEvent = {
  seq: number;
  event: "vein_moved";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  card: string;
  mine: string;
  from: number;
  to: number;
}

/** A New Vein is lost with its mine. */
export type VeinRemovedEvent = {
  seq: number;
  event: "vein_removed";
  form: "dynamite" | "collapse";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  card: string;
  mine: string;
  reason: Destruction;
}

/** A saloon opens. */
export type SaloonPlacedEvent = {
  seq: number;
  event: "saloon_placed";
  form: "now" | "waiting";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  town: Town;
  from_waiting: boolean;
}

/** Saloon Girls join a saloon. */
export type GirlsAttachedEvent = {
  seq: number;
  event: "girls_attached";
  form: "now" | "waiting";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  saloon: string;
  town: Town;
  from_waiting: boolean;
}

/** A saloon is gone. */
export type SaloonRemovedEvent = {
  seq: number;
  event: "saloon_removed";
  form: "plain" | "girls";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  town: Town;
  with_girls: boolean;
}

/** The first player rolls. */
export type DiceRolledEvent = {
  seq: number;
  event: "dice_rolled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  die1: number;
  die2: number;
  /** both dice together */
  sum: number;
}

/** One die is turned. */
export type TelegraphUsedEvent = {
  seq: number;
  event: "telegraph_used";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  /** the first or the second */
  die: number;
  old: number;
  new: number;
  /** both dice together */
  sum: number;
}

/** Somebody leaves the dice as they are. */
export type TelegraphKeptEvent = {
  seq: number;
  event: "telegraph_kept";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  /** both dice together */
  sum: number;
}

/** The result counts. */
export type ProductionResultEvent = {
  seq: number;
  event: "production_result";
  form: "changed" | "as_rolled";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** both dice together */
  sum: number;
  /** whether a Telegraph changed it */
  changed: boolean;
}

/** A danger mine collapses on a 2 or 12. */
export type MineCollapsedEvent = {
  seq: number;
  event: "mine_collapsed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  card: string;
  owner: number;
  with_vein: boolean;
}

/** A mine pays its owner. */
export type MineProducedEvent = {
  seq: number;
  event: "mine_produced";
  form: "plain" | "vein";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  player: number;
  card: string;
  amount: number;
  /** how much of it comes from New Veins */
  vein_bonus: number;
}

/** Nobody has a mine with this number. */
export type NoProductionEvent = {
  seq: number;
  event: "no_production";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  /** both dice together */
  sum: number;
}

/** The owner of a mine that has just paid spends gold in a saloon. */
export type SaloonPaidEvent = {
  seq: number;
  event: "saloon_paid";
  form: "full" | "short" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  /** 0 while the table is set up */
  round: number;
  phase: Phase;
  payer: number;
  owner: number;
  saloon: string;
  town: Town;
  mine: string;
  due: number;
  paid: number;
}

export type Phase =
  | "set_up"
  | "draw"
  | "bid"
  | "pay"
  | "choose"
  | "produce"
  | "scoring";

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

/** A player's place at the end. */
export type Rank = {
  player: number;
  rank: number;
  total: number;
}

export type Passing =
  | "choice"
  | "cannot_raise"
  | "bankrupt"
  | "timeout";

export type Town =
  | "CJ"
  | "CM"
  | "CC"
  | "DG"
  | "SN";

export type Via =
  | "pick"
  | "expropriation";

export type Cause =
  | "pick"
  | "expropriation"
  | "dynamite"
  | "collapse";

export type Lack =
  | "no_mine"
  | "no_saloon"
  | "no_office";

export type Removal =
  | "used"
  | "no_target"
  | "takeover"
  | "vacant"
  | "dynamite"
  | "collapse";

export type Target =
  | "mine"
  | "saloon";

export type Vacancy =
  | "takeover"
  | "vacant";

export type Destruction =
  | "dynamite"
  | "collapse";

export type Event =
  | GameStartedEvent
  | CardsRemovedUnseenEvent
  | FirstPlayerDrawnEvent
  | RoundStartedEvent
  | FirstRowEventsReturnedEvent
  | RowRevealedEvent
  | DeckExhaustedEvent
  | RoundEndedEvent
  | RoundEndedInTheOpenEvent
  | DecisionTimedOutEvent
  | FinalScoreEvent
  | GameEndedEvent
  | BidMadeEvent
  | BidPassedEvent
  | AuctionAllPassedEvent
  | AuctionWonEvent
  | BidSharePaidEvent
  | BidRestToBankEvent
  | PlayerBankruptEvent
  | PlayerSolventEvent
  | CardPickedEvent
  | FeePaidEvent
  | MineAcquiredEvent
  | MayorElectedEvent
  | MayorChangedEvent
  | MayorVacatedEvent
  | CardWaitingEvent
  | CardHeldEvent
  | EventNoTargetEvent
  | CardRemovedEvent
  | CardSharkPaidEvent
  | StagecoachPaidEvent
  | DynamiteUsedEvent
  | ExpropriationUsedEvent
  | ExpropriationDeclinedEvent
  | HoldupAnnouncedEvent
  | HoldupRolledEvent
  | MustangUsedEvent
  | MustangKeptEvent
  | GovernorAttachedEvent
  | GovernorRemovedEvent
  | VeinAttachedEvent
  | VeinMovedEvent
  | VeinRemovedEvent
  | SaloonPlacedEvent
  | GirlsAttachedEvent
  | SaloonRemovedEvent
  | DiceRolledEvent
  | TelegraphUsedEvent
  | TelegraphKeptEvent
  | ProductionResultEvent
  | MineCollapsedEvent
  | MineProducedEvent
  | NoProductionEvent
  | SaloonPaidEvent;
