/**
 * The websocket of a table: connects, reconnects after a break and says what it has seen, and sends again what was not
 * answered. It knows nothing of pages, so that it can be tested alone.
 */
import { read, type Declared, type Message } from './messages';
import type { ClientMessage, ServerMessage } from './protocol';
import type { Language } from './rest';

export type Wire = 'joining' | 'up' | 'down' | 'gone';

/** What has been seen, told to the server after a break. */
export interface Seen {
  since: number;
  chat: number;
}

export interface Listener<Game extends Declared = Declared> {
  hear(message: Message<Game>): void;
  /** `words`: what the server said when it closed the connection. */
  wire(state: Wire, code: string, words: string): void;
  seen(): Seen;
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = Without<ClientMessage>;
export type Reply = Extract<ServerMessage, { id: string }>;

interface Waiting {
  message: ClientMessage;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** A message whose fate is unknown: the line broke after it was sent, and sending it again could do it twice. */
export class Lost extends Error {}

/** What comes of a request; null if the line is lost for good. */
export async function unlessLost<Found>(doing: Promise<Found>): Promise<Found | null> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof Lost) return null;
    throw error;
  }
}

export const PATIENCE = 8_000;
export const HEARTBEAT = 20_000;
const SHORTEST = 250;
const LONGEST = 8_000;
/** Codes of a good-bye after which reconnecting makes no sense. */
const FINAL = new Set(['no_such_table', 'table_closed', 'table_broken', 'newer_rules']);

export class Connection<Game extends Declared = Declared> {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private bye: { code: string; words: string } | null = null;
  private closed = false;
  private up = false;
  private count = 0;
  /** Tells this page's messages from those of an earlier visit, whose answers may still be confirmed. */
  private readonly name = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly table: string,
    private language: Language,
    private readonly listener: Listener<Game>,
    private readonly address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
  ) {}

  open(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.heart);
    this.socket?.close();
    for (const each of this.waiting.values()) each.reject(new Lost());
    this.waiting.clear();
  }

  /** Words come in another language from now on. The listener must first forget what it has, to get it all again. */
  speak(language: Language): void {
    this.language = language;
    this.again();
  }

  again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.tries = 0;
    this.connect();
  }

  /** Sends a message and waits for its reply, however long it takes. */
  ask(request: Request): Promise<Reply> {
    const id = `${this.name}-${++this.count}`;
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject });
      this.send(message);
    });
  }

  /** Sends messages one after the other, until one is not done; the reply to the last that was sent. */
  async askInTurn([first, ...others]: Request[]): Promise<Reply> {
    let reply = await this.ask(first!);
    for (const next of others) if (reply.type === 'done') reply = await this.ask(next);
    return reply;
  }

  private send(message: ClientMessage): void {
    if (this.up && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const { since, chat } = this.listener.seen();
    const socket = new WebSocket(`${this.address}/ws/${this.table}?since=${since}&chat=${chat}&lang=${this.language}`);
    this.socket = socket;
    this.up = false;
    this.bye = null;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(read<Game>(event.data as string));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.broken();
    };
    this.beat(PATIENCE);
  }

  private hear(message: Message<Game>): void {
    if (message.n === 0) this.joined(message);
    this.beat(HEARTBEAT);
    if (message.type === 'bye') this.bye = { code: message.code, words: message.words };
    if ('id' in message) this.replied(message);
    this.listener.hear(message);
  }

  /** With its first message a connection works; what was not answered is sent again. */
  private joined(first: Message<Game>): void {
    if (first.type === 'bye') return;
    this.tries = 0;
    this.up = true;
    this.listener.wire('up', '', '');
    for (const each of [...this.waiting.values()]) this.send(each.message);
  }

  private replied(reply: Reply): void {
    const each = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    each?.resolve(reply);
  }

  private broken(): void {
    clearTimeout(this.heart);
    this.socket = null;
    if (this.closed) return;
    const { code, words } = this.bye ?? { code: '', words: '' };
    this.loseLines();
    if (FINAL.has(code)) {
      this.closed = true;
      this.listener.wire('gone', code, words);
      return;
    }
    this.listener.wire('down', code, words);
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Lines of chat are not sent again: they might have arrived, and nobody wants to say everything twice. */
  private loseLines(): void {
    for (const [id, each] of this.waiting) {
      if (each.message.type !== 'say') continue;
      this.waiting.delete(id);
      each.reject(new Lost());
    }
  }

  /** Somebody is looking, or the network is back: no need to wait any longer. */
  private readonly hurry = (): void => {
    if (this.socket === null && !this.closed && !document.hidden) this.connect();
  };

  /** After some silence the server is asked for a sign; if it does not answer, the line counts as broken. */
  private beat(after: number): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => {
      const socket = this.socket;
      if (socket?.readyState === WebSocket.OPEN && after === HEARTBEAT) {
        socket.send(JSON.stringify({ type: 'ping', id: '' }));
        this.beat(PATIENCE);
        return;
      }
      this.socket = null;
      socket?.close();
      this.broken();
    }, after);
  }
}
