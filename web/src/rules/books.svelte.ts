/** The rules of the games, in words; each is asked for once in each language. */
import { Refused, rest, type Language, type RulesInfo } from '../lib/rest';
import { settings } from '../state/settings.svelte';

class Books {
  #all = $state.raw<Record<string, RulesInfo>>({});
  #asked = new Set<string>();
  /** Why a game's rules did not come, in the server's words. */
  problem = $state<string | null>(null);

  /** The rules of a game, in one of their versions (0: the newest), in the present language; until they are here, in
   * the one before. */
  find(game: string, version = 0): RulesInfo | undefined {
    const path = `${game}/${version}/`;
    return this.#all[path + settings.language] ?? Object.entries(this.#all).find(([key]) => key.startsWith(path))?.[1];
  }

  async load(game: string, version = 0, language: Language = settings.language): Promise<void> {
    const key = `${game}/${version}/${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.problem = null;
    try {
      const book = await rest.rules(game, version);
      this.#all = { ...this.#all, [key]: book };
    } catch (error) {
      this.#asked.delete(key);
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
  }
}

export const books = new Books();
