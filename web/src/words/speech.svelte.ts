/** The words of a part of the page, in the language in use; the part is not drawn before they are here. */
import type { Language } from '../lib/rest';

/** For each language its file, which has the words under the language's name. */
type Files<W> = { [Name in Language]: () => Promise<Record<Name, W>> };

export class Speech<W> {
  #words = $state.raw<W>();
  readonly #files: Files<W>;

  constructor(files: Files<W>) {
    this.#files = files;
  }

  get ready(): boolean {
    return this.#words !== undefined;
  }

  get words(): W {
    return this.#words!;
  }

  async learn<Name extends Language>(language: Name): Promise<void> {
    this.#words = (await this.#files[language]())[language];
  }
}
