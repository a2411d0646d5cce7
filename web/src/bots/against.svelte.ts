/** Whom somebody likes to play against, for each game; remembered on this device. */
import { keep, recall } from '../lib/keep';

class Against {
  #chosen = $state.raw(recall<Record<string, string>>('against') ?? {});

  /** The bot's name; empty: the usual one. */
  of(game: string): string {
    return this.#chosen[game] ?? '';
  }

  choose(game: string, bot: string): void {
    this.#chosen = { ...this.#chosen, [game]: bot };
    keep('against', this.#chosen);
  }
}

export const against = new Against();
