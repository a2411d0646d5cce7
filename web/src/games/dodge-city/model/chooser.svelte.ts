/**
 * What I am about to answer: plan, hand and question show the same choice. A first press considers something; a second
 * press on it, or the main button, answers.
 */
import type { Because, Option } from '../../../lib/protocol';
import { BUY_PLACE } from './decisions.gen';
import { Choices, find, place, triedOn, verb, type OnCell } from './choices';
import { houseOf, type Asked, type Cell, type FigureName, type TownTable, type TownView } from './view';

interface Opening {
  building: number;
  cell: Cell | null;
  figure: FigureName | null;
}

export class Chooser {
  /** The action under consideration; empty: none. */
  action = $state('');
  /** A building that nobody has opened: where its first stone would go, and with which figure. */
  opening = $state.raw<Opening | null>(null);
  /** Why the last thing that was tried is not possible. */
  because = $state.raw<Because | null>(null);
  /** The building that is looked at closely, by its number; 0: none was chosen. */
  look = $state(0);
  /** The building whose way to enough fields is shown, by its number; 0: none. */
  advice = $state(0);
  /** Whether somebody looks at a building while others move: the telling does not lead them away. */
  looks = $state(false);
  /** The second half of an answer that needs two: it is given as soon as it is asked for. */
  #then = '';
  /** The question that the first half answers. */
  #asked: Asked | null = null;
  /** Cells that were pressed while an answer was on its way: they count as soon as it has been taken. */
  #later: [number, Cell][] = [];
  readonly question: Asked | null = $derived.by(() => this.table.question);
  readonly choices = $derived(new Choices(this.question));
  readonly option: Option | undefined = $derived(find(this.question, this.action));
  readonly busy = $derived.by(() => this.table.sending !== null);

  constructor(readonly table: TownTable) {}

  get view(): TownView | null {
    return this.table.view;
  }

  /** The building being opened, once its figure has been named to the server. */
  get named(): { building: number; figure: FigureName } | null {
    const named = this.view?.turn.opening;
    const house = named && this.view ? houseOf(this.view, named.building) : undefined;
    return named && house && this.question?.decision === BUY_PLACE
      ? { building: house.number, figure: named.figure }
      : null;
  }

  /** A new question: nothing is considered yet, but half an answer may be waiting for it. */
  arrive(question: Asked | null): void {
    this.action = '';
    this.opening = null;
    this.because = null;
    this.advice = 0;
    if (question) this.looks = false;
    if (question) this.goOn();
  }

  /** Gives the second half of an answer, once the first is taken and the second asked for. */
  goOn(): void {
    if (this.#then === '' || this.busy || !this.question || this.question === this.#asked) return;
    const then = find(this.question, this.#then);
    this.#then = '';
    void this.answer(then);
  }

  consider(action: string): void {
    this.because = null;
    this.opening = null;
    this.action = action;
    if (!find(this.question, action)) void this.explain(action);
  }

  /** What was pressed in the meantime is pressed now, if I am still asked something. */
  async #catchUp(): Promise<void> {
    // In this order: when the table has been left in the meantime, nothing derived may be read any more.
    while (this.#later.length > 0 && !this.busy) {
      const [building, cell] = this.#later.shift()!;
      await this.press(building, cell);
    }
  }

  async press(building: number, cell: Cell): Promise<void> {
    if (this.busy) this.#later.push([building, cell]);
    if (!this.question || this.busy) return;
    this.look = building;
    const key = place(building, cell);
    const here = this.choices.cells.get(key);
    const found = this.choices.on(key);
    if (here && found) {
      if (this.option && here[verb(this.action) as OnCell] === this.option) await this.confirm();
      else this.consider(found.action);
    } else if (this.choices.opens.has(building)) {
      const before = this.opening?.building === building ? this.opening : null;
      if (before?.figure && before.cell?.join() === cell.join()) return this.confirm();
      this.because = null;
      this.action = '';
      this.opening = { building, cell, figure: before?.figure ?? null };
    } else this.consider(`${triedOn(this.question)} ${key}`);
  }

  /** Names the figure for a building that nobody has opened. */
  name(building: number, figure: FigureName): void {
    const open = this.choices.opens.get(building)?.get(figure);
    const cell = this.opening?.building === building ? this.opening.cell : null;
    this.because = null;
    this.action = '';
    this.opening = { building, cell, figure: open ? figure : null };
    if (!open) void this.explain(`open ${building} ${figure}`);
  }

  /** A stone of mine was dropped on a cell: it is placed there, if nothing else has to be chosen. */
  async drop(building: number, cell: Cell): Promise<void> {
    if (!this.question || this.busy) return;
    const found = this.choices.on(place(building, cell));
    if (!found) return this.press(building, cell);
    this.look = building;
    this.consider(found.action);
    await this.confirm();
  }

  /** A stone in town was dragged to another cell of its building: both answers of a move. */
  async carry(building: number, from: Cell, to: Cell): Promise<void> {
    const move = this.choices.cells.get(place(building, from))?.move;
    if (!move || this.busy) return;
    await this.#both(move, `to ${place(building, to)}`);
  }

  async #both(first: Option, then: string): Promise<void> {
    this.#then = then;
    this.#asked = this.question;
    const taken = await this.table.answer(first.action);
    if (!taken) this.#then = '';
    this.goOn();
    await this.#catchUp();
  }

  /** Answers what is considered. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    const open = this.opening;
    if (open?.figure) {
      const first = this.choices.opens.get(open.building)?.get(open.figure);
      if (!first) return;
      await this.#both(first, open.cell ? `buy ${place(open.building, open.cell)}` : '');
    } else if (this.option) await this.answer(this.option);
    else if (this.action !== '') await this.explain(this.action);
  }

  async answer(option: Option | undefined): Promise<void> {
    if (!option || this.busy) return;
    await this.table.answer(option.action);
    await this.#catchUp();
  }

  async explain(action: string): Promise<void> {
    const question = this.question;
    if (!question) return;
    const found = await this.table.why(action);
    if (this.question === question) this.because = found?.legal ? null : found;
  }
}
