// Made by `npm run types` from what the game declares: A decision of boomtown.

export const BID = "BID";
export const PICK = "PICK";
export const USE_MUSTANG = "USE_MUSTANG";
export const DYNAMITE_TARGET = "DYNAMITE_TARGET";
export const EXPROPRIATION_TARGET = "EXPROPRIATION_TARGET";
export const HOLDUP = "HOLDUP";
export const VEIN_MINE = "VEIN_MINE";
export const SALOON_TOWN = "SALOON_TOWN";
export const GIRLS_SALOON = "GIRLS_SALOON";
export const GOVERNOR_TOWN = "GOVERNOR_TOWN";
export const USE_TELEGRAPH = "USE_TELEGRAPH";

export type Decision =
  | typeof BID
  | typeof PICK
  | typeof USE_MUSTANG
  | typeof DYNAMITE_TARGET
  | typeof EXPROPRIATION_TARGET
  | typeof HOLDUP
  | typeof VEIN_MINE
  | typeof SALOON_TOWN
  | typeof GIRLS_SALOON
  | typeof GOVERNOR_TOWN
  | typeof USE_TELEGRAPH;
