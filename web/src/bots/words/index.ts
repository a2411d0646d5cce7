/** What is said about bots where one chooses them. It is loaded when somebody does. */
import type { Shape } from '../../words/shape';
import type { en } from './en';

export type BotWords = Shape<typeof en>;
