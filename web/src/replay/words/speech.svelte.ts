/** The theatre's words in the language in use; nothing is drawn before they are here. */
import type { Language } from '../../lib/rest';
import { load, type ReplayWords } from '.';

class Speech {
  #words = $state.raw<ReplayWords>();

  get ready(): boolean {
    return this.#words !== undefined;
  }

  get words(): ReplayWords {
    return this.#words!;
  }

  async learn(language: Language): Promise<void> {
    this.#words = await load(language);
  }
}

export const speech = new Speech();

export const r = (): ReplayWords => speech.words;
