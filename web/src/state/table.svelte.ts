/**
 * One table as this browser shows it, and what it may tell the server. What the server says is known at once; a game's
 * stage tells it, and only what has been told is shown here (state/telling).
 */
import { untrack } from 'svelte';
import { Connection, unlessLost, type Wire } from '../lib/connection';
import type { Asked, Declared, Message, Shown } from '../lib/messages';
import type { Because, SaidLine, TableInfo } from '../lib/protocol';
import type { Language } from '../lib/rest';
import { Away } from './away.svelte';
import { Chosen } from './chosen.svelte';
import { Counsel } from './counsel.svelte';
import { remember } from './lately';
import { Numbers } from './numbers';
import type { Guide, Moment, Teller } from './telling';

export type { GameEvent, View } from '../lib/messages';

export interface Refusal {
  words: string;
  rule: string;
}

export const SPECTATOR = -1;

/** A table; if its game is known, it has that game's views, events and decisions. */
export class TableState<Game extends Declared = Declared> {
  /** Whether this is a finished game in the theatre: nobody is asked anything, though the view waits for somebody. */
  readonly replayed: boolean = false;
  /** Whether the table is built in goes (dice-town/motion/goes), for somebody who has just come to it. */
  readonly gradual: boolean = true;
  wire = $state<Wire>('joining');
  /** Why the connection was closed, in the server's words. */
  closed = $state('');
  info = $state.raw<TableInfo | null>(null);
  /** The seat this browser looks from; -1: what everybody sees. */
  seat = $state(SPECTATOR);
  view = $state.raw<Game['view'] | null>(null);
  question = $state.raw<Asked<Game> | null>(null);
  events = $state.raw<Game['event'][]>([]);
  chat = $state.raw<SaidLine[]>([]);
  /** Seconds left, when they were counted, and how many of them are for the telling before the question. */
  time = $state.raw<{ left: Record<number, number>; at: number; telling?: number }>({ left: {}, at: 0 });
  /** The seats known to be deciding; null: only the view says it. */
  deciding = $state.raw<readonly number[] | null>(null);
  /** Of several seats at this device: those that have to answer. */
  asked = $state.raw<number[]>([]);
  /** The answer that is on its way, by its action. */
  sending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Set while the game's table still tells what happened: jumps to the present. */
  skip = $state.raw<(() => void) | null>(null);

  /** The chairs (in a game: seats) that are mine. */
  mine = $derived(this.info?.chairs.flatMap((chair, place) => (chair.mine ? [place] : [])) ?? []);
  shared = $derived(this.mine.length > 1);
  /** Whether a curtain hides the table: several people share this device, and nobody has said who looks. */
  curtain = $derived(this.shared && this.seat === SPECTATOR && this.info?.status === 'playing');
  over = $derived(this.info?.status === 'finished' || this.info?.status === 'closed');
  /** Who is being waited for. While something is told, that is nobody yet, unless I am still asked. */
  waiting = $derived(
    this.view?.over || (this.skip && !this.question) ? [] : (this.deciding ?? this.view?.waiting ?? []),
  );
  /** Whether I am asked without anybody else knowing it. */
  discreet = $derived(this.question !== null && this.deciding !== null && !this.deciding.includes(this.question.seat));
  /** Seats that have answered while others still decide: the view says so, or they are gone from those deciding. */
  chosen = $derived.by((): ReadonlySet<number> => {
    const players = this.view?.players ?? [];
    if (!players.some((player) => player.has_chosen !== undefined)) return this.#chosen.seats;
    return new Set(players.flatMap((player, seat) => (player.has_chosen === true ? [seat] : [])));
  });

