/** The guided first game: its beats, and what has to happen before each of them. */
export interface Beat {
  id: string;
  /** The nth such event of the game, the nth such question to me, or the beat after which it comes. */
  when: { event?: string; question?: string; nth?: number; after?: string };
  /** What is lit, by its names on the table; the last of it is pointed at. */
  point: readonly string[];
  do: 'look' | 'answer' | 'watch';
  /** The answer that is asked for, in its parts. */
  answer?: readonly string[];
  /** The event after which a beat that only watches is over. */
  until?: string;
  rules: readonly string[];
  text: string;
  end?: boolean;
  /** 2 for the second beat at one question: the first asks to choose something, this one to answer with it. */
  part?: number;
}

/** An answer that is asked for without a word: what it needs wears a dotted ring. */
export interface Hint {
  when: { question?: string; nth?: number };
  answer: readonly string[];
}

export interface Script {
  beats: readonly Beat[];
  hints: readonly Hint[];
  /** What I am to answer, in order: a question's number says at which place. */
  answers: readonly string[];
}

const verb = (action: string): string => action.split(' ')[0] ?? '';
const spelled = (form: Record<string, unknown>): string[] =>
  Object.entries(form).flatMap(([name, value]) => [value].flat().map((each) => `${name} ${String(each)}`));

/** Whether an answer is what comes next in a script; where the script asks for nothing, any answer is. */
export function isWanted(given: readonly string[] | Record<string, unknown>, script: readonly string[]): boolean {
  if (Array.isArray(given)) return given.every((action, at) => !script[at] || script[at] === action);
  const other = script.findIndex((action) => verb(action) !== verb(script[0] ?? ''));
  const parts = script.slice(0, other < 0 ? undefined : other).map((action) => action.slice(verb(action).length + 1));
  return (
    parts.length === 0 ||
    [...parts].sort().join() ===
      spelled(given as Record<string, unknown>)
        .sort()
        .join()
  );
}

/** What has happened so far, as far as beats wait for it. */
export class Past {
  #events = new Map<string, number>();
  #asked = new Map<string, number>();
  /** The question I am asked now, by its decision; empty: none. */
  now = '';

  happens(event: string): void {
    this.#events.set(event, (this.#events.get(event) ?? 0) + 1);
  }

  asks(decision: string): void {
    this.#asked.set(decision, (this.#asked.get(decision) ?? 0) + 1);
    this.now = decision;
  }

  /** How often each question was asked, to be remembered. */
  get asked(): Record<string, number> {
    return Object.fromEntries(this.#asked);
  }

  /** After a reload: how often each question was asked, and whether one of them still is. */
  recalls(asked: Record<string, number>): void {
    this.#asked = new Map(Object.entries(asked));
  }

  isAsked({ question, nth = 1 }: { question?: string | undefined; nth?: number | undefined }): boolean {
    return question === this.now && this.#asked.get(question) === nth;
  }

  /** Whether it is time for a beat, once those before it are over. */
  isTimeFor({ when }: Beat, over: ReadonlySet<string>): boolean {
    if (when.after !== undefined && !over.has(when.after)) return false;
    if (when.question !== undefined) return this.isAsked(when);
    return when.event === undefined || (this.#events.get(when.event) ?? 0) >= (when.nth ?? 1);
  }
}
