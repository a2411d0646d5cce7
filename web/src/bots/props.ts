/** The thing in a portrait that shows a style. */
import type people from '../../made/sheets/people';

export const PROPS: Readonly<Record<string, keyof typeof people.boxes>> = {
  gambler: 'die-A',
  stingy: 'bill',
  dynamiter: 'bt-dynamite',
};
