/** The recorded moments, for tests: made by tests/web/fixtures.py before they run. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BoxInfo, Language } from '../../lib/rest';
import { box } from '../box.svelte';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'made', 'fixtures');

/** What was recorded of a game, by name. */
export const recorded = <Found>(game: string, name: string): Found =>
  JSON.parse(readFileSync(join(FOLDER, game, `${name}.json`), 'utf8')) as Found;

/** Opens the recorded box of a game, and says what is in it. */
export function openBox(game: string, language: Language, version = 1): BoxInfo {
  const found = recorded<BoxInfo>('boxes', `${game}-${version}-${language}`);
  box.put(found);
  void box.open(game, version, language);
  return found;
}

export const namesOf = (game: string): string[] =>
  readdirSync(join(FOLDER, game)).map((file) => file.replace('.json', ''));
