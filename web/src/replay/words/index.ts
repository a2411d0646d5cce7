/** What the theatre says. It comes with the theatre: whoever only plays does not wait for it. */
import type { Shape } from '../../words/shape';
import type { en } from './en';

export type ReplayWords = Shape<typeof en>;
