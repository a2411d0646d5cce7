/** The theatre's words in the language in use; nothing is drawn before they are here. */
import { Speech } from '../../words/speech.svelte';
import { load, type ReplayWords } from './index';

export const speech = new Speech(load);

export const r = (): ReplayWords => speech.words;
