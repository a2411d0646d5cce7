/** Everything in the boxes has a picture, and no picture is left over. */
import { expect, it } from 'vitest';
import { PICTURES as DICE_TOWN } from '../dice-town/model/pictures';
import * as boom from '../boomtown/model/pictures';
import * as dodge from '../dodge-city/model/pictures';
import { namesOf, recorded } from './fixtures';
import type { BoxInfo } from '../../lib/rest';

const boxes = namesOf('boxes').map((name) => recorded<BoxInfo>('boxes', name));
/** The ids of some kinds of pieces, in any version of a game. */
function idsOf(game: string, ...kinds: string[]): string[] {
  const pieces = boxes.filter((box) => box.game === game).flatMap((box) => box.pieces);
  return [...new Set(pieces.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))].sort();
}

it('draws every card of Dice Town', () => {
  const ids = DICE_TOWN.flatMap(([, pictures]) => Object.keys(pictures)).sort();
  expect(ids).toEqual(idsOf('dice-town', 'store', 'claim', 'elixir', 'remedy'));
  for (const [sheet, pictures] of DICE_TOWN.slice(1))
    expect(Object.values(pictures).sort()).toEqual(Object.keys(sheet.boxes).sort());
});

it('draws every figure, building, field and card of Dodge City', () => {
  const figures = idsOf('dodge-city', 'figure');
  for (const table of [dodge.NUMBERS, dodge.PORTRAITS, dodge.DISCS]) expect(Object.keys(table).sort()).toEqual(figures);
  expect(Object.keys(dodge.HOUSES).sort()).toEqual(idsOf('dodge-city', 'building'));
  expect(Object.keys(dodge.MARKS).sort()).toEqual(idsOf('dodge-city', 'field'));
  const kinds = new Set(
    boxes.filter(({ game }) => game === 'dodge-city').flatMap((box) => box.pieces.map((p) => p.kind)),
  );
  const drawn = ['number', 'picture', 'figure', 'building', 'field', ...Object.keys(dodge.OTHERS)];
  expect([...kinds].sort()).toEqual(drawn.sort());
});

it('draws every event card and town of Boomtown', () => {
  expect(Object.keys(boom.CARDS).sort()).toEqual(idsOf('boomtown', 'event'));
  for (const table of [boom.EMBLEMS, boom.LANDS]) expect(Object.keys(table).sort()).toEqual(idsOf('boomtown', 'town'));
});
