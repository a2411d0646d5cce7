/** The recorded moments, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameEvent } from '../../../state/table.svelte';
import type { Fixture } from '../dev/fake.svelte';
import type { TownView } from '../model/view';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'fixtures');
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

export const NAMES = names.filter((name) => !name.startsWith('film-'));
export const ASKED = NAMES.filter((name) => name.startsWith('D-'));
export const fixture = (name: string): Fixture => read(name) as Fixture;

export interface Shot {
  view: TownView;
  events: GameEvent[];
}
export const FILMS = names.filter((name) => name.startsWith('film-'));
export const film = (name: string): Shot[] => read(name) as Shot[];
