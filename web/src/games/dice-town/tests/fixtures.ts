/** The recorded moments, for tests. */
import { namesOf, recorded } from '../../tests/fixtures';
import type { Fixture } from '../../tests/fake.svelte';
import type { TownEvent, TownView } from '../model/view';

const names = namesOf('dice-town');

export const NAMES = names.filter((name) => !name.startsWith('film-'));
export const ASKED = NAMES.filter((name) => name.startsWith('D-'));
export const fixture = (name: string): Fixture => recorded('dice-town', name);

export interface Shot {
  view: TownView;
  events: TownEvent[];
}
export const FILMS = names.filter((name) => name.startsWith('film-'));
export const film = (name: string): Shot[] => recorded('dice-town', name);
