/** The table's words in the language in use. They come with the table, so nothing is drawn before they are here. */
import { Speech } from '../../../words/speech.svelte';
import { load, type BoomWords } from './index';

export const speech = new Speech(load);

export const t = (): BoomWords => speech.words;
