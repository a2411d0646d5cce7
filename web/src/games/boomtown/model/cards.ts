/** Event cards by their kinds, `DYN`, or by their ids, `DYN-1`. */
import type { Piece } from '../../../lib/rest';
import { box } from '../../box.svelte';
import { CARDS, type Picture } from './pictures';
import { kindOf } from './view';

export interface Face extends Piece {
  /** Undefined if there is no picture yet. */
  picture: Picture | undefined;
}

/** Everything needed to draw an event card. */
export function faceOf(card: string): Face {
  const kind = kindOf(card);
  return { ...box.piece(kind), picture: CARDS[kind] };
}
