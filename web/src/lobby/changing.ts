/** What the host changes about a table, one change after the other. */
import type { TableInfo } from '../lib/protocol';
import type { Changes } from '../lib/rest';

/**
 * However quickly changes come, none is lost: each starts from the server's answer to the one before. What the page
 * shows may be older than that.
 */
export class Changing {
  readonly #ask: (changes: Changes) => Promise<TableInfo>;
  readonly #shown: () => TableInfo;
  /** The last answer, and what was shown when it came: as long as nothing else is shown, the answer is newer. */
  #answer: TableInfo | null = null;
  #then: TableInfo | null = null;
  #line: Promise<unknown> = Promise.resolve();

  constructor(ask: (changes: Changes) => Promise<TableInfo>, shown: () => TableInfo) {
    this.#ask = ask;
    this.#shown = shown;
  }

  /** Changes something, starting from the table as it is by then; fails if the server refuses. */
  change(make: (now: TableInfo) => Changes): Promise<void> {
    const done = this.#line.then(async () => {
      const shown = this.#shown();
      const answer = await this.#ask(make(this.#answer !== null && shown === this.#then ? this.#answer : shown));
      this.#answer = answer;
      this.#then = this.#shown();
    });
    this.#line = done.catch(() => undefined); // a refusal does not hold up the next one
    return done;
  }

  /** Waits until all changes have been answered. */
  async settled(): Promise<void> {
    await this.#line;
  }
}
