/** The table somebody sits at, and the rules opened over it. */
import type { Options } from '../lobby/options';

/** Whose rules are meant: a table's, or (without an id) those of a game that is only looked at. */
export interface Place {
  readonly id: string;
  readonly info: { game: string; version: number; options: Options } | null;
}

class Desk {
  /** The table, while its page is open; without one, ids cannot be opened. */
  table = $state.raw<Place | null>(null);
  /** What is open, the newest last; ids inside a rule lead on, and back. */
  open = $state.raw<string[][]>([]);

  /** A table's page is open; the function returned takes it away again. */
  stand(table: Place): () => void {
    this.table = table;
    return () => {
      this.table = null;
      this.close();
    };
  }

  /** Opens the rules of a text such as `DT-19.4, U-22`. */
  show(ids: string): void {
    this.open = [...this.open, ids.split(/\s*,\s*/).filter(Boolean)];
  }

  back(): void {
    this.open = this.open.slice(0, -1);
  }

  close(): void {
    this.open = [];
  }
}

export const desk = new Desk();

/** Where the rules of a game are, as they are played at a table, or in one of their versions. */
export const rulesAt = (game: string, table = '', id = '', version = 0): string =>
  `/rules/${game}${table ? `?table=${table}` : version ? `?version=${version}` : ''}${id ? `#${id}` : ''}`;
