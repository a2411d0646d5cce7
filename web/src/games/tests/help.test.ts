import { describe, expect, it } from 'vitest';
import type { HelpInfo, Language } from '../../lib/rest';
import type { View } from '../../state/table.svelte';
import { everything, filled, saidAt } from '../../table/help/answer';
import type { About, Seen } from '../../table/help/known';
import { beside } from '../../table/help/place';
import { about as boomtown } from '../boomtown/help/about';
import BoomtownTable from '../boomtown/Table.svelte';
import { speech as boomtownSpeech } from '../boomtown/words/speech.svelte';
import { about as diceTown } from '../dice-town/help/about';
import { draw as drawDiceTown } from '../dice-town/tests/draw';
import { about as dodgeCity } from '../dodge-city/help/about';
import DodgeCityTable from '../dodge-city/Table.svelte';
import { speech as dodgeCitySpeech } from '../dodge-city/words/speech.svelte';
import { drawing, type Drawn } from './draw';
import { namesOf, recorded } from './fixtures';

const GAMES = {
  'dice-town': { about: diceTown as About<View>, draw: drawDiceTown },
  boomtown: { about: boomtown as About<View>, draw: drawing('boomtown', BoomtownTable, boomtownSpeech) },
  'dodge-city': { about: dodgeCity as About<View>, draw: drawing('dodge-city', DodgeCityTable, dodgeCitySpeech) },
};
type Game = keyof typeof GAMES;
const ALL = Object.keys(GAMES) as Game[];
const helpOf = (game: Game, language: Language = 'en'): HelpInfo => recorded('helps', `${game}-${language}`);
const moments = (game: Game): string[] => namesOf(game).filter((name) => !name.startsWith('film'));
const seen = ({ found }: Drawn): Seen<View> => ({
  view: found.view,
  seat: found.seat,
  nameOf: (seat) => found.names[seat] ?? '',
});

/** What is asked of a thing at a recorded moment: its key, and how it stands. */
async function asked(game: Game, moment: string, name: string, change: (view: never) => void = () => undefined) {
  const table = await GAMES[game].draw(moment);
  const copy = { ...seen(table), view: structuredClone(table.found.view) };
  change(copy.view as never);
  const known = GAMES[game].about(name, copy);
  const now = known.now.map((line) => filled(helpOf(game), line).join(': '));
  table.away();
  return { key: known.key, title: known.title, now };
}

/** What every table has at some moment, by what its name begins with. */
const DRAWN: Record<Game, string[]> = {
  'dice-town': [
    ...['place.gold_mine', 'place.doc_badluck', 'face.9', 'face.A', 'cup', 'badge', 'my.dice', 'my.points', 'tie'],
    ...['hand.ranking', 'hand.', 'card.', 'goods.dollars', 'goods.nugget', 'goods.claim', 'goods.store_card'],
  ],
  boomtown: [
    ...['town.CJ', 'fee:', 'deck.counter', 'mine:', 'saloon:', 'mayor:', 'row.1', 'row', 'gold', 'held:', 'river'],
    ...['bid', 'first_player', 'my.points'],
  ],
  'dodge-city': [
    ...['building.SAL', 'state:', 'stone:', 'cell:', 'field.K:', 'disc.symbol:', 'disc.points:', 'limit:', 'figure.'],
    ...['round.start', 'round.duel', 'start_player', 'my.points', 'cash', 'supply', 'hand.', 'card.', 'hand'],
  ],
};

describe.each(ALL)('%s', (game) => {
  it('has help for everything it draws, with every line filled in', async () => {
    const help = helpOf(game);
    const names = new Set<string>();
    for (const moment of moments(game)) {
      const table = await GAMES[game].draw(moment);
      const options = table.found.view.options as Record<string, unknown>;
      for (const thing of table.root.querySelectorAll('[data-thing]')) {
        const name = thing.getAttribute('data-thing') ?? '';
        names.add(name);
        const known = GAMES[game].about(name, seen(table));
        expect(saidAt(help, known.key, options), `${moment}: ${name}`).not.toBeNull();
        for (const line of known.now) {
          const [label, text] = filled(help, line);
          expect(`${label}: ${text}`, `${moment}: ${name}`).toMatch(/^[^{}]+: [^{}]+$/);
          expect(`${label}: ${text}`).not.toMatch(/undefined|NaN|: $/);
        }
      }
      table.away();
    }
    for (const start of DRAWN[game])
      expect(
        [...names].some((name) => name.startsWith(start)),
        start,
      ).toBe(true);
  }, 60_000);

  it('has a picture for what it is about', async () => {
    const table = await GAMES[game].draw(moments(game)[0]!);
    for (const { things } of everything(helpOf(game), table.found.view.options as Record<string, unknown>))
      for (const { key } of things) {
        const { picture } = GAMES[game].about(key, seen(table));
        expect(picture, key).toBeDefined();
        expect(picture!.sheet.boxes[picture!.name], key).toBeDefined();
      }
    table.away();
  });

  it.each(['en', 'de', 'hu'] as const)('says all of it in %s', (language) => {
    const help = helpOf(game, language);
    expect(help.things.map(({ key }) => key)).toEqual(helpOf(game).things.map(({ key }) => key));
    expect(help.things.every(({ text, name }) => text !== '' && name !== '')).toBe(true);
  });
});

