/** What a game's part of the page says of the things on its table; their sentences come from the server. */

/** A line of how things stand: its key in the game's help, and what is filled in. */
export interface Line {
  line: string;
  values: Readonly<Record<string, string | number>>;
}
export const say = (line: string, values: Line['values'] = {}): Line => ({ line, values });

export interface Picture {
  sheet: { url: string; boxes: Readonly<Record<string, string>> };
  name: string;
  kind: 'ink' | 'thing';
}

export interface Known {
  /** What the thing is called in the game's help. */
  key: string;
  /** Its own name, if it has one besides. */
  title?: string | undefined;
  now: Line[];
  picture?: Picture | undefined;
  /** What it belongs to: a town, a building. */
  of?: string | undefined;
  /** It is a part of something that is listed itself. */
  part?: boolean;
}

/** The table as the reader sees it: nothing but the view. */
export interface Seen<View> {
  view: View;
  seat: number;
  nameOf: (seat: number) => string;
}
/** What is known of a thing by its name on the table, `mine:CJ-07`, or in the help, `mine`. */
export type About<View> = (name: string, seen: Seen<View>) => Known;

/** A name in its parts: `state:SAL:1`. */
export const parts = (name: string): string[] => name.split(':');

/** Everybody for whom there is a number, with it: `Lupe 2, Mei 1`. */
export const listed = (amounts: readonly [name: string, amount: number | string][]): string =>
  amounts.map(([name, amount]) => `${name} ${amount}`).join(', ');
