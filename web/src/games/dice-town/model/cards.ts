/** Cards by the names the server gives them: `dynamite`, `claim 4`, `wealth`, `goods`. */
import type { Piece } from '../../../lib/rest';
import { box } from '../../box.svelte';
import { pictureOf } from './pictures';

export interface Face extends Piece {
  picture: ReturnType<typeof pictureOf>;
}

/** Everything needed to draw a card. */
export const faceOf = (name: string): Face => ({ ...box.piece(name), picture: pictureOf(name) });

/** A card's name in one piece, for a screen reader or the head of a dialog. */
export function spoken(name: string): string {
  const said = box.piece(name).name;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const isClaim = (name: string): boolean => name.startsWith('claim ');
