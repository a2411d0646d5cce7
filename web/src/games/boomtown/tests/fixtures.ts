/** The recorded moments, for tests. */
import { namesOf, recorded } from '../../tests/fixtures';
import type { Fixture } from '../../tests/fake.svelte';
import type { BoomEvent, BoomView } from '../model/view';

export interface Shot {
  view: BoomView;
  events: BoomEvent[];
}
export const film = (): Shot[] => recorded('boomtown', 'film');
export const fixture = (name: string): Fixture => recorded('boomtown', name);
export const ASKED = namesOf('boomtown').filter((name) => name !== 'film');
