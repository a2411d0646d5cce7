/** What the help says itself, in the reader's language; what it says about things comes from the server. */
import type { Language } from '../../lib/rest';
import type { Shape } from '../../words/shape';

const en = {
  hint: 'Tap any thing on the table to ask what it is. Where a tap already does something, press longer, or point at it and press ?.',
  here: 'On the table now',
  rest: 'Everything else',
  rules: 'More in the rules',
  loading: 'One moment …',
  failed: 'The server does not answer. Try again.',
  you: 'you',
};
type HelpWords = Shape<typeof en>;
const de: HelpWords = {
  hint: 'Tippe etwas auf dem Tisch an und erfahre, was es ist. Wo ein Tippen schon etwas tut, drücke länger, oder zeig darauf und drücke ?.',
  here: 'Jetzt auf dem Tisch',
  rest: 'Alles andere',
  rules: 'Mehr in den Regeln',
  loading: 'Einen Moment …',
  failed: 'Der Server antwortet nicht. Versuch es noch einmal.',
  you: 'du',
};
const hu: HelpWords = {
  hint: 'Koppints bármire az asztalon, és megtudod, mi az. Ahol a koppintás már mást tesz, nyomd hosszan, vagy mutass rá, és nyomd meg a ? billentyűt.',
  here: 'Most az asztalon',
  rest: 'Minden más',
  rules: 'Bővebben a szabályokban',
  loading: 'Egy pillanat …',
  failed: 'A szerver nem válaszol. Próbáld újra.',
  you: 'te',
};
export const WORDS: Record<Language, HelpWords> = { en, de, hu };
