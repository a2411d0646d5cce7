/** Words in the language in use that come with a part of the page: nothing of it is drawn before they are here. */
import type { Language } from '../lib/rest';

export class Speech<W> {
  #words = $state.raw<W>();
  readonly #load: (language: Language) => Promise<W>;

  constructor(load: (language: Language) => Promise<W>) {
    this.#load = load;
  }

  get ready(): boolean {
    return this.#words !== undefined;
  }

  get words(): W {
    return this.#words!;
  }

  async learn(language: Language): Promise<void> {
    this.#words = await this.#load(language);
  }
}
