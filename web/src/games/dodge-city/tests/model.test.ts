import { describe, expect, it } from 'vitest';
import { BUY_PLACE, EVENT_LOSE, EVENT_SHIFT } from '../model/decisions.gen';
import { bars, free, ghost, stones } from '../model/board';
import { openBox } from '../../tests/fixtures';
import { faceOf } from '../model/cards';
import { Choices, triedOn } from '../model/choices';
import { usedIn } from '../model/pass';
import { around, houseOf, rowsOf, type Asked, type TownEvent } from '../model/view';
import { after } from '../motion/retell';
import { showdownOf } from '../motion/showdown';
import { STORY } from '../motion/stage.svelte';
import { cardName } from '../words/names';
import { fixture, viewIn } from './draw';

const told = (event: TownEvent['event'], values: Record<string, unknown>): TownEvent =>
  ({ seq: 1, event, form: '', rule: '', pass: 1, round: 'placing_1', ...values }) as unknown as TownEvent;
const question = (...actions: string[]): Asked => ({
  ...fixture(BUY_PLACE).question!.en,
  decision: BUY_PLACE,
  options: actions.map((action) => ({ action, words: action, rule: '' })),
});

describe('options', () => {
  it('are drawn where they belong', () => {
    const found = new Choices(
      question('done', 'take back', 'open 6 lady', 'buy 3 0,1', 'free 3 0,1', 'challenge 1 7', 'play L5'),
    );
    expect(found.on('3 0,1')?.action).toBe('free 3 0,1');
    expect([...(found.opens.get(6)?.keys() ?? [])]).toEqual(['lady']);
    expect(found.back?.action).toBe('take back');
    expect(found.concerns(3)).toBe(true);
    expect([...found.challenges.keys()]).toEqual(['1 7']);
    expect(found.concerns(6)).toBe(false);
  });

  it('a press elsewhere is a try at the same thing', () => {
    expect(triedOn(question('buy 3 0,1'))).toBe('buy');
    expect(triedOn({ ...question('done', 'to 3 0,1'), decision: EVENT_SHIFT })).toBe('to');
    expect(triedOn({ ...question('take 3 0,1'), decision: EVENT_LOSE })).toBe('take');
  });
});

describe('a board', () => {
  const bank = houseOf(viewIn(BUY_PLACE), 'BNK')!;
  it('knows stones, free cells and what would be linked', () => {
    expect(stones(bank)).toHaveLength(11);
    expect(free(bank)).toHaveLength(10);
    expect(ghost(bank, 0, [3, 4])).toEqual([
      [4, 4],
      [3, 3],
    ]);
  });
  it('grows a bar between neighbours once, and one to each field', () => {
    const mine = bars(bank).filter((bar) => bar.owner === 0);
    expect(mine.filter((bar) => !bar.thin)).toHaveLength(5);
    expect(mine.filter((bar) => bar.thin)).toHaveLength(4);
  });
  it('stands in its row of the plan', () => {
    expect(rowsOf(viewIn(BUY_PLACE)).map((row) => row.map((house) => house.id))).toEqual([
      ['UPR', 'SAL', 'POS', 'HOT'],
      ['BNK', 'OFF', 'STO'],
    ]);
    expect(around(viewIn(BUY_PLACE), 0)).toEqual([1, 2, 3]);
  });
});

describe('cards', () => {
  it('are read by their ids', () => {
    openBox('dodge-city', 'en');
    expect(faceOf('L6')).toMatchObject({ kind: 'number', figure: 'lady', number: 6, print: 'Lady' });
    expect(faceOf('S2')).toMatchObject({ kind: 'picture', figure: 'sheriff', number: 2, short: '2 free stones' });
    expect(['L6', 'S2', 'Q1', 'I2'].map((id) => faceOf(id).picture)).toEqual([
      'dc-number-lady',
      'dc-sheriff',
      'dc-question',
      'dc-raid',
    ]);
    expect(['L6', 'Q1', 'I2', 'X1'].map(cardName)).toEqual(['Lady 6', 'Question', 'Raid', 'X1']);
  });
  it('spent ones are known by their round', () => {
    const events = [
      told('start_cards_revealed', { pass: 2, round: 'start', cards: [{ player: 0, card: 'C4' }] }),
      told('card_played', { pass: 2, round: 'placing_1', player: 0, card: 'L5' }),
      told('card_played', { pass: 1, round: 'placing_1', player: 0, card: 'L7' }),
      told('duel_revealed', { pass: 2, round: 'duel', player: 1, card: 'G4', opponent: 0, their_card: 'Q1' }),
    ];
    expect(usedIn(events, 2, 0)).toEqual([
      { card: 'C4', round: 'start' },
      { card: 'L5', round: 'placing_1' },
      { card: 'Q1', round: 'duel' },
    ]);
  });
});

