/** Pictures of the cards. */
import things from '../../../../made/sheets/boomtown';
import type { Kind, Town } from './view';

export type Picture = keyof typeof things.boxes;

export const PICTURES: Record<Kind, Picture> = {
  CSH: 'bt-card-shark',
  DYN: 'bt-dynamite',
  EXP: 'bt-expropriation',
  GOV: 'bt-governor',
  HLD: 'bt-holdup',
  MUS: 'bt-mustang',
  VEI: 'bt-new-vein',
  SAL: 'bt-saloon',
  GIR: 'bt-saloon-girls',
  STG: 'bt-stagecoach-robbery',
  TEL: 'bt-telegraph',
};

/** The rule a kind of card goes back to. */
export const RULES: Record<Kind, string> = {
  CSH: 'BT-10.1',
  DYN: 'BT-11.1',
  EXP: 'BT-12.1',
  GOV: 'BT-13.1',
  HLD: 'BT-14.1',
  MUS: 'BT-15.1',
  VEI: 'BT-16.1',
  SAL: 'BT-17.1',
  GIR: 'BT-18.1',
  STG: 'BT-19.1',
  TEL: 'BT-20.2',
};

export const emblem = (town: Town): Picture => `bt-emblem-${town.toLowerCase()}` as Picture;
export const land = (town: Town): Picture => `bt-town-${town.toLowerCase()}` as Picture;
export const colour = (town: Town): string => `t-${town.toLowerCase()}`;
export const die = (face: number): Picture => `bt-die-${face}` as Picture;
