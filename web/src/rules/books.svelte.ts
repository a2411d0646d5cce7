/** The rules of the games, in words; each is asked for once in each language. */
import { Refused, rest, type Language, type RulesInfo } from '../lib/rest';
import { settings } from '../state/settings.svelte';

class Books {
  #all = $state.raw<Record<string, RulesInfo>>({});
  #asked = new Set<string>();
  /** Why a game's rules did not come, in the server's words. */
  problem = $state<string | null>(null);

  /** The rules of a game in the present language, or until they are here in the one before. */
  find(game: string): RulesInfo | undefined {
    return this.#all[`${game}/${settings.language}`] ?? Object.values(this.#all).find((book) => book.game === game);
  }

  async load(game: string, language: Language = settings.language): Promise<void> {
    const key = `${game}/${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.problem = null;
    try {
      const book = await rest.rules(game);
      this.#all = { ...this.#all, [key]: book };
    } catch (error) {
      this.#asked.delete(key);
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
  }
}

export const books = new Books();
