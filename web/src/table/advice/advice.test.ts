import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, ChairInfo, TableInfo, Weighed } from '../../lib/protocol';
import { settings } from '../../state/settings.svelte';
import { TableState } from '../../state/table.svelte';
import { withNotes } from '../notes';
import { bars, MOST, scale } from './bars';
import { leaveOf } from './leave';
import { office } from './office.svelte';
import Office from './Office.svelte';
import Star from './Star.svelte';

const chair = (more: Partial<ChairInfo> = {}): ChairInfo => ({
  ...{ kind: 'person', name: 'Ada', mine: false, host: false, here: true, bot: '', left: false, commitment: '' },
  ...{ never: [], agrees: false },
  ...more,
});
const bot = chair({ kind: 'bot', name: 'Lupe', bot: 'deputy' });
const info = (chairs: ChairInfo[], advice: TableInfo['advice'] = 'agreed'): TableInfo =>
  ({ chairs, advice, status: 'playing' }) as TableInfo;

describe('who may ask', () => {
  it.each([
    ['alone with bots', [chair(), bot], false, 'yes'],
    ['alone, discreetly', [chair(), bot], true, 'yes'],
    ['two who do not agree', [chair({ agrees: true }), chair()], false, 'agree'],
    ['two who agree', [chair({ agrees: true }), chair({ agrees: true })], false, 'yes'],
    ['two who agree, discreetly', [chair({ agrees: true }), chair({ agrees: true })], true, 'discreet'],
    ['the other has left', [chair(), chair({ left: true })], false, 'yes'],
    ['the other has left, discreetly', [chair(), chair({ left: true })], true, 'discreet'],
  ] as const)('%s', (_, chairs, discreet, leave) => expect(leaveOf(info([...chairs]), 0, discreet)).toBe(leave));
  it('the host forbade it', () => expect(leaveOf(info([chair(), bot], 'nobody'), 0, false)).toBe('nobody'));
});

describe('the bars', () => {
  const tried = (share: number, error: number): Weighed => ({
    ...{ action: `a${share}`, words: '', games: 9, close: false },
    ...{ share, error },
  });
  it('have room for every interval and the even share', () => {
    expect(scale([tried(34, 4), tried(10, 5)], 4)).toBe(42);
    expect(scale([tried(2, 1), tried(1, 1)], 4)).toBe(28);
    expect(scale([tried(99, 30)], 2)).toBe(100);
    for (const { to, low, wide } of bars([tried(99, 30), tried(3, 9)], 2)) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(to);
      expect(low + wide).toBeGreaterThanOrEqual(to);
      expect(low + wide).toBeLessThanOrEqual(100);
    }
  });
  it('are a few', () =>
    expect(
      bars(
        Array.from({ length: 30 }, (_, n) => tried(n, 1)),
        4,
      ),
    ).toHaveLength(MOST));
});

describe('notes in the ledger', () => {
  const events = [3, 4, 5].map((seq) => ({ seq, event: 'x', words: `${seq}` }));
  const lines = (...afters: number[]): (string | null | undefined)[] =>
    withNotes(
      events,
      afters.map((after, seat) => ({ seat, after, words: `n${after}` })),
      0,
    ).map((event) => event.words);
  it('stand between the events, in their order', () => {
    expect(lines(4, 5, 5)).toEqual(['3', 'n4', '4', 'n5', 'n5', '5']);
    expect(lines(6)).toEqual(['3', '4', '5', 'n6']);
  });
  it('wait for what comes before them, and go with it', () => {
    expect(lines(7)).toEqual(['3', '4', '5']);
    expect(lines(3, 1)).toEqual(['3', '4', '5']);
  });
  it('have numbers of their own, and some are mine', () => {
    const found = withNotes(
      events,
      [0, 1, 1].map((seat) => ({ seat, after: 4, words: 'n' })),
      1,
    );
    expect(new Set(found.map((event) => event.seq)).size).toBe(6);
    expect(found.map((event) => event.yours ?? false)).toEqual([false, false, true, true, false, false]);
  });
});

