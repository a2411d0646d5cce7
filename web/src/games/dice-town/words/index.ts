/** The words of Dice Town's own table. The server sends those of questions, answers and events. */
import type { Shape } from '../../../words/shape';
import type { en } from './en';

export type TownWords = Shape<typeof en>;
