/** Things for which something has to be fetched: what has failed is said, and can be tried again. */
import { Refused } from '../lib/rest';

export class Tries {
  /** What failed last: the server's words, if it had any, and a way to try again. */
  failed = $state.raw<{ words: string; again: () => void } | null>(null);

  constructor(private readonly halt: () => void) {}

  async during(doing: () => Promise<void>): Promise<void> {
    this.failed = null;
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.halt();
      this.failed = { words: error.message, again: () => void this.during(doing) };
    }
  }
}
