/** The recorded moments, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameEvent } from '../../../state/table.svelte';
import type { Fixture } from '../../dice-town/dev/fake.svelte';
import type { BoomView } from '../model/view';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'fixtures');
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

export interface Shot {
  view: BoomView;
  events: GameEvent[];
}
export const film = (): Shot[] => read('film') as Shot[];
export const fixture = (name: string): Fixture => read(name) as Fixture;
export const ASKED = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'film');
