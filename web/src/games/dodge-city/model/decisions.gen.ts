// Made by `npm run types` from what the game declares: A decision of dodge-city.

export const CHOOSE_START_CARD = "D-1";
export const CHOOSE_PLACING_CARD = "D-2";
export const INDIO_TARGETS = "D-3";
export const BUY_PLACE = "D-4";
export const SELL_STONE = "D-5";
export const EVENT_LOSE = "D-6";
export const EVENT_FIRE_BUILDING = "D-7";
export const EVENT_FIRE_STONE = "D-8";
export const EVENT_LEADER = "D-9";
export const EVENT_RAID = "D-10";
export const EVENT_REINFORCE = "D-11";
export const EVENT_SHIFT = "D-12";
export const EVENT_SHOVE = "D-13";
export const CHALLENGE = "D-14";
export const DUEL_REMOVE = "D-15";

export type Decision =
  | typeof CHOOSE_START_CARD
  | typeof CHOOSE_PLACING_CARD
  | typeof INDIO_TARGETS
  | typeof BUY_PLACE
  | typeof SELL_STONE
  | typeof EVENT_LOSE
  | typeof EVENT_FIRE_BUILDING
  | typeof EVENT_FIRE_STONE
  | typeof EVENT_LEADER
  | typeof EVENT_RAID
  | typeof EVENT_REINFORCE
  | typeof EVENT_SHIFT
  | typeof EVENT_SHOVE
  | typeof CHALLENGE
  | typeof DUEL_REMOVE;
