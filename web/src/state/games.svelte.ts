/** The games and their options, in words; asked once for each language. */
import { rest, type GameInfo, type Language } from '../lib/rest';
import { settings } from './settings.svelte';

class Games {
  #all = $state.raw<Partial<Record<Language, GameInfo[]>>>({});
  #asked = new Set<Language>();

  /** The games in the present language; empty until they are here. */
  get all(): GameInfo[] {
    return this.#all[settings.language] ?? [];
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** Gets the games; after a failure, the next call tries again. */
  async load(language: Language = settings.language): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    try {
      const found = await rest.games();
      this.#all = { ...this.#all, [language]: found };
    } catch (error) {
      this.#asked.delete(language);
      throw error;
    }
  }
}

export const games = new Games();
