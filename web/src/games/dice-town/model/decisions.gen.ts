// Made by `npm run types` from what the game declares: A decision of dice-town.

export const FIRST_SHERIFF = "D-01";
export const KEEP_DICE = "D-02";
export const BRUTE_AGAIN = "D-03";
export const BRUTE_FALLBACK = "D-04";
export const CHEATER = "D-05";
export const WANTED = "D-06";
export const BRIBE_OFFER = "D-07";
export const SHERIFF_TIE = "D-08";
export const DYNAMITE = "D-09";
export const EVEN_SPLIT = "D-10";
export const CREDIT = "D-11";
export const STORE_KEEP = "D-12";
export const JOE_TARGET = "D-13";
export const GIRLS = "D-14";
export const STEAL_FROM = "D-15";
export const STEAL_KEEP = "D-16";
export const MARSHALL = "D-17";
export const CORRUPTION = "D-18";
export const DOC_ELIXIR = "D-19";
export const DOC_ORDER = "D-20";
export const DOC_REMEDY = "D-21";
export const PROTECT = "D-22";
export const ELIXIR_PICK = "D-23";
export const FRIENDSHIP_TARGET = "D-24";
export const FRIENDSHIP_GIVE = "D-25";
export const DOMINATION_TARGET = "D-26";
export const DOMINATION_GIVE = "D-27";
export const FINAL_TIE = "D-28";

export type Decision =
  | typeof FIRST_SHERIFF
  | typeof KEEP_DICE
  | typeof BRUTE_AGAIN
  | typeof BRUTE_FALLBACK
  | typeof CHEATER
  | typeof WANTED
  | typeof BRIBE_OFFER
  | typeof SHERIFF_TIE
  | typeof DYNAMITE
  | typeof EVEN_SPLIT
  | typeof CREDIT
  | typeof STORE_KEEP
  | typeof JOE_TARGET
  | typeof GIRLS
  | typeof STEAL_FROM
  | typeof STEAL_KEEP
  | typeof MARSHALL
  | typeof CORRUPTION
  | typeof DOC_ELIXIR
  | typeof DOC_ORDER
  | typeof DOC_REMEDY
  | typeof PROTECT
  | typeof ELIXIR_PICK
  | typeof FRIENDSHIP_TARGET
  | typeof FRIENDSHIP_GIVE
  | typeof DOMINATION_TARGET
  | typeof DOMINATION_GIVE
  | typeof FINAL_TIE;
