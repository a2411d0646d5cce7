/** The picture of each card, as the game's own table shows it. What a table knows is loaded when cards are looked at. */
import boomtown from '../../../made/sheets/boomtown';
import dodge from '../../../made/sheets/dodge-city';
import type { Piece } from '../../lib/rest';

export interface Picture {
  sheet: { url: string; boxes: Readonly<Record<string, string>> };
  name: string;
}
export type PictureOf = (piece: Piece) => Picture | undefined;

const on = (sheet: Picture['sheet'], name: string | undefined): Picture | undefined =>
  name ? { sheet, name } : undefined;

const GAMES: Readonly<Record<string, () => Promise<PictureOf>>> = {
  'dice-town': async () => {
    const { pictureOf } = await import('../../games/dice-town/model/pictures');
    return ({ id, kind }) => (kind === 'claim' ? undefined : pictureOf(id));
  },
  boomtown: async () => {
    const { CARDS } = await import('../../games/boomtown/model/pictures');
    return ({ id }) => on(boomtown, CARDS[id]);
  },
  'dodge-city': async () => {
    const { NUMBERS, OTHERS, PORTRAITS } = await import('../../games/dodge-city/model/pictures');
    return ({ kind, figure }) =>
      on(dodge, { number: NUMBERS[figure], picture: PORTRAITS[figure] }[kind as 'number' | 'picture'] ?? OTHERS[kind]);
  },
};

/** Where the pictures of a game come from; a game without any shows no cards. */
export const picturesOf = (game: string): Promise<PictureOf> => GAMES[game]?.() ?? Promise.resolve(() => undefined);
