/** What the stage remembers for its scenes: nobody is named before both cards lie open, and rings stay. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUY_PLACE } from '../model/decisions.gen';
import type { TownEvent, TownView } from '../model/view';
import { Stage } from '../motion/stage.svelte';
import { viewIn } from './draw';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let seq = 0;
const told = (event: TownEvent['event'], values: Record<string, unknown>): TownEvent =>
  ({ seq: seq++, event, form: '', rule: '', pass: 3, round: 'placing_1', ...values }) as unknown as TownEvent;
const CALLED = { player: 1, opponent: 2, building: 'BNK' };
const FOUGHT = { ...CALLED, card: 'G5', their_card: 'L4', winner: 1 };

function staged(speed: number) {
  const table = { view: viewIn(BUY_PLACE) as TownView | null, events: [] as TownEvent[] };
  const stage = new Stage(
    table,
    () => speed,
    () => undefined,
  );
  const tell = (...events: TownEvent[]): void => stage.tell({ events, view: null, settle: () => undefined });
  return { table, stage, tell };
}

it('cards lie face down, are turned, and only after a hush somebody is named, in the ledger as well', () => {
  const { table, stage, tell } = staged(1);
  tell(told('challenge_made', CALLED), told('duel_revealed', FOUGHT));
  expect(stage.phase).toBe('called');
  vi.advanceTimersByTime(600);
  expect(stage.phase).toBe('down');
  expect(stage.showdown?.rows[0]!.card).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(stage.phase).toBe('turned');
  expect(table.events).toHaveLength(1);
  vi.advanceTimersByTime(1100);
  expect(stage.phase).toBe('named');
  expect(table.events).toHaveLength(2);
});

it('without motion the cards lie there to be read before anything else happens, or until a press', () => {
  for (const goesOn of [(stage: Stage) => stage.next(), () => void vi.advanceTimersByTime(2500)]) {
    const { table, stage, tell } = staged(0);
    tell(told('challenge_made', CALLED), told('duel_revealed', FOUGHT), told('turn_started', { player: 2 }));
    expect(stage.showdown?.rows).toEqual([
      { player: 1, card: 'G5' },
      { player: 2, card: 'L4' },
    ]);
    expect([stage.phase, stage.telling, table.events.length]).toEqual(['named', true, 2]);
    vi.advanceTimersByTime(1000);
    expect([stage.phase, stage.telling, table.events.length]).toEqual(['named', true, 2]);
    goesOn(stage);
    expect([stage.telling, table.events.length]).toEqual([false, 3]);
  }
});

it('without motion the buildings are settled one after another', () => {
  const { stage, tell } = staged(0);
  const award = { player: 2, figure: 'cowboy', points: 1, rent: 0, returned: [1, 3, 6, 2], round: 'settlement' };
  tell(
    told('building_awarded', { ...award, building: 'HOT' }),
    told('building_awarded', { ...award, building: 'BNK' }),
  );
  expect([...stage.settlement!.ended]).toEqual([['HOT', 2]]);
  stage.next();
  expect([...stage.settlement!.ended.keys()]).toEqual(['HOT', 'BNK']);
  expect(stage.flying).toEqual([]);
  stage.next();
  expect([stage.settlement, stage.telling]).toEqual([null, false]);
});

it('the stones of a rival are ringed until the next rival’s turn ends', () => {
  const { stage, tell } = staged(0);
  const turn = (player: number, cell: number[]): TownEvent[] => [
    told('turn_started', { player }),
    told('stone_placed', { player, building: 'STO', cell, source: 'buy', price: 100 }),
  ];
  tell(...turn(1, [0, 0]), told('turn_ended', { player: 1, words: 'Lupe places one Cowboy.' }));
  expect([...stage.rings]).toEqual([['STO 0,0', 1]]);
  expect(stage.turn).toMatchObject({ over: true, words: 'Lupe places one Cowboy.' });
  tell(...turn(2, [0, 1]));
  expect([...stage.rings.keys()]).toEqual(['STO 0,0', 'STO 0,1']);
  tell(told('turn_ended', { player: 2 }));
  expect([...stage.rings]).toEqual([['STO 0,1', 2]]);
  tell(told('turn_started', { player: 0 }), told('turn_ended', { player: 0 }));
  expect([...stage.rings]).toEqual([['STO 0,1', 2]]);
});

it('a building is settled step by step: its chain, whose it is, the rent', () => {
  const { stage, tell } = staged(1);
  const award = { player: 2, building: 'HOT', figure: 'cowboy', points: 1, rent: 200, returned: [1, 3, 6, 2] };
  const rent = { player: 2, amount: 200, form: 'rent', reason: 'rent', counterpart: null, round: 'settlement' };
  tell(told('building_awarded', { ...award, round: 'settlement' }), told('money_changed', rent));
  expect(stage.settlement?.step).toBe('chain');
  expect(stage.settlement?.ended.size).toBe(0);
  vi.advanceTimersByTime(1100);
  expect(stage.settlement?.step).toBe('taken');
  expect(stage.settlement?.ended.get('HOT')).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(stage.settlement?.step).toBe('paid');
  vi.advanceTimersByTime(2000);
  expect(stage.settlement).toBeNull();
});
