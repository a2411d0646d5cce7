import { describe, expect, it } from 'vitest';
import { after } from '../motion/retell';
import { STORY } from '../motion/stage.svelte';
import { BID } from '../model/decisions.gen';
import { banks, ribbons } from '../model/river';
import type { BoomEvent, BoomView, Flow } from '../model/view';
import { ticketOf } from '../row/ticket';
import { de } from '../words/de';
import { en } from '../words/en';
import { hu } from '../words/hu';
import { openBox } from '../../tests/fixtures';
import { film, fixture } from './fixtures';

const nine: Flow = { winner: 0, bid: 9, gold: [-9, 2, 2, 5], bank: 0, order: [0, 1, 2, 3], mustangs: [3] };

describe('the money river', () => {
  it('runs from seat to seat, and the order of choosing comes back', () => {
    expect(banks(nine).map(({ seat, arrives, keeps, place }) => [seat, arrives, keeps, place])).toEqual([
      [3, 9, 5, 4],
      [2, 4, 2, 3],
      [1, 2, 2, 2],
    ]);
    expect(banks(nine)[0]!.mustang).toBe(true);
  });
  it('ends in the bank with three players', () => {
    const flow: Flow = { winner: 0, bid: 10, gold: [-10, 3, 5], bank: 2, order: [0, 1, 2], mustangs: [] };
    expect(banks(flow).at(-1)).toMatchObject({ seat: null, arrives: 2, keeps: 2, place: 0 });
  });
  it('has a ribbon for every share, and none for nothing', () => {
    expect(ribbons([5, 2, 2], 44, 12, [120, 240, 360], 70).map((each) => each.column)).toEqual([0, 1, 2]);
    expect(ribbons([1, 0, 0], 44, 12, [120, 240, 360], 70)).toHaveLength(1);
    expect(ribbons([0, 0, 0], 44, 12, [120, 240, 360], 70)).toEqual([]);
  });
});

describe('a price ticket', () => {
  const view = fixture(BID).view as unknown as BoomView;
  const read = (slot: number, pays?: number, gold?: number) =>
    ticketOf(view.row[slot]!, { view, seat: 0, pays, gold, nameOf: (seat) => `<${seat}>`, words: en });
  it('says fee, receiver and rule', () => {
    openBox('boomtown', 'en');
    expect(read(0)).toEqual({ fee: { due: 3, to: 1 }, lines: ['<1> is mayor with 3 mines.'], rule: 'BT-7.2' });
    expect(read(1)).toEqual({ fee: null, lines: ['You become mayor.'], rule: 'BT-8.1' });
    expect(read(2, 5, 5).lines).toEqual(['Governor: double.', 'You would have 5: pay 5.']);
    expect(read(3)).toEqual({ fee: null, lines: ['<1>’s girls wait for one.'], rule: 'BT-17.1' });
  });
});

describe('what is told between two views', () => {
  const shots = film();
  const seen = (view: BoomView): unknown => ({
    gold: view.players.map((player) => player.gold),
    mines: view.players.map((player) => player.mines.map((mine) => mine.card).sort()),
    mayors: view.towns.map((town) => town.mayor),
    held: view.players.map((player) => player.held),
    saloons: view.towns.map((town) => town.saloons.map((saloon) => [saloon.card, saloon.girls])),
    round: view.round,
  });
  it('leads to the next view', () => {
    for (let at = 1; at < shots.length; at++) {
      const { view, events } = shots[at]!;
      const told = events.reduce((so, event) => after(so, event), shots[at - 1]!.view);
      const falling = told.players.map((player) => ({
        ...player,
        mines: player.mines.filter((mine) => !mine.falling),
      }));
      expect(seen({ ...told, players: falling }), `shot ${at}`).toEqual(seen(view));
    }
  });
  it('moves and is heard', () => {
    const events = shots.flatMap((shot) => shot.events);
    for (const event of events)
      for (const { from, to, count } of STORY.flightsOf(event)) {
        expect(`${from} ${to}`).not.toMatch(/undefined|NaN/);
        expect(count).toBeLessThanOrEqual(6);
        expect(STORY.soundOf(event, 0), event.event).not.toBeNull();
      }
  });
  it('passes over what a newer server tells', () => {
    const { view, events } = shots.at(-1)!;
    const unknown = { ...events.at(-1)!, event: 'gold_rush' } as unknown as BoomEvent;
    expect(after(view, unknown)).toEqual({ ...view, phase: unknown.phase, waiting: [] });
    expect([STORY.lengthOf(unknown), STORY.flightsOf(unknown), STORY.soundOf(unknown, 0)]).toEqual([0, [], null]);
  });
});

type Tree = { [key: string]: Tree | string | ((...values: never[]) => string) };
function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    if (typeof value === 'object') return texts(value, `${path}${key}.`);
    return [[path + key, value(...(Array.from({ length: value.length }, (_, at) => 2 + at) as never[]))]];
  });
}
describe.each([
  ['de', de],
  ['hu', hu],
])('%s', (_, words) => {
  const english = new Map(texts(en as unknown as Tree));
  it('has every text, uses every value, and is no copy', () => {
    for (const [key, text] of texts(words as unknown as Tree)) {
      expect(text.trim() === '', key).toBe(english.get(key)!.trim() === '');
      expect(text, key).not.toMatch(/undefined|NaN|\[object/);
      if (text.length > 14) expect(text, key).not.toBe(english.get(key));
    }
  });
});
