/**
 * The box of the game on the table: what the server says about its cards and everything else with a name, in the
 * table's version of the rules. Each table has its own pictures; everything else about a card is here.
 */
import { rest, type BoxInfo, type Language, type Piece } from '../lib/rest';
import { settings } from '../state/settings.svelte';

/** Milliseconds until the server is asked again. */
const AGAIN = 3000;
/** A table waits no longer than this for its box; until the box is there, cards show their ids. */
const LONGEST = 3000;
const UNKNOWN = {
  kind: '',
  short: '',
  effect: '',
  when: '',
  copies: 0,
  points: 0,
  faces: [],
  figure: '',
  number: 0,
  rule: '',
};
type Pieces = ReadonlyMap<string, Piece>;

class Box {
  /** By game and version, then by language. */
  #all = $state.raw<Readonly<Record<string, Partial<Record<Language, Pieces>>>>>({});
  #coming = new Map<string, Promise<void>>();
  #open = $state('');
  readonly #pieces = $derived.by(() => {
    const known = this.#all[this.#open] ?? {};
    return known[settings.language] ?? Object.values(known)[0]; // the previous language, until this one is here
  });

  /** Opens the box of a game. It is done when the box is here, or after LONGEST; then the box comes later. */
  open(game: string, version: number, language: Language): Promise<void> {
    this.#open = `${game}/${version}`;
    const key = `${this.#open}/${language}`;
    const coming = this.#coming.get(key) ?? this.#fetch(game, version, language);
    this.#coming.set(key, coming);
    return Promise.race([coming, new Promise<void>((done) => setTimeout(done, LONGEST))]);
  }

  async #fetch(game: string, version: number, language: Language): Promise<void> {
    const path = `${game}/${version}`;
    try {
      this.put(await rest.box(game, version));
    } catch {
      this.#coming.delete(`${path}/${language}`);
      setTimeout(() => {
        if (this.#open === path && settings.language === language) void this.open(game, version, language);
      }, AGAIN);
    }
  }

  put({ game, version, language, pieces }: BoxInfo): void {
    const path = `${game}/${version}`;
    const found = new Map(pieces.map((piece) => [piece.id, piece]));
    this.#coming.set(`${path}/${language}`, Promise.resolve());
    this.#all = { ...this.#all, [path]: { ...this.#all[path], [language]: found } };
  }

  /** Everything about a piece; if it is not known, only its id. */
  piece(id: string): Piece {
    return this.#pieces?.get(id) ?? { ...UNKNOWN, id, name: id, print: id, tag: id };
  }

  /** The pieces of a kind, in the order of the box. */
  ofKind(kind: string): Piece[] {
    return [...(this.#pieces?.values() ?? [])].filter((piece) => piece.kind === kind);
  }
}

export const box = new Box();