  /** Who explains what is told and asked, in a lesson. */
  guide: Guide<Game['event']> | null = null;
  /** What happened before this table's own log. */
  protected past: Game['event'][] = [];
  readonly away = new Away(() => this.#next);
  readonly counsel = new Counsel((request) => this.#connection.ask(request));
  #chosen = new Chosen();
  /** How many events the server has told, and the number of the last that is known. */
  #next = 0;
  #heard = -1;
  #teller: Teller<Game['view'], Game['event']> | null = null;
  /** The seat that a fresh connection looks from; only its events can be continued after a break. */
  #home = SPECTATOR;
  #connection: Connection<Game>;
  #numbers: Numbers;

  constructor(
    readonly id: string,
    language: Language,
  ) {
    this.#connection = new Connection(id, language, {
      hear: (message) => this.#hear(message),
      wire: (state, _code, words) => {
        this.wire = state;
        this.closed = words;
      },
      seen: () => ({ since: this.seat === this.#home ? this.#next : 0, chat: (this.chat.at(-1)?.number ?? -1) + 1 }),
    });
    const send = async (chair: number, number: string): Promise<boolean> =>
      (await this.#connection.ask({ type: 'number', chair, number })).type === 'done';
    this.#numbers = new Numbers(id, send);
  }

  open(): void {
    this.away.watch();
    this.#connection.open();
  }

  close(): void {
    this.away.leave();
    this.#connection.close();
  }

  speak(language: Language): void {
    this.#teller?.end();
    this.events = this.past;
    this.#next = 0;
    this.#connection.speak(language);
  }

  /** Reconnects: the server knows me under another name, or for the first time. */
  again(): void {
    this.#connection.again();
  }

  /** From now on what comes in is told on this stage; returns the way to end that. */
  toldBy(teller: Teller<Game['view'], Game['event']>): () => void {
    untrack(() => teller.begin());
    this.#teller = teller;
    return () => {
      this.#teller = null;
      teller.end();
    };
  }

  resume(): void {
    this.#teller?.resume();
  }

  nameOf(seat: number): string {
    return this.info?.chairs[seat]?.name ?? '';
  }

  // ------------------------------------------------------------ what a player does

  /** Answers the present question (`then`: further parts). If it is refused, the server's words are shown. */
  async answer(action: string, form: Record<string, unknown> | null = null, then: string[] = []): Promise<boolean> {
    const question = this.question;
    if (!question || this.sending !== null) return false;
    const { seat, number } = question;
    this.sending = action;
    this.refusal = null;
    try {
      const parts = [{ action, form }, ...then.map((part) => ({ action: part }))];
      const asked = parts.map((part, place) => ({ type: 'answer' as const, seat, number: number + place, ...part }));
      const reply = await unlessLost(this.#connection.askInTurn(asked));
      if (reply?.type === 'refused') this.refusal = { words: reply.words, rule: reply.rule ?? '' };
      else if (reply && this.question === question) this.question = null;
      return reply?.type === 'done';
    } finally {
      this.sending = null;
    }
  }

  /** Which rule forbids an answer. */
  async why(action: string): Promise<Because | null> {
    const reply = await this.#connection.ask({ type: 'why', seat: this.seat, action });
    if (reply.type === 'because') return reply;
    if (reply.type === 'refused') this.refusal = { words: reply.words, rule: reply.rule ?? '' };
    return null;
  }

  async look(seat: number): Promise<void> {
    await this.#connection.ask({ type: 'look', seat });
  }

  /** Says a line of chat; returns null, or the reason why it was not said (empty: not known). */
  async say(text: string): Promise<string | null> {
    const reply = await unlessLost(this.#connection.ask({ type: 'say', text }));
    return reply === null ? '' : reply.type === 'refused' ? reply.words : null;
  }

  async pause(on: boolean): Promise<void> {
    await this.#connection.ask({ type: 'pause', on });
  }

  /** Sets what my seat is never to be asked discreetly; the table is not told, so it is noted here. */
  async never(seat: number, decisions: string[]): Promise<void> {
    const reply = await this.#connection.ask({ type: 'never', seat, decisions });
    if (reply.type !== 'done' || !this.info) return;
    const chairs = this.info.chairs.map((chair, at) => (at === seat ? { ...chair, never: decisions } : chair));
    this.info = { ...this.info, chairs };
  }

  readonly addNumbers = (): Promise<void> => this.#numbers.add(this.info, this.mine);

  // ------------------------------------------------------------ what comes from a record instead

  /** Shows a log and how things stand at its end; nothing is told. */
  protected jump(view: Game['view'], events: Game['event'][]): void {
    this.events = events;
    this.view = view;
    this.#heard = events.at(-1)?.seq ?? -1;
    this.#teller?.begin();
  }

  /** Tells what is new in a log; without a view it goes on from the one that is shown. */
  protected goOn(view: Game['view'] | null, events: Game['event'][]): void {
    this.#teller?.end();
    this.events = events.filter((event) => event.seq <= this.#heard);
    const fresh = events.filter((event) => event.seq > this.#heard);
    this.#heard = fresh.at(-1)?.seq ?? this.#heard;
    this.#tell({ events: fresh, view, settle: () => undefined });
  }

  #hear(message: Message<Game>): void {
    switch (message.type) {
      case 'table':
        this.#table(message.table);
        break;
      case 'snapshot': {
        const afresh = message.seat !== this.seat || this.view === null;
        this.#home = this.mine.length === 1 ? this.mine[0]! : SPECTATOR;
        this.seat = message.seat;
        this.counsel.notes = [];
        if (afresh) this.#afresh(message);
        else this.#arrives(message);
        break;
      }
      case 'update':
        this.#arrives(message);
        break;
      case 'asked':
        this.#tell({ events: [], view: null, settle: () => void (this.asked = message.seats) });
        break;
      case 'noted':
        this.counsel.notes = [...this.counsel.notes, ...message.notes];
        break;
      case 'said': {
        const known = this.chat.at(-1)?.number ?? -1;
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number > known)];
        break;
      }
    }
  }

  #table(info: TableInfo): void {
    if (!this.info) remember(info);
    this.info = info;
    if (info.status === 'open' && this.mine.length > 0) void this.addNumbers();
  }

  /** Shows everything as it is, from another seat or for the first time. */
  #afresh(message: Shown<Game>): void {
    this.#chosen.forget();
    this.events = [...this.past, ...message.events];
    this.view = message.view ?? null;
    this.#heard = message.events.at(-1)?.seq ?? -1;
    this.#next = message.next;
    this.#settle(message, performance.now());
    this.#teller?.begin();
  }

  /** Something happened: it is told, if there is a stage, and shown when it has been told. */
  #arrives(message: Shown<Game>): void {
    const at = performance.now();
    const known = message.events.filter((event) => event.seq <= this.#heard);
    if (known[0]) this.events = [...this.events.filter((event) => event.seq < known[0]!.seq), ...known];
    const events = message.events.filter((event) => event.seq > this.#heard);
    this.#heard = events.at(-1)?.seq ?? this.#heard;
    this.#next = message.next;
    if (!this.#same(message.question)) this.question = null;
    if (this.#teller && events.length > 0 && !this.question) this.deciding = [];
    this.#tell({ events, view: message.view ?? null, settle: () => this.#settle(message, at) });
  }

  #tell(moment: Moment<Game['view'], Game['event']>): void {
    if (this.#teller) return this.#teller.tell(moment);
    this.events = [...this.events, ...moment.events];
    if (moment.view) this.view = moment.view;
    moment.settle();
  }

  #same(question: Asked<Game> | null = null): boolean {
    return question !== null && question.number === this.question?.number && question.seat === this.question.seat;
  }

  /** How a moment ends: with who is asked what, and how long they have. */
  #settle({ question = null, time, waiting }: Shown<Game>, at: number): void {
    this.#chosen.follow(waiting);
    this.deciding = waiting;
    if (!this.#same(question)) this.refusal = null;
    this.question = question;
    this.time = { left: time.left, at, telling: time.telling };
  }
}
