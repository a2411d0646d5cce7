/** What the theatre says. It is loaded with the theatre, so that nobody waits for it in order to play. */
import type { Shape } from '../../words/shape';
import type { en } from './en';

export type ReplayWords = Shape<typeof en>;
