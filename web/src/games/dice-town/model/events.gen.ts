// Made by `npm run types` from what the game declares: An event of dice-town.

/** Everything is laid out, and the first Sheriff is known. */
export type GameStartedEvent = {
  seq: number;
  event: "game_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  /** who sits where, round the table */
  players: number[];
  options: Record<string, unknown>;
  sheriff: number;
  decks: Decks;
}

/** The first claims lie at the Town Hall. */
export type ClaimsRevealedEvent = {
  seq: number;
  event: "claims_revealed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  row: number[];
}

/** The first elixirs lie open at the Doc's. */
export type ElixirsRevealedEvent = {
  seq: number;
  event: "elixirs_revealed";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  elixirs: string[];
}

/** A round begins. */
export type RoundStartedEvent = {
  seq: number;
  event: "round_started";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  number: number;
  sheriff: number;
}

/** A player rolls dice, under the cup unless it is the last roll. */
export type DiceRolledEvent = {
  seq: number;
  event: "dice_rolled";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  dice: number;
  last_roll: boolean;
}

/** Their owner. */
export type DiceRolledFacesEvent = {
  seq: number;
  event: "dice_rolled";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  dice: number;
  last_roll: boolean;
  faces: Face[];
}

/** The last roll, which everybody sees. */
export type LastDiceRolledEvent = {
  seq: number;
  event: "dice_rolled";
  form: "last";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  dice: number;
  last_roll: boolean;
  faces: Face[];
}

