import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../lib/messages';
import { desk } from '../rules/desk.svelte';
import { settings } from '../state/settings.svelte';
import { TableState } from '../state/table.svelte';
import { roundsOf, type Chapters } from './chapters';
import Ledger from './Ledger.svelte';

it('is one stop for the tab key; arrows go from rule to rule', async () => {
  await settings.setLanguage('en');
  const table = new TableState('t', 'en');
  table.events = [1, 2, 3].map((seq) => ({ seq, event: 'x', words: `line ${seq}`, rule: `DT-${seq}.1` }));
  const away = desk.stand({ id: 't', info: null });
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Ledger, { target: root, props: { table, info: null as never, beside: null } });
  flushSync();
  const list = root.querySelector<HTMLElement>('ol')!;
  const rules = [...list.querySelectorAll('button')];
  expect(rules.map((each) => each.title)).toEqual(['DT-1.1', 'DT-2.1', 'DT-3.1']);
  expect(rules.map((each) => each.textContent)).toEqual(['?', '?', '?']);
  expect(rules.every((each) => each.tabIndex === -1)).toBe(true);
  expect(list.tabIndex).toBe(0);
  list.focus();
  const at = (key: string): number => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return rules.indexOf(document.activeElement as HTMLButtonElement);
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'x'].map(at)).toEqual([0, 1, 0, 2, 2, 0, 0]);
  void unmount(drawn);
  root.remove();
  away();
});

describe('as a story', () => {
  const line = (seq: number, event: string, more: object = {}) => ({ seq, event, words: `${event} ${seq}`, ...more });
  const events = [
    line(0, 'game_started', { part: 'before' }),
    line(1, 'round_started'),
    line(2, 'dice_rolled', { part: 'roll' }),
    line(3, 'paid'),
    line(4, 'won', { part: 'mine', player: 2 }),
    line(5, 'mined'),
    line(6, 'round_started'),
    line(7, 'stone', { part: 'turn' }),
    line(8, 'stone'),
    line(9, 'turn_ended'),
  ];
  const chapters: Chapters = {
    of: (event) => (event.part as string | undefined) ?? null,
    title: (key) => key.toUpperCase(),
    seat: (lines) => lines.find((event) => event.event === 'won')?.player as number | undefined,
    sums: (event) => event.event === 'turn_ended',
  };
  const numbers = (lines: readonly GameEvent[]): number[] => lines.map((event) => event.seq);

  it('has the newest round and chapter first, and lines in their order', () => {
    const rounds = roundsOf(events, chapters);
    expect(rounds.map((round) => round.begins?.seq)).toEqual([6, 1, undefined]);
    expect(rounds[1]!.chapters.map((each) => [each.title, each.seat, numbers(each.lines)])).toEqual([
      ['MINE', 2, [4, 5]],
      ['ROLL', undefined, [2, 3]],
    ]);
    expect(rounds[2]!.chapters.map((each) => numbers(each.lines))).toEqual([[0]]);
  });

  it('tells a turn in one line with its parts, once it is over', () => {
    const [turn] = roundsOf(events, chapters)[0]!.chapters;
    expect([turn!.sum?.seq, numbers(turn!.lines)]).toEqual([9, [7, 8]]);
    const [open] = roundsOf(events.slice(0, -1), chapters)[0]!.chapters;
    expect([open!.sum, numbers(open!.lines)]).toEqual([undefined, [7, 8]]);
  });

  it('loses and doubles nothing, with chapters or without', () => {
    for (const way of [chapters, undefined]) {
      const all = roundsOf(events, way).flatMap(({ begins, chapters: parts }) => [
        ...(begins ? [begins] : []),
        ...parts.flatMap(({ sum, lines }) => [...(sum ? [sum] : []), ...lines]),
      ]);
      expect(numbers(all).sort((a, b) => a - b)).toEqual(numbers(events));
    }
  });
});
