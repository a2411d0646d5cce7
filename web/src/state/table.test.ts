import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DYNAMITE, KEEP_DICE } from '../games/dice-town/model/decisions.gen';
import type { TableInfo } from '../lib/protocol';
import { keptOf } from './numbers';
import { TableState } from './table.svelte';

/** The server's side of one table, by hand. */
class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private n = 0;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ n: this.n++, ...message }) });
  }
}

const chair = (name: string, mine: boolean): TableInfo['chairs'][number] => ({
  kind: 'person',
  name,
  mine,
  host: mine,
  here: true,
  bot: '',
  left: false,
  commitment: 'x',
  never: [],
  agrees: false,
});
const info = (mine: number[], status = 'playing'): object => ({
  type: 'table',
  table: {
    id: 'abc',
    game: 'dice-town',
    status,
    chairs: ['Ada', 'Bo', 'Cy'].map((name, seat) => chair(name, mine.includes(seat))),
    fair: { commitment: 'c' },
    scores: null,
  },
});
const event = (seq: number): object => ({ seq, event: 'dice_rolled', words: `line ${seq}` });
const snapshot = (seat: number, events: object[], next: number, more: object = {}): object => ({
  type: 'snapshot',
  seat,
  view: { game: 'dice-town', seat, players: [], waiting: [0, 1, 2] },
  events,
  next,
  time: { left: { 0: 30 }, paused: false },
  waiting: [0, 1, 2],
  ...more,
});
const update = (waiting: number[], events: object[], next: number, more: object = {}): object => ({
  type: 'update',
  seat: 0,
  view: { game: 'dice-town', seat: 0, players: [], waiting },
  events,
  next,
  time: { left: {}, paused: false },
  waiting,
  ...more,
});
const question = {
  seat: 0,
  number: 3,
  decision: KEEP_DICE,
  name: 'KEEP_DICE',
  rule: 'DT-3.2',
  words: 'Which?',
  options: [],
};
const server = (): FakeSocket => FakeSocket.last;
let table: TableState;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  table = new TableState('abc', 'en');
  table.open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe('what the table shows', () => {
  it('keeps events through snapshots without losing or doubling any', () => {
    server().hears(info([0]));
    server().hears(snapshot(0, [event(0), event(1)], 2));
    server().hears(update([0, 1, 2], [event(2)], 3));
    server().hears(snapshot(0, [event(3)], 4));
    expect(table.events.map((each) => each.seq)).toEqual([0, 1, 2, 3]);
  });

  it('has the seats that have chosen while others think', () => {
    server().hears(info([0]));
    server().hears(snapshot(0, [], 0));
    server().hears(update([0, 2], [], 0));
    expect([...table.chosen]).toEqual([1]);
    server().hears(update([2], [], 0));
    expect([...table.chosen]).toEqual([1, 0]);
    server().hears(update([0, 1, 2], [], 0));
    expect([...table.chosen]).toEqual([]);
  });

  it('shows again after a reload who has chosen, where the view tells it', () => {
    const players = [{ has_chosen: true, choice: { kept: ['9'], action: 'keep 9' } }, { has_chosen: false }, {}];
    server().hears(info([0]));
    server().hears(snapshot(0, [], 0, { view: { game: 'dice-town', seat: 0, players }, waiting: [1, 2] }));
    expect([...table.chosen]).toEqual([0]);
    expect(table.waiting).toEqual([1, 2]);
  });

  it('knows of nobody who decides while cards may be played discreetly', () => {
    server().hears(info([0]));
    server().hears(snapshot(0, [], 0));
    expect(table.discreet).toBe(false);
    server().hears({ ...update([], [event(0)], 1), view: null, question });
    expect(table.waiting).toEqual([]);
    expect(table.view?.waiting, 'the last view is older').toEqual([0, 1, 2]);
    expect(table.discreet).toBe(true);
    server().hears(update([0], [], 1, { question }));
    expect(table.discreet).toBe(false);
  });

  it('goes on from what it has seen', () => {
    server().hears(info([0]));
    server().hears(snapshot(0, [event(0), event(1)], 2));
    server().hears({ type: 'said', lines: [{ number: 4, room: 'players', name: 'Bo', text: 'hi', at: 0 }] });
    table.again();
    expect(server().url).toContain('since=2&chat=5');
  });

  it('takes no events of one seat for those of another', () => {
    server().hears(info([0, 1]));
    server().hears(snapshot(-1, [event(0)], 1));
    expect(table.curtain).toBe(true);
    server().hears(snapshot(1, [event(0), event(1)], 2));
    expect(table.events.map((each) => each.seq)).toEqual([0, 1]);
    expect(table.curtain).toBe(false);
    table.again();
    expect(server().url).toContain('since=0');
  });
});

