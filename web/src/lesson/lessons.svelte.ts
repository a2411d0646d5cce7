/** Beginning a lesson, and what others may do to the one that is open. */
import { against } from '../bots/against.svelte';
import { rest } from '../lib/rest';
import { router } from '../router.svelte';
import { me } from '../state/me.svelte';
import { know, stop, type Progress } from './memory';

class Lessons {
  /** Ends the open lesson: the game goes on by itself. */
  skip = $state.raw<(() => void) | null>(null);
  /** The table at which somebody has just said that they go on; nobody asks them again. */
  #wanted = '';

  /** A lesson from its start, at a table of its own. */
  async begin(game: string): Promise<void> {
    await me.ensure();
    const { id } = await rest.learn(game, against.of(game));
    know(game);
    stop(game, null);
    router.go(`/t/${id}`);
  }

  goOn({ table }: Progress): void {
    this.#wanted = table;
    router.go(`/t/${table}`);
  }

  isWanted(table: string): boolean {
    return this.#wanted === table;
  }
}

export const lessons = new Lessons();
