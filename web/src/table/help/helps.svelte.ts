/** What the server says about everything on a game's table, by game, version and language; fetched when it is asked. */
import { rest, type HelpInfo, type Language } from '../../lib/rest';

class Helps {
  #all = $state.raw<Readonly<Record<string, HelpInfo>>>({});
  /** The server did not answer. */
  failed = $state(false);

  find(game: string, version: number, language: Language): HelpInfo | undefined {
    return this.#all[`${game}/${version}/${language}`];
  }

  async load(game: string, version: number, language: Language): Promise<void> {
    this.failed = false;
    if (this.find(game, version, language)) return;
    try {
      this.put(await rest.help(game, version), version);
    } catch {
      this.failed = true;
    }
  }

  put(found: HelpInfo, version = found.version): void {
    this.#all = { ...this.#all, [`${found.game}/${version}/${found.language}`]: found };
  }
}

export const helps = new Helps();
