/** Pictures and headings of the index, by game and section; some sections have none. */
import boomtown from '../../made/sheets/boomtown';
import dodge from '../../made/sheets/dodge-city';
import town from '../../made/sheets/town';
import type { Words } from '../words';

export interface Picture {
  sheet: { url: string; boxes: Readonly<Record<string, string>> };
  name: string;
  /** Print follows the light, a thing does not. */
  kind: 'ink' | 'thing';
}

const of = <Name extends string>(
  sheet: { url: string; boxes: Readonly<Record<Name, string>> },
  kind: Picture['kind'],
  names: Record<string, Name>,
): Record<string, Picture> =>
  Object.fromEntries(Object.entries<Name>(names).map(([id, name]) => [id, { sheet, name, kind }]));

const PICTURES: Record<string, Picture> = {
  ...of(town, 'ink', {
    'DT-9': 'place-mine',
    'DT-10': 'place-bank',
    'DT-11': 'place-coach',
    'DT-12': 'place-store',
    'DT-13': 'place-saloon',
    'DT-14': 'place-sheriff',
    'DT-15': 'place-hall',
    'DT-16': 'place-doc',
    'DT-17': 'place-doc',
  }),
  ...of(boomtown, 'thing', {
    'BT-10': 'bt-card-shark',
    'BT-11': 'bt-dynamite',
    'BT-12': 'bt-expropriation',
    'BT-13': 'bt-governor',
    'BT-14': 'bt-holdup',
    'BT-15': 'bt-mustang',
    'BT-16': 'bt-new-vein',
    'BT-17': 'bt-saloon',
    'BT-18': 'bt-saloon-girls',
    'BT-19': 'bt-stagecoach-robbery',
    'BT-20': 'bt-telegraph',
  }),
  ...of(dodge, 'thing', {
    'DC-3': 'dc-lady',
    'DC-4': 'dc-question',
    'DC-5': 'dc-house-post',
    'DC-6': 'dc-cowboy',
    'DC-7': 'dc-house-hotel',
    'DC-8': 'dc-field-key',
    'DC-9': 'dc-raid',
    'DC-10': 'dc-gunman',
    'DC-11': 'dc-points-3',
  }),
};

export const pictureOf = (section: string): Picture | undefined => PICTURES[section];

/** The sections that begin a new part of the index. */
const PARTS: Record<string, keyof Words['rules']['parts']> = {
  'DT-1': 'round',
  'DT-9': 'street',
  'DT-18': 'law',
  'BT-1': 'round',
  'BT-10': 'events',
  'BT-20': 'gold',
  'DC-1': 'pass',
  'DC-6': 'town',
  'DC-10': 'duels',
  'DC-12': 'end',
};

export const partAt = (section: string): keyof Words['rules']['parts'] | undefined => PARTS[section];
