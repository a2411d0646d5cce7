/**
 * Where somebody is in a lesson: which beat is open, whether it holds the telling, and what closes it. It knows nothing
 * of how a beat is drawn.
 */
import type { GameEvent } from '../lib/messages';
import type { Guide } from '../state/telling';
import { answerOf, Past, type Beat, type Hint, type Script } from './beats';
import type { Progress } from './memory';

export class Course implements Guide<GameEvent> {
  script = $state.raw<Script>({ beats: [], hints: [], names: [] });
  /** The open beat; -1: none. */
  at = $state(-1);
  /** How many beats somebody has gone back to read again. */
  back = $state(0);
  /** Whether what a beat watches for has happened. */
  seen = $state(false);
  /** What is asked for now without a word. */
  hint = $state.raw<Hint | null>(null);

  readonly #past = new Past();
  readonly #over = new Set<string>();
  #opened = $state.raw<readonly number[]>([]);
  #ended = false;
  /** The number of the question I am asked, or -1, and of the last one that I was asked. */
  #asked = $state(-1);
  #last = -1;

  readonly open: Beat | null = $derived.by(() => this.script.beats[this.at] ?? null);
  readonly here: boolean = $derived.by(() => this.back === 0);
  readonly first: boolean = $derived.by(() => this.back >= this.#opened.length - 1);
  readonly #read: number = $derived.by(() => this.#opened[this.#opened.length - 1 - this.back] ?? 0);
  /** Whether the open beat waited for an answer, which has been given, in part at least. */
  readonly #answered: boolean = $derived.by(() => this.open?.do === 'answer' && this.#asked < 0);
  /** The beat that is read: the open one, or one before it. */
  readonly beat: Beat | null = $derived.by(() =>
    this.open && !this.#answered ? (this.script.beats[this.#read] ?? null) : null,
  );
  readonly number: number = $derived.by(() => this.#read + 1);
  /** Whether the open beat asks only to choose what the next one has answered. */
  readonly chooses: boolean = $derived.by(() => {
    const next = this.script.beats[this.at + 1];
    return this.open?.do === 'answer' && next?.part === 2 && next.when.at === this.open.when.at;
  });

  /** `resume`: what was held may be told. `keeps`: where I am, whenever that changes. */
  constructor(
    script: Script,
    private readonly resume: () => void,
    private readonly keeps: (progress: Omit<Progress, 'table'>) => void,
  ) {
    this.script = script;
  }

  get holds(): boolean {
    if (this.#ended) return false;
    const beat = this.open;
    if (beat?.do === 'look' || (beat?.do === 'watch' && (this.seen || !beat.until))) return true;
    return this.#coming() !== undefined;
  }

  // ------------------------------------------------------------ what happens

  /** Begins after these events: at the first beat, or at the one where somebody stopped. */
  begin(events: readonly GameEvent[], stopped = 0): void {
    for (const event of events) this.#past.happens(event.event);
    for (const { id } of this.script.beats.slice(0, stopped)) this.#over.add(id);
    this.#look();
  }

  shown({ event }: GameEvent): void {
    this.#past.happens(event);
    if (this.open?.until?.event === event) this.seen = true;
    this.#look();
  }

  /** What I am asked now, if anything. When the question of a beat is gone, it has been answered. */
  asks(question: { number: number } | null): void {
    this.#asked = question?.number ?? -1;
    if (question) this.#last = question.number;
    const { open } = this;
    if (open?.do === 'answer' && open.when.at !== null) {
      const last = open.when.at + Math.max(1, answerOf(open).length) - 1;
      if (question ? question.number < open.when.at || question.number > last : this.#last >= last) this.#close();
    }
    this.hint = this.script.hints.find(({ at }) => at === this.#asked) ?? null;
    this.#look();
  }

  // ------------------------------------------------------------ what somebody does

  /** Reads on; closes a beat that waits for nothing. */
  next(): void {
    if (this.back > 0) this.back -= 1;
    else if (this.open && this.open.do !== 'answer') this.#close();
  }

  previous(): void {
    if (!this.first) this.back += 1;
  }

  /** What was to be chosen is chosen. */
  chose(): void {
    if (this.chooses && this.here) this.#close();
  }

  /** Nothing is explained any more. */
  end(): void {
    this.#ended = true;
    this.at = -1;
    this.hint = null;
    this.resume();
  }

  // ------------------------------------------------------------ inside

  #coming(): number | undefined {
    const { beats } = this.script;
    const isNext = (beat: Beat, place: number): boolean =>
      place !== this.at &&
      !this.#over.has(beat.id) &&
      (beat.part < 2 || this.#over.has(beats[place - 1]!.id)) &&
      this.#past.isTimeFor(beat, this.#over, this.#asked);
    const found = beats.findIndex(isNext);
    return found < 0 ? undefined : found;
  }

  #look(): void {
    if (this.#ended) return;
    const next = this.#coming();
    if (next === undefined) return;
    if (this.#answered) return this.#close();
    if (this.at >= 0) return;
    this.at = next;
    this.#opened = [...this.#opened, next];
    this.back = 0;
    this.seen = this.script.beats[next]?.until === null;
    this.#keep();
  }

  #close(): void {
    if (!this.open) return;
    this.#over.add(this.open.id);
    this.at = -1;
    this.back = 0;
    this.#look();
    this.#keep();
    this.resume();
  }

  #keep(): void {
    const left = this.script.beats.findIndex(({ id }) => !this.#over.has(id));
    const beat = this.at < 0 ? left : this.at;
    if (beat < 0) return;
    this.keeps({ beat, of: this.script.beats.length });
  }
}
