/** The words of the guided first game. */
import type { Shape } from '../../words/shape';
import type { en } from './en';

export type LessonWords = Shape<typeof en>;
