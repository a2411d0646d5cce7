/** What is said while somebody is waited for. Only tables of several people need it, so it is fetched with them. */
import type { Language } from '../lib/rest';
import type { Shape } from './shape';

const en = {
  secretText: (s: number) => `The town waits up to ${s} seconds, whether or not anybody holds one.`,
  playNothing: 'I play nothing',
  away: (n: string) => `${n} is away`,
  back: (n: string) => `${n} takes the chair back at any time.`,
  idle: (n: string) => `${n} is still thinking`,
  nudge: (n: string) => `Nudge ${n}`,
  nudged: (m: string) => `${m} nudges you.`,
  nudgedAgo: (t: string) => `Nudged ${t} ago.`,
  botSoon: (s: number) => (s === 1 ? 'A bot can play in 1 second.' : `A bot can play in ${s} seconds.`),
  forYou: 'A bot plays for you.',
  waits: 'Your table waits',
  allow: 'Tell me outside this page, too',
};
const de: Shape<typeof en> = {
  secretText: (s: number) => `Die Stadt wartet bis zu ${s} Sekunden, ob jemand eine hat oder nicht.`,
  playNothing: 'Ich spiele nichts',
  away: (n: string) => `${n} ist nicht da`,
  back: (n: string) => `${n} kann sich jederzeit wieder setzen.`,
  idle: (n: string) => `${n} überlegt noch`,
  nudge: (n: string) => `${n} anstupsen`,
  nudged: (m: string) => `${m} stupst dich an.`,
  nudgedAgo: (t: string) => `Vor ${t} angestupst.`,
  botSoon: (s: number) => (s === 1 ? 'In 1 Sekunde kann ein Bot spielen.' : `In ${s} Sekunden kann ein Bot spielen.`),
  forYou: 'Ein Bot spielt für dich.',
  waits: 'Dein Tisch wartet',
  allow: 'Auch außerhalb dieser Seite melden',
};
const hu: Shape<typeof en> = {
  secretText: (s: number) => `A város legfeljebb ${s} másodpercet vár, akár van valakinél kártya, akár nincs.`,
  playNothing: 'Nem játszom ki semmit',
  away: (n: string) => `${n} nincs itt`,
  back: (n: string) => `${n} bármikor visszaülhet.`,
  idle: (n: string) => `${n} még gondolkodik`,
  nudge: (n: string) => `Bökd meg: ${n}`,
  nudged: (m: string) => `${m} megbökött.`,
  nudgedAgo: (t: string) => `A bökés óta: ${t}.`,
  botSoon: (s: number) => `${s} másodperc múlva játszhat bot.`,
  forYou: 'Bot játszik helyetted.',
  waits: 'Az asztalod rád vár',
  allow: 'Szóljon akkor is, ha máshol járok',
};

export const PATIENCE: Record<Language, Shape<typeof en>> = { en, de, hu };