describe('answering', () => {
  beforeEach(() => {
    server().hears(info([0]));
    server().hears(snapshot(0, [], 0, { question }));
  });

  it('sends the number of its question, once', async () => {
    const first = table.answer('keep 9');
    expect(await table.answer('keep 9')).toBe(false);
    expect(server().sent).toMatchObject([{ type: 'answer', seat: 0, number: 3, action: 'keep 9' }]);
    server().hears({ type: 'done', id: server().sent[0]!.id });
    expect(await first).toBe(true);
    expect(table.question).toBeNull();
    expect(table.sending).toBeNull();
  });

  it('shows why it was refused, and keeps the question', async () => {
    const answer = table.answer('keep 9 9 9');
    server().hears({
      type: 'refused',
      id: server().sent[0]!.id,
      code: 'illegal',
      words: 'You have $1.',
      rule: 'DT-4.4',
    });
    expect(await answer).toBe(false);
    expect(table.refusal).toEqual({ words: 'You have $1.', rule: 'DT-4.4' });
    expect(table.question?.number).toBe(3);
  });

  it('asks why something is not possible', async () => {
    const why = table.why('keep 9 9 9');
    const [sent] = server().sent;
    expect(sent).toMatchObject({ type: 'why', seat: 0, action: 'keep 9 9 9' });
    server().hears({ type: 'because', id: sent!.id, action: 'keep 9 9 9', words: 'No.', rule: 'DT-4.4', legal: false });
    expect(await why).toMatchObject({ rule: 'DT-4.4', legal: false });
  });
});

it('notes what I do not want to be asked, for my seat only', async () => {
  server().hears(info([0]));
  const set = table.never(0, [DYNAMITE]);
  const [sent] = server().sent;
  expect(sent).toMatchObject({ type: 'never', seat: 0, decisions: [DYNAMITE] });
  server().hears({ type: 'done', id: sent!.id });
  await set;
  expect(table.info?.chairs.map((each) => each.never)).toEqual([[DYNAMITE], [], []]);
});

describe('fair dice', () => {
  it('adds a number for a chair without one, and notes what it saw', async () => {
    const open = info([1], 'open') as { table: TableInfo };
    open.table.chairs[1]!.commitment = '';
    server().hears(open);
    const [sent] = server().sent;
    expect(sent).toMatchObject({ type: 'number', chair: 1 });
    server().hears(open);
    expect(server().sent).toHaveLength(1);
    server().hears({ type: 'done', id: sent!.id });
    await vi.waitFor(() => expect(keptOf(table.id)).toEqual({ commitment: 'c', numbers: [sent!.number] }));
  });
});

describe('the Sheriff', () => {
  const note = (number: number): object => ({ number, seat: 1, after: number, words: `note ${number}` });
  const notes = (): string[] => table.counsel.notes.map((each) => each.words);
  const last = (): Record<string, unknown> => server().sent.at(-1)!;
  beforeEach(() => {
    server().hears(info([0]));
    server().hears(snapshot(0, [], 0, { question }));
  });

  it('is noted once, also when everything comes again', () => {
    server().hears({ type: 'noted', seat: 0, notes: [note(0)] });
    server().hears({ type: 'noted', seat: 0, notes: [note(1)] });
    expect(notes()).toEqual(['note 0', 'note 1']);
    server().hears(snapshot(0, [], 0));
    server().hears({ type: 'noted', seat: 0, notes: [note(0), note(1)] });
    expect(notes()).toEqual(['note 0', 'note 1']);
  });

  it('answers, or says why not', async () => {
    const asking = table.counsel.advise(question);
    expect(last()).toMatchObject({ type: 'advise', seat: 0, number: 3 });
    server().hears({ type: 'advice', id: last().id, action: 'keep none' });
    expect(await asking).toMatchObject({ action: 'keep none' });
    const again = table.counsel.advise(question);
    server().hears({ type: 'refused', id: last().id, code: 'sheriff_busy', words: 'Busy.' });
    expect(await again).toMatchObject({ words: 'Busy.' });
    const left = table.counsel.advise(question);
    table.close();
    expect(await left).toBeNull();
  });

  it('has an answer in parts given, each as the next question', async () => {
    const answering = table.answer('bribe dollars 1', null, ['bribe nuggets 0', 'done']);
    for (const [place, action] of ['bribe dollars 1', 'bribe nuggets 0', 'done'].entries()) {
      expect(last()).toMatchObject({ type: 'answer', number: 3 + place, action });
      server().hears({ type: 'done', id: last().id });
      await new Promise((done) => setTimeout(done));
    }
    expect(await answering).toBe(true);
    expect(table.question).toBeNull();
  });

  it('goes no further when a part is refused', async () => {
    const answering = table.answer('bribe dollars 1', null, ['done']);
    server().hears({ type: 'refused', id: last().id, code: 'paused', words: 'Paused.' });
    expect(await answering).toBe(false);
    expect(last().action).toBe('bribe dollars 1');
    expect(table.refusal?.words).toBe('Paused.');
  });
});
