/** Who I am on this server: a name, and a cookie no script can read. */
import { keep, recall } from '../lib/keep';
import { Refused, rest } from '../lib/rest';
import { settings, w } from './settings.svelte';

class MeState {
  /** My name; null if I have none yet. */
  name = $state<string | null>(null);
  /** The name was given by the page, not chosen: worth asking before friends see it. */
  madeUp = $state(false);

  /** Asks the server who I am, but only if this browser remembers having a name. */
  async begin(): Promise<void> {
    const kept = recall<{ name: string; madeUp?: boolean }>('me');
    if (kept === null) return;
    this.name = kept.name;
    this.madeUp = kept.madeUp ?? false;
    try {
      this.#is((await rest.me()).name, this.madeUp);
    } catch (error) {
      if (error instanceof Refused && error.code === 'no_name') this.forget();
    }
  }

  async take(name: string): Promise<void> {
    const me = await rest.takeName(name, settings.language);
    this.#is(me.name, false);
  }

  /** A name for somebody who only wants to play: nobody is asked for one before a first game. */
  async ensure(): Promise<void> {
    if (this.name !== null) return;
    const me = await rest.takeName(w().me.stranger, settings.language);
    this.#is(me.name, true);
  }

  /** Tells the server my language, for what it sends on its own. */
  async speak(): Promise<void> {
    if (this.name !== null) await rest.takeName(this.name, settings.language);
  }

  async come(code: string): Promise<void> {
    this.#is((await rest.come(code)).name, false);
  }

  forget(): void {
    this.name = null;
    keep('me', null);
  }

  #is(name: string, madeUp: boolean): void {
    this.name = name;
    this.madeUp = madeUp;
    keep('me', { name, madeUp });
  }
}

export const me = new MeState();
