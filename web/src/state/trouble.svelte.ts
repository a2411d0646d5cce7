/** What the server refused, shown until it is read. */
import { Refused } from '../lib/rest';

class Trouble {
  words = $state<string | null>(null);

  /** Does something; if the server refuses, its words are shown. Returns whether it worked. */
  async during(doing: () => Promise<unknown>): Promise<boolean> {
    this.words = null;
    try {
      await doing();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.words = error.message;
      return false;
    }
  }

  clear(): void {
    this.words = null;
  }
}

export const trouble = new Trouble();
