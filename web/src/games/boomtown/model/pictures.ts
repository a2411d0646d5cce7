/** The pictures of what is in the box, by its ids. */
import '../../../style/towns.css';
import type things from '../../../../made/sheets/boomtown';
import type { Town } from './view.gen';

export type Picture = keyof typeof things.boxes;

export const CARDS: Readonly<Partial<Record<string, Picture>>> = {
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
export const EMBLEMS: Readonly<Record<Town, Picture>> = {
  CJ: 'bt-emblem-cj',
  CM: 'bt-emblem-cm',
  CC: 'bt-emblem-cc',
  DG: 'bt-emblem-dg',
  SN: 'bt-emblem-sn',
};
export const LANDS: Readonly<Record<Town, Picture>> = {
  CJ: 'bt-town-cj',
  CM: 'bt-town-cm',
  CC: 'bt-town-cc',
  DG: 'bt-town-dg',
  SN: 'bt-town-sn',
};
export const die = (face: number): Picture => `bt-die-${face}` as Picture;
export const colour = (town: Town): string => `t-${town.toLowerCase()}`;
