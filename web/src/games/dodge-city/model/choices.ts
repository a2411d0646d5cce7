/** Options of a question, told apart by their actions' texts. Only what is among them is legal. */
import type { Option, Question } from '../../../lib/protocol';
import { BUY_PLACE, EVENT_REINFORCE, EVENT_SHIFT, EVENT_SHOVE, type Decision } from './decisions.gen';
import type { Asked, Cell, FigureName } from './view';

export const verb = (action: string): string => action.split(' ')[0] ?? '';
export const find = (question: Question | null, action: string): Option | undefined =>
  question?.options.find((option) => option.action === action);

/** A cell of a building as actions write it: `3 0,1`. */
export const place = (building: number, [row, column]: Cell): string => `${building} ${row},${column}`;

/** What a press on a cell can mean, the likelier first: a free stone before a bought one. */
const ON_CELLS = ['free', 'buy', 'take', 'move', 'to'] as const;
export type OnCell = (typeof ON_CELLS)[number];

const TRIED: Partial<Record<Decision, OnCell>> = {
  [BUY_PLACE]: 'buy',
  [EVENT_REINFORCE]: 'free',
  [EVENT_SHIFT]: 'move',
  [EVENT_SHOVE]: 'move',
};
/** What a player tries by pressing a cell that is not among the choices. */
export const triedOn = (question: Asked): OnCell =>
  question.options.some((option) => verb(option.action) === 'to') ? 'to' : (TRIED[question.decision] ?? 'take');

/** The options of a question by where they are drawn. */
export class Choices {
  /** By cell: what can be done there. */
  readonly cells = new Map<string, Partial<Record<OnCell, Option>>>();
  /** By number of a building: the figures it can be opened with. */
  readonly opens = new Map<number, Map<FigureName, Option>>();
  readonly buildings = new Map<number, Option>();
  readonly seats = new Map<number, Option>();
  readonly cards = new Map<string, Option>();
  /** Challenges: `2 7` is seat 2 in building 7. */
  readonly challenges = new Map<string, Option>();
  done: Option | undefined;
  back: Option | undefined;
  pass: Option | undefined;

  constructor(question: Question | null) {
    for (const option of question?.options ?? []) this.#note(option);
  }

  #note(option: Option): void {
    const [word = '', ...rest] = option.action.split(' ');
    const [first = '', second = ''] = rest;
    if (option.action === 'take back') this.back = option;
    else if (ON_CELLS.some((each) => each === word)) {
      const key = rest.join(' ');
      this.cells.set(key, { ...this.cells.get(key), [word]: option });
    } else if (word === 'open') {
      const known = this.opens.get(Number(first)) ?? new Map<FigureName, Option>();
      this.opens.set(Number(first), known.set(second as FigureName, option));
    } else if (word === 'building') this.buildings.set(Number(first), option);
    else if (word === 'seat') this.seats.set(Number(first), option);
    else if (word === 'play') this.cards.set(first, option);
    else if (word === 'challenge') this.challenges.set(rest.join(' '), option);
    else if (word === 'done') this.done = option;
    else if (word === 'pass') this.pass = option;
  }

  /** The likeliest answer on a cell. */
  on(key: string): Option | undefined {
    const found = this.cells.get(key);
    return found && ON_CELLS.map((word) => found[word]).find((option) => option !== undefined);
  }

  /** Whether something can be done in a building. */
  concerns(building: number): boolean {
    const number = String(building);
    return this.buildings.has(building) || [...this.cells.keys()].some((key) => verb(key) === number);
  }
}