describe('what holds at a table', () => {
  it('is said, and nothing else', async () => {
    const table = await GAMES['dice-town'].draw('D-21');
    const options = table.found.view.options as Record<string, unknown>;
    const help = helpOf('dice-town');
    expect(options.edition).toBe('first');
    expect(saidAt(help, 'place.doc_badluck', options)?.text).toContain('one remedy');
    expect(saidAt(help, 'place.doc_badluck', options)?.rules).toContain('DT-16.5');
    expect(saidAt(help, 'elixir.wealth', options)).toBeNull();
    expect(saidAt(help, 'remedy.goods', options)?.more).toEqual(['Needs J or Q']);
    expect(everything(help, options).map(({ kind }) => kind)).not.toContain('Elixir');
    expect(saidAt(help, 'tie', { ...options, bribes: 'off' })?.text).toContain('nobody may offer');
    table.away();
  });
});

describe('how things stand now', () => {
  it('at the Gold Mine: what is left, and who is ahead', async () => {
    const { key, now } = await asked('dice-town', 'D-02', 'place.gold_mine');
    expect(key).toBe('place.gold_mine');
    expect(now[0]).toMatch(/^In the mine: \d+ nuggets$/);
  });
  it('shows hidden wealth to nobody', async () => {
    const { now } = await asked('dice-town', 'D-02', 'goods.dollars:1', (view: { players: { dollars?: number }[] }) => {
      delete view.players[1]!.dollars;
    });
    expect(now[0]).toMatch(/: hidden$/);
    expect(now.filter((line) => line.endsWith('hidden'))).toHaveLength(1);
  });
  it('counts my points by where they come from, and those of nobody else', async () => {
    const { now } = await asked('dice-town', 'D-02', 'my.points');
    const numbers = now.map((line) => Number(line.split(': ')[1]));
    expect(numbers.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(numbers.at(-1));
    const other = await asked('dice-town', 'D-02', 'my.points', (view: { players: { hand?: unknown }[] }) => {
      for (const player of view.players) delete player.hand;
    });
    expect(other.now).toEqual([]);
  });
  it('of a mine in the row: its chance and its value', async () => {
    const { key, title, now } = await asked('boomtown', 'BID', 'row.1');
    expect(key).toMatch(/^(?:mine|card\.)/);
    if (key.startsWith('mine')) {
      expect(title).toMatch(/ \d+$/);
      expect(now.join()).toMatch(/Waits for: \d+, \d of 36 rolls,Pays: /);
    }
  });
  it('of a building: who is how far', async () => {
    const table = await GAMES['dodge-city'].draw('D-4');
    const houses = table.found.view.buildings as { id: string; status: string; missing: (number | null)[] }[];
    const states = houses.filter((house) => house.status === 'open').map(({ id, missing }) => ({ id, n: missing[0] }));
    table.away();
    for (const { id, n } of states) {
      const { key, now } = await asked('dodge-city', 'D-4', `state:${id}:0`);
      if (key === 'state.short') expect(now[0]).toContain(`needs ${n} more`);
      if (key === 'state.shut_out') expect(n).toBeNull();
    }
    expect(states.length).toBeGreaterThan(0);
  });
});

describe('an answer lies beside the thing', () => {
  const window = { width: 1280, height: 800 };
  it.each([
    ['below, if there is room', { left: 0, top: 50, width: 150, height: 250 }],
    ['above', { left: 600, top: 700, width: 90, height: 90 }],
    ['at the right', { left: 300, top: 200, width: 200, height: 400 }],
    ['at the left', { left: 900, top: 100, width: 300, height: 600 }],
  ])('%s', (_, thing) => {
    const { left, top } = beside(thing, 392, 320, window);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + 392).toBeLessThanOrEqual(window.width);
    expect(top + 320).toBeLessThanOrEqual(window.height);
    const apart =
      left >= thing.left + thing.width ||
      left + 392 <= thing.left ||
      top >= thing.top + thing.height ||
      top + 320 <= thing.top;
    expect(apart).toBe(true);
  });
  it('and in sight, whatever fills the window', () => {
    const { left, top } = beside({ left: 0, top: 0, width: 1280, height: 800 }, 392, 320, window);
    expect([left, top]).toEqual([8, 240]);
  });
});
