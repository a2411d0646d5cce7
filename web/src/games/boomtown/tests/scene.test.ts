import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoomEvent, BoomView, Told } from '../model/view';
import { after } from '../motion/retell';
import { Stage, STORY, TURN } from '../motion/stage.svelte';
import { begun, gainsOf, landed, minesOn, recalled, sumOf, without, type Roll } from '../scene/roll';
import { BANK, tableau } from '../scene/tableau';
import { film } from './fixtures';

const shots = film();
/** Every event of the film, with the view before it and the view of the server after its step. */
const told = shots.slice(1).flatMap(({ events, view }, at) => {
  let so = shots[at]!.view;
  return events.map((event) => {
    const before = so;
    so = after(so, event, view);
    return { event, before, next: view };
  });
});
const is = <Name extends BoomEvent['event']>(event: BoomEvent, name: Name): event is Told<Name> => event.event === name;
/** The moments from a roll to the next row, as the server sends them. */
const rolls = shots.flatMap((shot, at) => {
  const from = shot.events.findIndex((event) => event.event === 'dice_rolled');
  return from < 0 || at === 0 ? [] : [{ at, from }];
});

describe('the production roll', () => {
  it('shows nothing of an event before it lands, and everything after it', () => {
    let scene: Roll | null = null;
    const seen = new Set<string>();
    for (const { event, before } of told) {
      const starts = begun(scene, event, before);
      const lies: Roll | null = landed(starts, event, before);
      if (is(event, 'dice_rolled')) {
        expect(starts).toMatchObject({ beat: 'roll', by: event.player, still: false, mines: [], pays: [] });
        expect(lies).toMatchObject({ still: true, dice: [event.die1, event.die2] });
        expect(sumOf(lies!)).toBe(event.sum);
        expect(lies!.mines.every(({ mine }) => mine.number === event.sum)).toBe(true);
      }
      if (is(event, 'telegraph_used')) {
        expect(starts).toMatchObject({ still: false, mines: [], wired: event.die - 1 });
        expect(sumOf(lies!)).toBe(event.sum);
      }
      if (is(event, 'mine_produced')) {
        expect(starts!.pays.at(-1)).toMatchObject({ amount: event.amount, there: false, to: { seat: event.player } });
        const { to, there } = lies!.pays.at(-1)!;
        expect([there, to.after]).toEqual([true, to.before! + event.amount]);
        expect(gainsOf(starts!, 4)).toEqual(gainsOf(scene!, 4));
        expect(gainsOf(lies!, 4)[event.player]).toBe(gainsOf(starts!, 4)[event.player]! + event.amount);
      }
      if (is(event, 'saloon_paid')) {
        const { from, to } = lies!.taxes.at(-1)!;
        expect(starts!.taxes.at(-1)!.there).toBe(false);
        expect([from!.after, to.after]).toEqual([from!.before! - event.paid, to.before! + event.paid]);
      }
      if (is(event, 'no_production')) expect([starts!.nobody, lies!.nobody]).toEqual([false, true]);
      if (is(event, 'round_ended')) expect([starts!.net, lies!.net]).toEqual([false, true]);
      if (is(event, 'bid_made') || is(event, 'bid_passed')) expect(lies).toBeNull();
      if (lies) seen.add(event.event);
      scene = lies;
    }
    expect([...seen]).toEqual(expect.arrayContaining(['dice_rolled', 'mine_produced', 'round_ended', 'row_revealed']));
  });

  it('adds up to what everybody has more at the end of the round', () => {
    let scene: Roll | null = null;
    let had: (number | undefined)[] = [];
    for (const { event, before } of told) {
      if (is(event, 'dice_rolled')) had = before.players.map((player) => player.gold);
      scene = landed(begun(scene, event, before), event, before);
      if (is(event, 'round_ended'))
        expect(gainsOf(scene!, had.length)).toEqual(before.players.map((player, seat) => player.gold! - had[seat]!));
    }
  });

  it('says who has no mine on the number only when all mines have paid', () => {
    let scene: Roll | null = null;
    for (const { event, before } of told) {
      const seats = before.players.map((player) => player.seat);
      const starts = begun(scene, event, before);
      scene = landed(starts, event, before);
      if (!is(event, 'mine_produced')) continue;
      expect(without(starts!, seats)).toEqual([]);
      const owners = new Set(minesOn(before, sumOf(scene!)).map(({ owner }) => owner));
      const last = scene!.pays.length === scene!.mines.length;
      expect(without(scene!, seats)).toEqual(last ? seats.filter((seat) => !owners.has(seat)) : []);
    }
  });

  it('is found as it lies by somebody who comes in', () => {
    const { before, event } = told.find((each) => each.event.event === 'dice_rolled')!;
    const view = after(before, event);
    expect(recalled(before)).toBeNull();
    expect(recalled(view)).toMatchObject({ beat: 'roll', still: true, dice: view.dice });
  });

  it('loses what collapses', () => {
    const { before, event } = told.find((each) => is(each.event, 'dice_rolled'))!;
    const owner = before.players.find((player) => player.mines.length > 0)!;
    const card = owner.mines[0]!.card;
    const fall = { ...event, event: 'mine_collapsed', card, owner: owner.seat, with_vein: false } as BoomEvent;
    const lies = landed(begun(null, event, before), event, before);
    expect(landed(begun(lies, fall, before), fall, before)!.fallen).toMatchObject([
      { owner: owner.seat, mine: { card } },
    ]);
  });
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const play = (speed: number) => {
    const { at, from } = rolls[0]!;
    const { events, view } = shots[at]!;
    const start = events.slice(0, from).reduce((so, event) => after(so, event), shots[at - 1]!.view);
    const table: { view: BoomView | null; events: BoomEvent[] } = { view: start, events: [] };
    const stage = new Stage(
      table,
      () => speed,
      () => undefined,
    );
    let settled = false;
    stage.tell({ events: events.slice(from), view, settle: () => void (settled = true) });
    return { stage, table, view, done: () => settled };
  };

  it('turns the cards of the next row over one by one, and the question comes after them', () => {
    const { stage, table, view, done } = play(1);
    while (stage.now?.event !== 'row_revealed') vi.advanceTimersByTime(1);
    expect(stage.roll!.beat).toBe('deal');
    expect(stage.dealt!.up).toBe(0);
    expect(table.view!.row.every((card) => card === null)).toBe(true);
    const all = stage.dealt!.cards.length;
    for (let up = 1; up <= all; up++) {
      vi.advanceTimersByTime(TURN);
      expect([stage.dealt!.up, done()]).toEqual([up, false]);
    }
    vi.advanceTimersByTime(STORY.landsAt(stage.now) - all * TURN);
    expect(table.view!.row.map((card) => card!.card)).toEqual(view.row.map((card) => card!.card));
    vi.advanceTimersByTime(STORY.lengthOf(stage.now));
    expect([done(), stage.dealt]).toEqual([true, null]);
  });

  it('remembers what the roll brought until somebody bids, also where nothing moves', () => {
    const slow = play(1);
    vi.advanceTimersByTime(30_000);
    const { stage, view, done } = play(0);
    expect([done(), stage.roll?.net, stage.tempo]).toEqual([false, true, 0]);
    stage.next();
    expect(done()).toBe(true);
    expect(stage.gains).toEqual(slow.stage.gains);
    const bid = { ...told.find(({ event }) => is(event, 'bid_made'))!.event };
    stage.tell({ events: [bid], view, settle: () => undefined });
    expect([stage.roll, stage.gains]).toEqual([null, []]);
  });

  it('takes eight seconds or so for a roll', () => {
    for (const { at, from } of rolls) {
      const long = shots[at]!.events.slice(from).reduce((sum, event) => sum + STORY.lengthOf(event), 0);
      expect(long).toBeLessThan(9500);
    }
  });
});

describe('a tableau', () => {
  it('names everybody an event is about', () => {
    for (const { event, before } of told) {
      const shown = tableau(event, before);
      if (!shown) continue;
      for (const seat of [shown.who, shown.to ?? BANK]) expect(seat).toBeLessThan(before.players.length);
      if (is(event, 'fee_paid'))
        expect([shown.who, shown.to, shown.gold]).toEqual([event.payer, event.mayor, event.paid]);
      if (is(event, 'mayor_elected')) expect(shown.office).toBe(event.player);
      if (is(event, 'card_picked')) expect(shown.mine?.card ?? shown.picture).toBeTruthy();
      if (is(event, 'mine_acquired')) expect(shown.mine!.card).toBe(event.card);
    }
  });
  it('leaves the roll and the river to their own scenes', () => {
    const own = ['auction_won', 'bid_share_paid', 'dice_rolled', 'mine_produced', 'saloon_paid', 'holdup_rolled'];
    for (const { event, before } of told) if (own.includes(event.event)) expect(tableau(event, before)).toBeNull();
  });
});
