/** Hungarian, of the guided first game. */
import type { LessonWords } from './index';

export const hu: LessonWords = {
  lesson: (game) => `Lecke · ${game}`,
  step: (n, all) => `${n}. lépés, összesen ${all}`,
  next: 'Tovább',
  back: 'Vissza',
  skip: 'Lecke kihagyása',
  press: 'Nyomd meg, és megyünk tovább.',
  choose: 'Válaszd ki, és megyünk tovább.',
  unfold: 'A lecke megmutatása',
  start: 'Először jársz itt? Az elejét együtt játsszuk, aztán egyedül folytatod.',
  show: 'Mutasd meg (5 perc)',
  know: 'Ismerem a játékot',
  stopped: (n, all) => `A leckéd félbemaradt: ${n}. lépés, összesen ${all}.`,
  goOn: 'Folytatom',
  restart: 'Elölről kezdem',
  notNow: 'Most nem',
  ownWay: 'A saját utadat járod. A leckét az útjelzőnél megtalálod; a játék folytatódik.',
  skipped: 'A leckét az útjelzőnél megtalálod; a játék folytatódik.',
  playOn: 'Játszom tovább',
  fresh: 'Új játékot kezdek',
};
