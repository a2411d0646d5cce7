/**
 * A game in the theatre: where we are, from whose place we look, and how it goes on. The stage is the game's own table;
 * it is given views and events as at a live game, and retells them by its own means.
 */
import { flushSync, tick } from 'svelte';
import { rest, type Language, type Timeline } from '../lib/rest';
import { tempo } from '../state/pace';
import { roundAt, roundFrom } from './course';
import type { GameEvent } from '../state/table.svelte';
import { Film, type Frame, type Shown } from './film';
import { ReplayTable } from './table.svelte';
import { Tries } from './tries.svelte';

export type Unit = 'event' | 'decision' | 'round';
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
export const ALL_OPEN = -2;

interface Line {
  words: string;
  rule: string;
}
const SILENT: Line = { words: '', rule: '' };

/** How long a sentence stays before the next, in milliseconds. */
const reading = (words: string): number => (words ? Math.min(2600, 450 + 26 * words.length) : 120);
const sleep = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Replay {
  readonly table: ReplayTable;
  course = $state.raw<Timeline>()!;
  /** The moment that is shown. */
  at = $state(0);
  /** How many events of the step to the next moment are shown already. */
  shown = $state(0);
  /** From whose place: a seat, -1 for a spectator, -2 for all open. */
  seat = $state(-1);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Waiting for the server. */
  busy = $state(false);
  /** Why something cannot be done here; until something else happens. */
  why = $state('');
  readonly tries = new Tries(() => this.#halt());
  /** The sentence of what was shown last, and the rule behind it: what is still being told is not said yet. */
  line = $derived.by((): Line => {
    const told = this.table.events.findLast((event) => event.words && event.seq >= this.#step.since);
    return told
      ? { words: told.words!, rule: told.rule ?? '' }
      : this.table.skip
        ? this.#step.before
        : this.#step.answer;
  });

  round = $derived(roundAt(this.course, this.at));
  last = $derived(this.course.moments - 1);
  /** Whether the game goes on from here: somebody is asked. */
  open = $derived(this.course.decisions[this.at] !== '');

  /** The step that is shown: where its events begin, and what is said before and instead of them. */
  #step = $state.raw<{ since: number; before: Line; answer: Line }>({ since: 0, before: SILENT, answer: SILENT });
  #films = new Map<string, Film>();
  #language: Language;
  /** Counts what was asked for; whatever arrives after a newer wish is too late. */
  #wish = 0;
  /** The moment that is still being fetched: what is asked for meanwhile counts from there, so that no press is lost. */
  #aim: number | null = null;
  /** What was asked for last, until it is shown: steps by single events wait for it. */
  #under: Promise<void> = Promise.resolve();
  /** Counts what makes waiting steps pointless. */
  #order = 0;

  constructor(
    readonly id: string,
    language: Language,
    course: Timeline,
  ) {
    this.#language = language;
    this.course = course;
    this.table = new ReplayTable(id, language, () => void tick().then(() => this.shown > 0 && this.#show()));
  }

  /** Begins with this moment, from this seat, after so many events of the next step. */
  async begin(at: number, seat: number, event: number): Promise<void> {
    this.seat = seat >= ALL_OPEN && seat < this.course.names.length ? seat : -1;
    this.table.seatPeople(this.course, this.seat);
    await this.#jump(Math.min(at, this.last), event);
  }

  /** Shows everything in another language. */
  async speak(language: Language): Promise<void> {
    const going = this.playing;
    const [at, shown] = this.#aimed();
    this.pause();
    this.#language = language;
    await this.#taken(async () => {
      this.course = await rest.timeline(this.id);
      this.table.seatPeople(this.course, this.seat);
      await this.#jump(at, shown);
    });
    if (going && !this.tries.failed) this.play();
  }

  /** Looks from another place. */
  async look(seat: number): Promise<void> {
    if (seat === this.seat) return;
    const going = this.playing;
    const [at] = this.#aimed();
    this.pause();
    this.seat = seat;
    this.table.seatPeople(this.course, seat);
    await this.#taken(() => this.#jump(at, 0));
    if (going && !this.tries.failed) this.play();
  }

  /** Jumps to a moment; nothing is retold. */
  async go(moment: number): Promise<void> {
    this.pause();
    await this.#taken(() => this.#jump(Math.max(0, Math.min(this.last, moment)), 0));
  }

  /** A step forward, in motion, or back. */
  async step(unit: Unit, by: 1 | -1): Promise<void> {
    if (unit === 'event') return this.#taken(() => this.#event(by));
    const [at, shown] = this.#aimed();
    const late = at !== this.at;
    this.pause();
    if (unit === 'round') return this.#taken(() => this.#jump(roundFrom(this.course, at, shown, by), 0));
    if (by < 0) return this.#taken(() => this.#jump(shown > 0 ? at : Math.max(0, at - 1), 0));
    await this.#taken(() => (late ? this.#jump(Math.min(this.last, at + 1), 0) : this.#forward(unit)));
  }

  play(): void {
    if (this.playing || this.#aimed()[0] >= this.last) return;
    void this.tries.during(() => {
      this.playing = true;
      return this.#run();
    });
  }

  pause(): void {
    this.#order += 1;
    this.#halt();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else if (this.#aimed()[0] >= this.last) void this.go(0).then(() => this.play());
    else this.play();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  // ------------------------------------------------------------ inside

  get #film(): Film {
    const key = `${this.seat}/${this.#language}`;
    const { id, seat } = this;
    const fetch = async (start: number, count: number, views: boolean): Promise<Frame[]> =>
      (await rest.frames<Frame>(id, seat, start, count, views)).frames;
    let film = this.#films.get(key);
    if (!film) this.#films.set(key, (film = new Film(this.course.moments, fetch)));
    return film;
  }

  /** Where the log that is shown begins: with the round before this one. */
  #since(moment: number): number {
    return this.course.rounds[Math.max(0, roundAt(this.course, moment) - 1)]?.moment ?? 0;
  }

  /** Where we are or are going, and how much of the step after it is shown. A game that is playing is where it is. */
  #aimed(): [at: number, shown: number] {
    return this.playing || this.#aim === null ? [this.at, this.shown] : [this.#aim, 0];
  }

  #halt(): void {
    this.playing = false;
    this.busy = false;
    this.#aim = null;
    this.#wish += 1;
  }

  #taken(doing: () => Promise<void>): Promise<void> {
    return this.tries.during(() => {
      const step = doing();
      this.#under = step.catch(() => undefined);
      return step;
    });
  }

  /** One event on or back, once what was asked for before is shown: only then is the number of events known. */
  async #event(by: 1 | -1): Promise<void> {
    const order = this.#order;
    if (this.#aim !== null && !this.playing) await this.#under;
    if (order !== this.#order) return;
    this.#halt();
    await (by > 0 ? this.#forward('event') : this.#eventBack());
  }

  /** Fetches what is missing to show a moment, on the way to `aim`; returns whether that is still wanted. */
  async #fetched(moment: number, back = false, aim = moment): Promise<boolean> {
    const wish = ++this.#wish;
    this.#aim = aim;
    const film = this.#film;
    this.busy = !film.ready(moment);
    try {
      await film.get(moment, back);
      await film.tell(this.#since(moment), Math.min(moment + 1, this.last));
    } catch (error) {
      if (wish === this.#wish) throw error; // otherwise nobody waits for it any more
    } finally {
      if (wish === this.#wish) {
        this.busy = false;
        this.#aim = null;
      }
    }
    film.lookAhead(moment);
    if (wish === this.#wish) this.table.counsel.notes = film.notes;
    return wish === this.#wish;
  }

  async #jump(moment: number, shown: number): Promise<void> {
    if (!(await this.#fetched(moment, moment < this.at))) return;
    this.at = moment;
    this.shown = this.#film.stops(moment).findLast((stop) => stop <= shown) ?? 0;
    this.#show();
  }

  /** Shows where we are; nothing is retold. */
  #show(): void {
    const frame = this.#film.at(this.at)!;
    const before = this.#film.events(this.#since(this.at), this.at);
    const part = this.#film.at(this.at + 1)?.events.slice(0, this.shown) ?? [];
    // First the position as it is, then, without motion, what has happened since.
    this.table.jump(frame.view, before);
    tempo.factor = 0;
    if (part.length > 0) flushSync(() => this.table.goOn(null, [...before, ...part]));
    tempo.factor = 1 / this.speed;
    this.#say(part.length > 0 ? part : frame.events, frame);
  }

  async #forward(unit: 'event' | 'decision'): Promise<void> {
    if (this.at >= this.last || !(await this.#fetched(this.at, false, this.at + (unit === 'decision' ? 1 : 0)))) return;
    tempo.factor = 1 / this.speed;
    const next = this.#film.at(this.at + 1)!;
    const stop = unit === 'event' ? next.events.findIndex((event, at) => at >= this.shown && event.words) + 1 : 0;
    const before = this.#film.events(this.#since(this.at), this.at);
    if (stop > 0 && next.events.slice(stop).some((event) => event.words)) {
      this.shown = stop;
      this.#say(next.events.slice(0, stop), next);
      this.table.goOn(null, [...before, ...next.events.slice(0, stop)]);
    } else {
      this.shown = 0;
      this.at += 1;
      this.#say(next.events, next);
      this.table.goOn(next.view, [...before, ...next.events]);
      this.#film.lookAhead(this.at);
    }
    await tick();
  }

  async #eventBack(): Promise<void> {
    if (this.shown === 0 && this.at === 0) return;
    const moment = this.shown > 0 ? this.at : this.at - 1;
    if (!(await this.#fetched(moment, true))) return;
    await this.#jump(moment, this.shown > 0 ? this.shown - 1 : Infinity);
  }

  /** From now on the line is about these events, or about the answer that led to them. */
  #say(events: readonly GameEvent[], frame: Shown): void {
    this.why = '';
    const name = this.course.names[frame.seat ?? -1] ?? '';
    const answer = frame.answer ? { words: `${name}: ${frame.answer.words}`, rule: frame.answer.rule } : SILENT;
    this.#step = { since: events[0]?.seq ?? Infinity, before: this.line, answer };
  }

  async #run(): Promise<void> {
    const order = this.#order;
    await this.#under;
    if (order !== this.#order) return;
    while (this.playing && this.at < this.last) {
      await this.#forward('event');
      const wish = this.#wish;
      await sleep(40);
      while (this.table.skip && wish === this.#wish) await sleep(60);
      await sleep(reading(this.line.words) / this.speed);
      if (wish !== this.#wish) return;
    }
    this.playing = false;
  }
}