/** A player has chosen which dice to keep. */
export type ChoiceLockedEvent = {
  seq: number;
  event: "choice_locked";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** The player who has chosen. */
export type ChoiceLockedDiceEvent = {
  seq: number;
  event: "choice_locked";
  form: "some" | "nothing" | "brute";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  kept: Face[];
  brute: boolean;
}

/** The cups are lifted together. */
export type DiceRevealedEvent = {
  seq: number;
  event: "dice_revealed";
  form: "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  revealed: Revealed[];
}

/** A player pays for the dice they keep, or for keeping none. */
export type PaidStagecoachEvent = {
  seq: number;
  event: "paid_stagecoach";
  form: "extra_dice" | "keep_none";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  dollars: number;
  reason: "extra_dice" | "keep_none";
  /** what lies there now */
  stagecoach: number;
}

/** A store card is played; the rule is the card's. */
export type CardPlayedEvent = {
  seq: number;
  event: "card_played";
  form: "plain";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  card: string;
}

/** A card that turns a die is played. */
export type CardPlayedToTurnEvent = {
  seq: number;
  event: "card_played";
  form: "turn";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  card: string;
  die: Face;
  /** what the die is to show */
  face: Face;
}

/** A card is played against somebody. */
export type CardPlayedAgainstEvent = {
  seq: number;
  event: "card_played";
  form: "target";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  card: string;
  target: number;
}

/** Wanted cancels a card. */
export type CardCancelledEvent = {
  seq: number;
  event: "card_cancelled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  /** who plays Wanted */
  player: number;
  /** whose card it is */
  of: number;
  card: string;
}

/** A cancelled Brute: the player keeps only the dice they can pay for. */
export type BruteFallbackEvent = {
  seq: number;
  event: "brute_fallback";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  kept: Face[];
  returned: Face[];
  dollars: number;
}

/** The Professional Cheater turns a die. */
export type DieTurnedEvent = {
  seq: number;
  event: "die_turned";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  old: Face;
  new: Face;
}

/** Somebody has kept all five dice, so the others roll for the last time. */
export type LastRollAnnouncedEvent = {
  seq: number;
  event: "last_roll_announced";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  finished: number[];
  rolling: number[];
}

/** A player's five dice, once phase I is over. */
export type CombinationCompleteEvent = {
  seq: number;
  event: "combination_complete";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  faces: Face[];
  category: Category;
}

/** Nobody shows the face of a place. */
export type PlaceUncontestedEvent = {
  seq: number;
  event: "place_uncontested";
  form: "gold_mine" | "bank" | "general_store" | "saloon" | "sheriff";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  place: Place;
}

/** Several players are tied for a place; each shows the same number of dice of its face. */
export type TieEvent = {
  seq: number;
  event: "tie";
  form: "dice";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  place: Place;
  players: number[];
  /** dice that each of them shows */
  count: number;
}

/** Several players are tied for the Town Hall; their combinations are equally good. */
export type TieOfCombinationsEvent = {
  seq: number;
  event: "tie";
  form: "combination";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  place: Place;
  players: number[];
  /** the first player's */
  combination: Face[];
}

/** The Sheriff is offered something. */
export type BribeOfferedEvent = {
  seq: number;
  event: "bribe_offered";
  form: "self" | "other";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  sheriff: number;
  /** whom the Sheriff is to name in return */
  supports: number;
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
}

/** The Sheriff and the offerer. */
export type BribeOfferedCardsEvent = {
  seq: number;
  event: "bribe_offered";
  form: "self" | "other";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  sheriff: number;
  /** whom the Sheriff is to name in return */
  supports: number;
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
  cards: string[];
}

/** Reserved: offers are made in rounds and can only be raised. */
export type BribeWithdrawnEvent = {
  seq: number;
  event: "bribe_withdrawn";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** The Sheriff decides a tie. */
export type TieDecidedEvent = {
  seq: number;
  event: "tie_decided";
  form: "self" | "other";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  sheriff: number;
  place: Place;
  /** whom the Sheriff names */
  player: number;
}

/** What was offered goes to the Sheriff. */
export type BribePaidEvent = {
  seq: number;
  event: "bribe_paid";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
}

/** Both players. */
export type BribePaidCardsEvent = {
  seq: number;
  event: "bribe_paid";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  dollars: number;
  nuggets: number;
  claims: number;
  store_cards: number;
  protected: number[];
  cards: string[];
}

/** A player controls a place. */
export type PlaceWonEvent = {
  seq: number;
  event: "place_won";
  form: "gold_mine" | "bank" | "general_store" | "saloon" | "sheriff";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  place: Place;
  player: number;
  by_tie_break: boolean;
  /** dice of its face */
  count: number;
}

/** A player wins the Town Hall. */
export type TownHallWonEvent = {
  seq: number;
  event: "place_won";
  form: "town_hall";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  place: Place;
  player: number;
  by_tie_break: boolean;
  combination: Face[];
}

/** The winner of the Gold Mine takes nuggets. */
export type NuggetsMinedEvent = {
  seq: number;
  event: "nuggets_mined";
  form: "all" | "short";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  /** a nugget for each 9, two with Dynamite */
  due: number;
  /** how many of them the mine still held */
  taken: number;
  /** left in the mine */
  mine: number;
}

/** The winner of the Bank takes what lies there. */
export type BankRobbedEvent = {
  seq: number;
  event: "bank_robbed";
  form: "some" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  dollars: number;
}

/** Even Split: another player gets half of the loot. */
export type LootSplitEvent = {
  seq: number;
  event: "loot_split";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  robber: number;
  player: number;
  dollars: number;
}

/** The bills of the Stagecoach move to the Bank. */
export type CoachArrivedEvent = {
  seq: number;
  event: "coach_arrived";
  form: "some" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  dollars: number;
  /** what lies there now */
  bank: number;
}

/** The winner of the General Store draws cards. */
export type StoreDrawnEvent = {
  seq: number;
  event: "store_drawn";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  number: number;
  /** cards left in it */
  deck: number;
  discards: number;
  /** 1, or 2 if it is the store's second action */
  action: number;
}

/** The player who draws. */
export type StoreDrawnCardsEvent = {
  seq: number;
  event: "store_drawn";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  number: number;
  /** cards left in it */
  deck: number;
  discards: number;
  /** 1, or 2 if it is the store's second action */
  action: number;
  cards: string[];
}

/** The winner of the General Store keeps one of the cards drawn. */
export type StoreKeptEvent = {
  seq: number;
  event: "store_kept";
  form: "hidden" | "hidden_only";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  discarded_number: number;
}

/** The player who keeps it. */
export type StoreKeptCardEvent = {
  seq: number;
  event: "store_kept";
  form: "known" | "known_only";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  discarded_number: number;
  card: string;
  discarded: string[];
}

/** The discarded store cards are shuffled. */
export type StoreReshuffledEvent = {
  seq: number;
  event: "store_reshuffled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  deck: number;
}

/** There is no store card to draw. */
export type StoreEmptyEvent = {
  seq: number;
  event: "store_empty";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** Nervous Joe takes money from somebody. */
export type JoeCollectedEvent = {
  seq: number;
  event: "joe_collected";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  target: number;
  dollars: number;
}

/** The winner of the Saloon draws cards from a hand. */
export type TheftEvent = {
  seq: number;
  event: "theft";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  thief: number;
  victim: number;
  claims: number;
  store_cards: number;
  /** 1, or 2 for the second theft with The Girls */
  number: number;
}

/** Thief and victim. */
export type TheftCardsEvent = {
  seq: number;
  event: "theft";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  thief: number;
  victim: number;
  claims: number;
  store_cards: number;
  /** 1, or 2 for the second theft with The Girls */
  number: number;
  cards: string[];
}

/** The thief keeps one of the cards drawn. */
export type TheftKeptEvent = {
  seq: number;
  event: "theft_kept";
  form: "claim" | "store_card";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  thief: number;
  victim: number;
  kind: CardKind;
}

/** Thief and victim. */
export type TheftKeptCardEvent = {
  seq: number;
  event: "theft_kept";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  thief: number;
  victim: number;
  kind: CardKind;
  card: string;
}

/** Nobody else holds a card. */
export type TheftImpossibleEvent = {
  seq: number;
  event: "theft_impossible";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** The badge moves. */
export type SheriffChangedEvent = {
  seq: number;
  event: "sheriff_changed";
  form: "kings" | "power";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  old: number;
  new: number;
  cause: "kings" | "power";
}

/** The badge stays where it is. */
export type SheriffStaysEvent = {
  seq: number;
  event: "sheriff_stays";
  form: "no_kings" | "re_elected" | "marshall";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  sheriff: number;
  cause: "no_kings" | "re_elected" | "marshall";
}

/** The winner of the Town Hall takes claims from the row. */
export type ClaimsTakenEvent = {
  seq: number;
  event: "claims_taken";
  form: "some" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  values: number[];
}

/** Corruption: the winner of the Town Hall also takes the top claim of the deck. */
export type ClaimDrawnUnseenEvent = {
  seq: number;
  event: "claim_drawn_unseen";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** The player who takes it. */
export type ClaimDrawnUnseenValueEvent = {
  seq: number;
  event: "claim_drawn_unseen";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  value: number;
}

/** The row is filled up. */
export type ClaimsRefilledEvent = {
  seq: number;
  event: "claims_refilled";
  form: "some" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  row: number[];
  deck: number;
}

/** Who goes to the Doc. */
export type DocVisitorsEvent = {
  seq: number;
  event: "doc_visitors";
  form: "some" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  players: number[];
}

/** The Sheriff has set the order of the visits. */
export type DocOrderSetEvent = {
  seq: number;
  event: "doc_order_set";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  sheriff: number;
  order: number[];
}

/** A visitor declines the visit. */
export type DocDeclinedEvent = {
  seq: number;
  event: "doc_declined";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** First edition: no remedy fits. */
export type DocNoRemedyEvent = {
  seq: number;
  event: "doc_no_remedy";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** First edition: a visitor is treated; the rule is the remedy's. */
export type DocRemedyEvent = {
  seq: number;
  event: "doc_remedy";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  remedy: Remedy;
}

/** Second edition: a visitor takes an elixir. */
export type ElixirTakenEvent = {
  seq: number;
  event: "elixir_taken";
  form: "face_up" | "pile";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  source: "face_up" | "pile";
  elixir: string;
}

/** Second edition: another elixir is laid open in place of the one taken. */
export type ElixirReplacedEvent = {
  seq: number;
  event: "elixir_replaced";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  elixir: string;
  /** cards left in it */
  pile: number;
}

/** Second edition: the used elixirs are shuffled. */
export type ElixirsReshuffledEvent = {
  seq: number;
  event: "elixirs_reshuffled";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  pile: number;
}

/** Claims from a hand are laid open and can no longer be stolen. */
export type ClaimsProtectedEvent = {
  seq: number;
  event: "claims_protected";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  values: number[];
}

/** A visitor draws a store card. */
export type DocCardDrawnEvent = {
  seq: number;
  event: "doc_card_drawn";
  form: "hidden";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
}

/** The player who draws it. */
export type DocCardDrawnCardEvent = {
  seq: number;
  event: "doc_card_drawn";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  card: string;
}

/** Another player pays the visitor tribute, in dollars. */
export type TributeOfDollarsEvent = {
  seq: number;
  event: "tribute_paid";
  form: "dollars" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  dollars: number;
}

/** Another player pays the visitor tribute, in nuggets. */
export type TributeOfNuggetsEvent = {
  seq: number;
  event: "tribute_paid";
  form: "nuggets" | "nothing";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  nuggets: number;
}

/** Second edition: another player gives the visitor a card. */
export type CardGivenEvent = {
  seq: number;
  event: "card_given";
  form: "claim" | "store_card";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  kind: CardKind;
  cause: "friendship" | "domination";
}

/** Both players. */
export type CardGivenCardEvent = {
  seq: number;
  event: "card_given";
  form: "known";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  from: number;
  to: number;
  kind: CardKind;
  cause: "friendship" | "domination";
  card: string;
}

/** A card, a remedy or an elixir has no effect. */
export type NoEffectEvent = {
  seq: number;
  event: "no_effect";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  cause: string;
}

/** This is the last round; it is played to its end. */
export type EndTriggeredEvent = {
  seq: number;
  event: "end_triggered";
  form: "mine_empty" | "claims_gone";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  cause: EndCause;
}

/** A round is over; what everybody has is told, unless wealth is hidden. */
export type RoundEndedAllEvent = {
  seq: number;
  event: "round_ended";
  form: "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  number: number;
  /** by seat */
  dollars: number[];
  /** by seat */
  nuggets: number[];
}

/** A round is over; wealth is hidden at this table. */
export type RoundEndedEvent = {
  seq: number;
  event: "round_ended";
  form: "plain";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  number: number;
}

/** Each player, about their own wealth. */
export type RoundEndedOwnEvent = {
  seq: number;
  event: "round_ended";
  form: "own";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  number: number;
  dollars: number;
  nuggets: number;
}

/** All show their cards. */
export type HandsShownEvent = {
  seq: number;
  event: "hands_shown";
  form: "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  hands: Hand[];
}

/** The points are counted. */
export type ScoredEvent = {
  seq: number;
  event: "scored";
  form: "all";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  sheets: Sheet[];
}

/** Several players share the most points. */
export type FinalTieEvent = {
  seq: number;
  event: "final_tie";
  form: "claims" | "sheriff" | "shared";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  players: number[];
  decided_by: "claims" | "sheriff" | "shared";
}

/** The game is over. */
export type GameEndedEvent = {
  seq: number;
  event: "game_ended";
  form: "single" | "several";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  /** by seat, from 1 */
  ranking: number[];
  winners: number[];
}

/** The clock answers for a player; if the question was asked discreetly, only that player is told. */
export type TimeoutDefaultEvent = {
  seq: number;
  event: "timeout_default";
  form: "";
  rule: string;
  words?: string | null;
  yours?: boolean;
  round: number;
  phase: Phase;
  edition: Edition;
  player: number;
  decision: string;
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

export type Edition =
  | "first"
  | "second";

/** How many cards lie in each deck. */
export type Decks = {
  store: number;
  claims: number;
  elixirs: number;
}

export type Face =
  | "9"
  | "10"
  | "J"
  | "Q"
  | "K"
  | "A";

/** The dice that one player keeps from this roll. */
export type Revealed = {
  player: number;
  kept: Face[];
}

export type Category =
  | "high_card"
  | "one_pair"
  | "two_pairs"
  | "three_of_a_kind"
  | "straight"
  | "full_house"
  | "four_of_a_kind"
  | "five_of_a_kind";

export type Place =
  | "gold_mine"
  | "bank"
  | "stagecoach"
  | "general_store"
  | "saloon"
  | "sheriff"
  | "town_hall"
  | "doc_badluck";

export type CardKind =
  | "claim"
  | "store_card";

export type Remedy =
  | "barbed_wire"
  | "goods"
  | "small_swindle"
  | "big_swindle";

export type EndCause =
  | "mine_empty"
  | "claims_gone";

/** What a player holds at the end. */
export type Hand = {
  player: number;
  hand: string[];
  protected: number[];
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

export type Event =
  | GameStartedEvent
  | ClaimsRevealedEvent
  | ElixirsRevealedEvent
  | RoundStartedEvent
  | DiceRolledEvent
  | DiceRolledFacesEvent
  | LastDiceRolledEvent
  | ChoiceLockedEvent
  | ChoiceLockedDiceEvent
  | DiceRevealedEvent
  | PaidStagecoachEvent
  | CardPlayedEvent
  | CardPlayedToTurnEvent
  | CardPlayedAgainstEvent
  | CardCancelledEvent
  | BruteFallbackEvent
  | DieTurnedEvent
  | LastRollAnnouncedEvent
  | CombinationCompleteEvent
  | PlaceUncontestedEvent
  | TieEvent
  | TieOfCombinationsEvent
  | BribeOfferedEvent
  | BribeOfferedCardsEvent
  | BribeWithdrawnEvent
  | TieDecidedEvent
  | BribePaidEvent
  | BribePaidCardsEvent
  | PlaceWonEvent
  | TownHallWonEvent
  | NuggetsMinedEvent
  | BankRobbedEvent
  | LootSplitEvent
  | CoachArrivedEvent
  | StoreDrawnEvent
  | StoreDrawnCardsEvent
  | StoreKeptEvent
  | StoreKeptCardEvent
  | StoreReshuffledEvent
  | StoreEmptyEvent
  | JoeCollectedEvent
  | TheftEvent
  | TheftCardsEvent
  | TheftKeptEvent
  | TheftKeptCardEvent
  | TheftImpossibleEvent
  | SheriffChangedEvent
  | SheriffStaysEvent
  | ClaimsTakenEvent
  | ClaimDrawnUnseenEvent
  | ClaimDrawnUnseenValueEvent
  | ClaimsRefilledEvent
  | DocVisitorsEvent
  | DocOrderSetEvent
  | DocDeclinedEvent
  | DocNoRemedyEvent
  | DocRemedyEvent
  | ElixirTakenEvent
  | ElixirReplacedEvent
  | ElixirsReshuffledEvent
  | ClaimsProtectedEvent
  | DocCardDrawnEvent
  | DocCardDrawnCardEvent
  | TributeOfDollarsEvent
  | TributeOfNuggetsEvent
  | CardGivenEvent
  | CardGivenCardEvent
  | NoEffectEvent
  | EndTriggeredEvent
  | RoundEndedAllEvent
  | RoundEndedEvent
  | RoundEndedOwnEvent
  | HandsShownEvent
  | ScoredEvent
  | FinalTieEvent
  | GameEndedEvent
  | TimeoutDefaultEvent;
