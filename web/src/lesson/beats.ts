/** The guided first game: its beats, and what has to happen before each of them. */
import type { Schemas } from '../lib/rest';

export type Beat = Schemas['LessonBeat'];
export type Hint = Schemas['LessonHint'];
export type Script = Pick<Schemas['LessonInfo'], 'beats' | 'hints' | 'names'>;

/** What is answered, in its parts. */
export const answerOf = ({ answer, then }: Pick<Beat, 'answer' | 'then'>): string[] =>
  answer === null ? [] : [answer, ...then];

/** What has happened so far, as far as beats wait for it. */
export class Past {
  #events = new Map<string, number>();

  happens(event: string): void {
    this.#events.set(event, (this.#events.get(event) ?? 0) + 1);
  }

  /** Whether it is time for a beat: what it follows is over, and I am asked this question. */
  isTimeFor({ when }: Beat, over: ReadonlySet<string>, asked: number): boolean {
    if (when.after !== null && !over.has(when.after)) return false;
    if (when.question !== null) return asked === when.at;
    return when.event === null || (this.#events.get(when.event) ?? 0) >= when.nth;
  }
}
