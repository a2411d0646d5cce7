/** Which cards of a box are shown, and how many there are of each. */
import type { Piece } from '../../lib/rest';
import type { Picture, PictureOf } from './pictures';

export interface Shown {
  piece: Piece;
  picture: Picture;
  /** In the whole box. */
  copies: number;
}

/** Every card that does something, once, in the order of the box. */
export function shown(pieces: readonly Piece[], pictureOf: PictureOf): Shown[] {
  const found = new Map<string, Shown>();
  for (const piece of pieces) {
    const picture = piece.effect ? pictureOf(piece) : undefined;
    const before = found.get(piece.name);
    if (before) before.copies += piece.copies;
    else if (picture) found.set(piece.name, { piece, picture, copies: piece.copies });
  }
  return [...found.values()];
}
