import { describe, expect, it } from 'vitest';
import { recorded } from '../../games/tests/fixtures';
import type { BoxInfo } from '../../lib/rest';
import { picturesOf } from './pictures';
import { shown } from './shown';

describe.each([
  ['dice-town', ['store', 'elixir', 'remedy']],
  ['boomtown', ['event']],
  ['dodge-city', ['number', 'picture', 'question', 'raid', 'event']],
])('the cards of %s', (game, kinds) => {
  const { pieces } = recorded<BoxInfo>('boxes', `${game}-1-en`);
  const wanted = pieces.filter(({ kind }) => kinds.includes(kind));
  it('are all there, each once, with a picture of its sheet', async () => {
    const cards = shown(pieces, await picturesOf(game));
    expect(cards.map(({ piece }) => piece.name).sort()).toEqual([...new Set(wanted.map(({ name }) => name))].sort());
    for (const { picture, piece } of cards)
      expect(Object.keys(picture.sheet.boxes), piece.name).toContain(picture.name);
  });
  it('are counted', async () => {
    const count = shown(pieces, await picturesOf(game)).reduce((sum, { copies }) => sum + copies, 0);
    expect(count).toBe(wanted.reduce((sum, { copies }) => sum + copies, 0));
  });
});

it('a game without pictures shows none', async () => {
  expect(shown(recorded<BoxInfo>('boxes', 'boomtown-1-en').pieces, await picturesOf('poker'))).toEqual([]);
});