describe('the office', () => {
  const advice = { type: 'advice', n: 0, id: '', seat: 0, number: 7, action: 'bid 1', words: 'Bid 1' } as Advice;
  let table: TableState;
  let drawn: object[] = [];
  const question = (number: number) => ({
    ...{ seat: 0, number, decision: 'D', name: '', rule: '', words: 'What?' },
    options: [{ action: 'bid 1', words: 'Bid 1', rule: '' }],
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
    await tick();
    flushSync();
  };

  /** Waits until the sheet has been fetched and drawn. */
  const opened = async (): Promise<void> => {
    await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull(), 20_000);
    await settled();
  };

  beforeEach(async () => {
    await settings.setLanguage('en');
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    table = new TableState('t', 'en');
    table.seat = 0;
    table.deciding = [0];
    table.question = question(7);
    table.info = info([chair({ mine: true }), bot]);
    table.counsel.advise = vi.fn(async () => ({
      ...advice,
      then: [{ action: 'done', words: 'That is all' }],
      reason: 'Because.',
      tried: [
        { action: 'bid 1', words: 'Bid 1', share: 40, error: 5, games: 90, close: true },
        { action: 'pass', words: 'Pass', share: 39, error: 6, games: 80, close: true },
      ],
    }));
    table.answer = vi.fn(async () => {
      table.question = null;
      return true;
    });
    drawn = [
      mount(Star, { target: document.body, props: { table } }),
      mount(Office, { target: document.body, props: { table, info: table.info } }),
    ];
    flushSync();
  });
  afterEach(() => {
    for (const each of drawn) void unmount(each);
    document.body.innerHTML = '';
    office.open = false;
  });
  const star = (): HTMLElement | null => document.querySelector('button.star');
  const press = (name: string): void =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find((each) => each.textContent === name)!.click();

  it('opens by the star, says everything, and does the whole answer', async () => {
    star()!.click();
    await opened();
    expect(table.counsel.advise).toHaveBeenCalledTimes(1);
    const text = document.querySelector('dialog')!.textContent;
    for (const part of ['“Bid 1 · That is all”', 'Because.', 'Too close to call', '40 %', '±6', 'even: 50 %'])
      expect(text).toContain(part);
    press('Do that');
    await settled();
    expect(table.answer).toHaveBeenCalledWith('bid 1', null, ['done']);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelector('.word')!.textContent).toBe('');
  });
  it('opens by its key, but not while somebody types', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '!', bubbles: true }));
    expect(office.open).toBe(false);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '!', bubbles: true }));
    await opened();
    expect(table.counsel.advise).toHaveBeenCalledTimes(1);
  });
  it('closes with a word when the question goes away', async () => {
    star()!.click();
    await opened();
    table.question = question(8);
    await settled();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelector('.word')!.textContent).toContain('no longer open');
    expect(table.answer).not.toHaveBeenCalled();
  });
  it('shows why he says nothing', async () => {
    table.counsel.advise = async () => ({ type: 'refused', n: 0, id: '', code: 'sheriff_busy', words: 'Too busy.' });
    star()!.click();
    await opened();
    expect(document.querySelector('dialog [role=alert]')!.textContent).toBe('Too busy.');
  });
  it('asks nothing where it is not allowed, and says so at the star', async () => {
    table.info = info([chair({ mine: true }), bot], 'nobody');
    flushSync();
    expect(star()!.className).toContain('no');
    expect(star()!.getAttribute('aria-label')).toContain('The host decided so');
    void unmount(drawn[1]!);
    drawn[1] = mount(Office, { target: document.body, props: { table, info: table.info } });
    star()!.click();
    await opened();
    expect(table.counsel.advise).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')!.textContent).toContain('The host decided so');
  });
  it('has no star in the theatre, or when nobody is asked', () => {
    table.question = null;
    flushSync();
    expect(star()).toBeNull();
  });
});
