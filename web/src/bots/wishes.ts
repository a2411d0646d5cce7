/** Bots that others wish for during the game, as slips to agree or not. */
import type { TableInfo } from '../lib/protocol';
import { rest, type Language } from '../lib/rest';
import { games } from '../state/games.svelte';
import { w } from '../state/settings.svelte';
import { trouble } from '../state/trouble.svelte';
import type { Slip } from '../ui/Slips.svelte';
import { called } from './bot';
import { b, speech } from './words/speech.svelte';

/** Gets what the slips are made of, in a language. */
export const learn = (language: Language): Promise<unknown> =>
  Promise.all([speech.learn(language), games.load(language)]);

/** A slip for each wish of others that my seats have not shared yet; none for who only looks on. */
export function wishSlips({ id, game, chairs }: TableInfo, mine: readonly number[]): Slip[] {
  if (mine.length === 0) return [];
  return chairs.flatMap((chair, seat) => {
    const { wish = '', wished_by: by = [] } = chair;
    if (wish === '' || mine.some((own) => by.includes(own))) return [];
    const names = by.map((other) => chairs[other]?.name ?? '');
    const bot = called(games.find(game), wish) || wish;
    return {
      words: b().wishes(w().common.and(names), names.length, chair.name, bot),
      acts: [
        { words: w().table.agree, main: true, press: () => trouble.during(() => rest.bot(id, seat, wish, true)) },
        { words: b().no, press: () => trouble.during(() => rest.refuseBot(id, seat)) },
      ],
    };
  });
}
