/** Names in the language in use, as they are in the box. */
import { box } from '../../box.svelte';
import type { TownView } from '../model/view';

/** A building of a custom board keeps the name its host gave it. */
function named(house: { id: string; name: string }, how: 'print' | 'tag'): string {
  const piece = box.piece(house.id);
  return piece.kind === 'building' ? piece[how] : house.name;
}
export const houseName = (house: { id: string; name: string }): string => named(house, 'print');
export const shortName = (house: { id: string; name: string }): string => named(house, 'tag');
export const nameAt = (view: TownView, id: string): string =>
  houseName(view.buildings.find((house) => house.id === id) ?? { id, name: id });

/** Words of the server without row and column: the board says where. */
export const plain = (words: string): string => words.replace(/ ?\(\d+,\d+\)|, \d+,\d+(?=\))/g, '');

/** The name of a figure or of a marked field. */
export const nameOf = (id: string): string => box.piece(id).name;

/** `Lady 6`, `Question`, `Raid`. */
export function cardName(id: string): string {
  const { print, number } = box.piece(id);
  return number > 0 ? `${print} ${number}` : print.replaceAll('\u00ad', '');
}
