/** Bots by name, who may change them, and the step up the ladder after two wins. */
import { beforeEach, expect, test } from 'vitest';
import type { ChairInfo, TableInfo } from '../lib/protocol';
import type { GameInfo } from '../lib/rest';
import { botOf, called, ladder, levelOf, nameOf } from './bot';
import { asked, counted, nextClimb } from './climb';
import { alone, others } from './say';
import { de } from './words/de';
import { en } from './words/en';
import { hu } from './words/hu';

const level = (value: string, stars: number): GameInfo['bot_levels'][number] => ({
  ...{ value, words: value.toUpperCase(), about: '', strength: '', stars },
  ...{ usual: value === 'deputy', styles: stars > 0 },
});
const game = {
  bot_levels: [
    level('sheriff', 4),
    level('deputy', 3),
    level('settler', 2),
    level('tenderfoot', 1),
    level('random', 0),
  ],
  bot_styles: [
    { value: 'plain', words: 'plain', about: '' },
    { value: 'stingy', words: 'stingy', about: '' },
  ],
} as unknown as GameInfo;
const chair = (bot: string, more: Partial<ChairInfo> = {}): ChairInfo =>
  ({ kind: bot ? 'bot' : 'person', name: 'X', bot, mine: false, left: false, ...more }) as ChairInfo;
const ME = chair('', { mine: true });
const table = (chairs: ChairInfo[], id = 'a', host = true): TableInfo =>
  ({ id, game: 'boomtown', chairs, host }) as TableInfo;

beforeEach(() => localStorage.clear());

test('a name is a level and a style', () => {
  expect(botOf('settler')).toEqual({ level: 'settler', style: 'plain' });
  expect(nameOf(botOf('sheriff:stingy'))).toBe('sheriff:stingy');
  expect(nameOf({ level: 'deputy', style: 'plain' })).toBe('deputy');
  expect(called(game, 'settler:stingy')).toBe('SETTLER, stingy');
  expect(called(game, 'settler')).toBe('SETTLER');
  expect(levelOf(game, '')?.value).toBe('deputy');
  expect(levelOf(game, 'of another version')?.value).toBe('deputy');
});

test('the ladder begins with the weakest; who does anything comes last', () => {
  expect(ladder(game.bot_levels).map((each) => each.value)).toEqual([
    ...['tenderfoot', 'settler', 'deputy', 'sheriff', 'random'],
  ]);
});

test('alone one may do what the server lets one do', () => {
  const mine = table([ME, chair('deputy'), chair('', { mine: false })]);
  expect(alone(mine, 1, 4, 3)).toBe(true);
  expect(alone(mine, 1, 2, 3)).toBe(false);
  expect(alone(mine, 0, 0, 3)).toBe(true);
  const guest = { ...mine, host: false };
  expect(alone(guest, 1, 4, 3)).toBe(false);
  expect(alone(guest, 2, 3, 3)).toBe(true);
  expect(alone(guest, 2, 2, 3)).toBe(false);
  expect(others(mine.chairs)).toHaveLength(1);
  expect(others([ME, chair('deputy'), chair('', { left: true })])).toHaveLength(0);
});

test('one bot climbs one level, the weakest first', () => {
  const climbs = (...bots: string[]): string | undefined =>
    nextClimb(game, table([ME, ...bots.map((bot) => chair(bot))]))?.bot;
  expect(climbs('tenderfoot', 'tenderfoot:stingy')).toBe('settler');
  expect(climbs('settler', 'tenderfoot:stingy')).toBe('settler:stingy');
  expect(climbs('settler', 'settler')).toBe('deputy');
  expect(climbs('random', 'deputy')).toBe('tenderfoot');
  expect(climbs('sheriff')).toBeUndefined();
  expect(nextClimb(game, table([ME, chair(''), chair('tenderfoot')]))).toBeNull();
});

test('two wins against the same bots are asked about once', () => {
  const against = (id: string, ...bots: string[]): TableInfo => table([ME, ...bots.map((bot) => chair(bot))], id);
  expect(counted(against('a', 'tenderfoot', 'tenderfoot'))).toBe(false);
  expect(counted(against('a', 'tenderfoot', 'tenderfoot')), 'the same game again').toBe(false);
  expect(counted(against('b', 'tenderfoot', 'tenderfoot'))).toBe(true);
  expect(counted(against('b', 'tenderfoot', 'tenderfoot')), 'looked at again').toBe(true);
  asked('boomtown');
  expect(counted(against('c', 'tenderfoot', 'tenderfoot'))).toBe(false);
  expect(counted(against('d', 'settler', 'tenderfoot')), 'others begin anew').toBe(false);
  expect(counted(against('e', 'tenderfoot', 'settler'))).toBe(true);
});

test.each([
  ['en', en],
  ['de', de],
  ['hu', hu],
])('words about bots name whom and what they are about: %s', (_, words) => {
  expect(words.againstOf('GAME', 'BOT')).toMatch(/BOT.*GAME/);
  expect(words.whoFor('ADA')).toContain('ADA');
  expect(words.wishes('ADA', 1, 'LUPE', 'BOT')).toMatch(/ADA.*LUPE.*BOT/);
  expect(words.wishes('ADA', 1, 'LUPE', 'BOT')).not.toBe(words.wishes('ADA', 2, 'LUPE', 'BOT'));
  expect(words.climb('BOT')).toContain('BOT');
});
