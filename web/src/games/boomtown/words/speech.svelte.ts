/** The table's words in the language in use. They come with the table, so nothing is drawn before they are here. */
import type { Language } from '../../../lib/rest';
import { load, type BoomWords } from './index';

class Speech {
  #words = $state.raw<BoomWords>();

  get ready(): boolean {
    return this.#words !== undefined;
  }

  get words(): BoomWords {
    return this.#words!;
  }

  async learn(language: Language): Promise<void> {
    this.#words = await load(language);
  }
}

export const speech = new Speech();

export const t = (): BoomWords => speech.words;
