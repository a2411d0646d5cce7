import { expect, test } from 'vitest';
import type { TableInfo } from '../lib/protocol';
import type { Changes } from '../lib/rest';
import { Changing } from './changing';

/** A server that answers when it is told to, and a page that hears of it even later. */
class Lobby {
  table = { chairs: [0, 0, 0, 0], options: {} } as unknown as TableInfo;
  shown = this.table;
  asked: Changes[] = [];
  #waiting: (() => void)[] = [];
  readonly changing = new Changing(
    (changes) => this.#answer(changes),
    () => this.shown,
  );

  async #answer(changes: Changes): Promise<TableInfo> {
    await new Promise<void>((go) => this.#waiting.push(go));
    this.asked.push(changes);
    if (changes.seats === 0) throw new Error('too few');
    const chairs = new Array<number>(changes.seats ?? this.table.chairs.length).fill(0);
    this.table = { ...this.table, ...changes, chairs } as unknown as TableInfo;
    return this.table;
  }

  /** Answers this many requests, one after another. */
  async answers(number: number): Promise<void> {
    for (let each = 0; each < number; each++) {
      while (this.#waiting.length === 0) await Promise.resolve();
      this.#waiting.shift()?.();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
  }
}

const fewer = (now: TableInfo): Changes => ({ seats: now.chairs.length - 1 });

test('two quick presses count twice', async () => {
  const lobby = new Lobby();
  const both = [lobby.changing.change(fewer), lobby.changing.change(fewer)];
  await lobby.answers(2);
  await Promise.all(both);
  expect(lobby.asked).toEqual([{ seats: 3 }, { seats: 2 }]);
});

test('a press after the answer, before the page has heard of it, counts too', async () => {
  const lobby = new Lobby();
  const one = lobby.changing.change(fewer);
  await lobby.answers(1);
  await one;
  const other = lobby.changing.change(fewer);
  await lobby.answers(1);
  await other;
  expect(lobby.asked).toEqual([{ seats: 3 }, { seats: 2 }]);
});

test('whoever starts the game waits for the changes made before', async () => {
  const lobby = new Lobby();
  void lobby.changing.change(fewer);
  void lobby.changing.change(fewer);
  const settled = lobby.changing.settled().then(() => lobby.asked.length);
  await lobby.answers(2);
  expect(await settled).toBe(2);
});

test('what the page has heard since is newer', async () => {
  const lobby = new Lobby();
  const one = lobby.changing.change(fewer);
  await lobby.answers(1);
  await one;
  lobby.shown = { ...lobby.table, chairs: [0, 0, 0, 0, 0] } as unknown as TableInfo;
  const other = lobby.changing.change(fewer);
  await lobby.answers(1);
  await other;
  expect(lobby.asked[1]).toEqual({ seats: 4 });
});

test('a refusal is told, and the next change goes on from what holds', async () => {
  const lobby = new Lobby();
  const wrong = lobby.changing.change(() => ({ seats: 0 }));
  const right = lobby.changing.change(fewer);
  const refused = expect(wrong).rejects.toThrow('too few');
  await lobby.answers(2);
  await refused;
  await right;
  expect(lobby.asked).toEqual([{ seats: 0 }, { seats: 3 }]);
});
