/** What Dodge City's table says by itself. Questions, answers and events come in words from the server. */
import type { Shape } from '../../../words/shape';
import type { en } from './en';

export type TownWords = Shape<typeof en>;
