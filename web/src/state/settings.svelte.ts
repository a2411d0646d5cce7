/** What somebody has set for this browser: language, light, speed, sound. Remembered. */
import { keep, recall } from '../lib/keep';
import { speak, type Language } from '../lib/rest';
import { load, type Words } from '../words';

export type Theme = 'day' | 'night';
export type Speed = 'slow' | 'normal' | 'fast';

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Answers in a list instead of a drawn table. */
  plain: boolean;
}

export const LANGUAGES: readonly Language[] = ['en', 'de', 'hu'];
/** How long bots take to answer, by speed; new tables are made with it. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 0.8, fast: 0.2 };
/** What the times of all motion are multiplied with. */
const MOTION: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45 };

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
  speed = $state<Speed>('normal');
  sound = $state(false);
  plain = $state(false);
  #words = $state.raw<Words>();

  /** The words of the language; there once `begin` is through. */
  get words(): Words {
    return this.#words!;
  }

  /** Reads what was kept and gets the words; nothing can be drawn before. */
  async begin(): Promise<void> {
    const kept = recall<Partial<Kept>>('settings') ?? {};
    this.theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
    this.speed = kept.speed ?? 'normal';
    this.sound = kept.sound ?? false;
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

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.#keep();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
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
    const { language, theme, speed, sound, plain } = this;
    keep('settings', { language, theme, speed, sound, plain } satisfies Kept);
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