describe('what an event shows', () => {
  const view = viewIn(BUY_PLACE);
  it('a stone comes and goes', () => {
    const placed = after(
      view,
      told('stone_placed', { player: 0, building: 'BNK', cell: [3, 4], source: 'buy', price: 200 }),
    );
    expect(houseOf(placed, 'BNK')!.now[3]).toBe('.1P00');
    expect(placed.players[0]!.placed.BNK).toBe(1);
    expect(houseOf(placed, 'BNK')).toMatchObject({ missing: [0, null, null, null] });
    expect(houseOf(placed, 'BNK')!.fields[0]).toEqual(['B', 'D', 'P', 'K']);
    const whole = after(placed, told('connection_made', { player: 0, building: 'BNK', fields: ['B', 'D', 'P', 'K'] }));
    expect(houseOf(whole, 'BNK')!.chains).toMatchObject([{ player: 0 }]);
    expect(houseOf(whole, 'BNK')!.chains[0]!.cells).toHaveLength(7);
    const gone = after(
      placed,
      told('stone_removed', { owner: 0, building: 'BNK', cell: [3, 4], by: 1, reason: 'duel' }),
    );
    expect(houseOf(gone, 'BNK')!.now).toEqual(houseOf(view, 'BNK')!.now);
    expect(gone.players[0]!.stones).toBe(view.players[0]!.stones);
  });
  it('money that is hidden stays hidden', () => {
    const hidden = {
      ...view,
      players: view.players.map((each) => ({ ...each, cash: each.seat ? undefined : each.cash })),
    };
    const paid = after(hidden, told('money_changed', { player: 1, amount: 500, reason: 'event', counterpart: null }));
    expect(paid.players[1]!.cash).toBeUndefined();
    expect(after(hidden, told('money_changed', { player: 0, amount: 500 })).players[0]!.cash).toBe(
      view.players[0]!.cash! + 500,
    );
  });
  it('a building is awarded: stones go back, the disc is his', () => {
    const won = after(
      view,
      told('building_awarded', { player: 2, building: 'HOT', figure: 'cowboy', points: 1, returned: [1, 3, 6, 2] }),
    );
    expect(houseOf(won, 'HOT')).toMatchObject({ status: 'controlled', owner: 2, stones: [0, 0, 0, 0] });
    expect(won.players[2]!.discs).toContain('cowboy');
  });
  it('what a page that was loaded before does not know goes by', () => {
    const unknown = { ...told('turn_ended', { player: 0 }), event: 'saloon_closed' } as unknown as TownEvent;
    expect(after(view, unknown)).toMatchObject({ buildings: view.buildings, players: view.players });
    expect(STORY.flightsOf(unknown)).toEqual([]);
    expect(STORY.lengthOf(unknown)).toBe(0);
    expect(STORY.soundOf(unknown, 0)).toBeNull();
  });
  it('cards are turned over together', () => {
    const cards = [
      { player: 0, card: 'L6' },
      { player: 1, card: 'G5' },
    ];
    expect(showdownOf(told('start_cards_revealed', { cards }))).toMatchObject({
      kind: 'start',
      winner: null,
      rows: cards,
    });
    const called = showdownOf(told('challenge_made', { player: 0, opponent: 1, building: 'BNK' }));
    expect(called?.rows).toEqual([
      { player: 0, card: null },
      { player: 1, card: null },
    ]);
    expect(showdownOf(told('stone_placed', {}))).toBeNull();
  });
});
