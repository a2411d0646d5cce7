/** Playing cards by their ids: L5 is a number card, L2 a picture card, Q1 a question mark, I1 the Raid. */
import type { Piece } from '../../../lib/rest';
import { box } from '../../box.svelte';
import { DISCS, NUMBERS, OTHERS, PORTRAITS, type Picture } from './pictures';

export interface Face extends Piece {
  /** Undefined if there is no picture yet. */
  picture: Picture | undefined;
  /** What stands for the card where it is very small. */
  disc: Picture | undefined;
}

/** Everything needed to draw a playing card. */
export function faceOf(id: string): Face {
  const piece = box.piece(id);
  const { kind, figure } = piece;
  const picture = kind === 'number' ? NUMBERS[figure] : kind === 'picture' ? PORTRAITS[figure] : OTHERS[kind];
  return { ...piece, picture, disc: figure ? DISCS[figure] : picture };
}
