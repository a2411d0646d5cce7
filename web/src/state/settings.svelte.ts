/** What somebody has set for this browser: language, light, speed, sound. Remembered. */
import { keep, recall } from '../lib/keep';
import { speak, type Language } from '../lib/rest';
import { load, type Words } from '../words';

export type Theme = 'day' | 'night';
export type Speed = 'slow' | 'normal' | 'fast';
/** How fast things move; `none`: everything is there at once. */
export type Motion = Speed | 'none';
export type Volume = 1 | 2 | 3;

interface Kept {
  language: Language;
  theme: Theme;
  speed: Motion;
  bots: Speed;
  sound: boolean;
  volume: Volume;
  /** Answers in a list instead of a drawn table. */
  plain: boolean;
}

export const LANGUAGES: readonly Language[] = ['en', 'de', 'hu'];
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];
/** Seconds that bots take to answer, for new tables. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 0.8, fast: 0.2 };
/** The factor for the times of all motion. */
export const MOTION: Record<Motion, number> = { slow: 1.6, normal: 1, fast: 0.45, none: 0 };

function browsers(): Language {
  for (const each of navigator.languages) {
    const tongue = each.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(tongue)) return tongue;
  }
  return 'en';
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('day');
  speed = $state<Motion>('normal');
  bots = $state<Speed>('normal');
  sound = $state(false);
  volume = $state<Volume>(2);
  plain = $state(false);
  #words = $state.raw<Words>();

  /** The words of the language; there once `begin` is done. */
  get words(): Words {
    return this.#words!;
  }

  /** Reads what was kept and gets the words; nothing can be drawn before that. */
  async begin(): Promise<void> {
    const kept = recall<Partial<Kept>>('settings') ?? {};
    this.theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
    this.speed = kept.speed ?? 'normal';
    this.bots = kept.bots ?? 'normal';
    this.sound = kept.sound ?? false;
    this.volume = kept.volume ?? 2;
    this.plain = kept.plain ?? false;
    await this.#speak(kept.language && LANGUAGES.includes(kept.language) ? kept.language : browsers());
    this.#show();
  }

  async setLanguage(language: Language): Promise<void> {
    await this.#speak(language);
    this.#keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep();
  }

  setSpeed(speed: Motion): void {
    this.speed = speed;
    this.#keep();
  }

  setBots(speed: Speed): void {
    this.bots = speed;
    this.#keep();
  }

  setSound(sound: boolean, volume: Volume = this.volume): void {
    this.sound = sound;
    this.volume = volume;
    this.#keep();
  }

  setPlain(plain: boolean): void {
    this.plain = plain;
    this.#keep();
  }

  async #speak(language: Language): Promise<void> {
    const words = await load(language);
    speak(language);
    this.#words = words;
    this.language = language;
    document.documentElement.lang = language;
  }

  #keep(): void {
    const { language, theme, speed, bots, sound, volume, plain } = this;
    keep('settings', { language, theme, speed, bots, sound, volume, plain } satisfies Kept);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.style.setProperty('--speed', String(MOTION[this.speed]));
  }
}

export const settings = new Settings();

/** The words of the language in use. */
export const w = (): Words => settings.words;
