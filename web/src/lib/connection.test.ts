import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, HEARTBEAT, Lost, PATIENCE, type Seen, type Wire } from './connection';
import type { ServerMessage } from './protocol';

/** A line to a server that exists only here. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const line = (): FakeSocket => FakeSocket.all.at(-1)!;
const table = { type: 'table', n: 0, table: {} };
let heard: ServerMessage[];
let wires: Wire[];
let seen: Seen;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard = [];
  wires = [];
  seen = { since: 0, chat: 0 };
  connection = new Connection(
    'abc',
    'de',
    { hear: (message) => heard.push(message), wire: (state) => wires.push(state), seen: () => seen },
    'ws://here',
  );
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('says what it has seen and which language it wants', () => {
    expect(line().url).toBe('ws://here/ws/abc?since=0&chat=0&lang=de');
  });

  it('sends nothing before the server has spoken, then everything once', async () => {
    const reply = connection.ask({ type: 'say', text: 'howdy' });
    expect(line().sent).toEqual([]);
    line().hears(table);
    expect(line().sent).toHaveLength(1);
    line().hears({ type: 'done', n: 1, id: line().sent[0]!.id });
    expect((await reply).type).toBe('done');
    expect(wires).toEqual(['up']);
  });

  it('comes back after a break, from where it was', () => {
    line().hears(table);
    seen = { since: 17, chat: 3 };
    line().breaks();
    expect(wires).toEqual(['up', 'down']);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(line().url).toContain('since=17&chat=3');
    line().hears(table);
    expect(wires).toEqual(['up', 'down', 'up']);
  });

  it('waits longer each time the server is not there', () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const before = FakeSocket.all.length;
      line().breaks();
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(500);
    expect(waits[4]!).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_050);
  });

  it('sends an unanswered answer again, under the same id', async () => {
    line().hears(table);
    const reply = connection.ask({ type: 'answer', seat: 0, number: 4, action: 'keep 9', form: null });
    const [first] = line().sent;
    line().breaks();
    vi.advanceTimersByTime(400);
    expect(line().sent).toEqual([]);
    line().hears(table);
    expect(line().sent).toEqual([first]);
    line().hears({ type: 'done', n: 1, id: first!.id });
    expect((await reply).type).toBe('done');
    line().breaks();
    vi.advanceTimersByTime(400);
    line().hears(table);
    expect(line().sent).toEqual([]);
  });

  it('does not say a line of chat twice', async () => {
    line().hears(table);
    const said = connection.ask({ type: 'say', text: 'howdy' });
    const lost = expect(said).rejects.toBeInstanceOf(Lost);
    line().breaks();
    vi.advanceTimersByTime(400);
    line().hears(table);
    expect(line().sent).toEqual([]);
    await lost;
  });

  it('asks a silent server, and gives up on it', () => {
    line().hears(table);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(line().sent.map((message) => message.type)).toEqual(['ping']);
    line().hears({ type: 'pong', n: 1, id: '' });
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect(wires).toEqual(['up']);
    vi.advanceTimersByTime(1 + PATIENCE);
    expect(wires).toEqual(['up', 'down']);
  });

  it('does not come back to a table that is gone', () => {
    line().hears({ type: 'bye', n: 0, code: 'no_such_table', words: 'There is no such table.' });
    line().breaks();
    vi.advanceTimersByTime(60_000);
    expect(wires).toEqual(['gone']);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('hurries when the network is back', () => {
    line().hears(table);
    line().breaks();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('speaks another language over a fresh line', () => {
    line().hears(table);
    const old = line();
    connection.speak('hu');
    expect(line().url).toContain('lang=hu');
    old.hears({ type: 'pong', n: 1, id: '' });
    expect(heard).toHaveLength(1);
  });
});
