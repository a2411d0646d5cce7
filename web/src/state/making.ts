/** Making tables: against bots at once, or with friends. */
import { against } from '../bots/against.svelte';
import { keep } from '../lib/keep';
import type { TableInfo } from '../lib/protocol';
import { rest, type NewSeat } from '../lib/rest';
import type { Game } from '../games/registry';
import { router } from '../router.svelte';
import { me } from './me.svelte';
import { PACE, settings } from './settings.svelte';

/** Tables that begin by themselves, once this device has added its number to the dice. */
const eager = new Set<string>();
export const beginsAtOnce = (id: string): boolean => eager.delete(id);

async function make(game: Game, seats: NewSeat[]): Promise<string> {
  await me.ensure();
  const table = await rest.makeTable({ game: game.name, seats, pace: PACE[settings.bots] });
  keep(`fair.${table.id}`, { commitment: table.fair.commitment, numbers: [] });
  return table.id;
}

const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

/** A game against bots; it begins at once. */
export async function playNow(game: Game): Promise<void> {
  const bot: NewSeat = { kind: 'bot', bot: against.of(game.name) };
  const id = await make(game, [{ kind: 'me' }, ...times(game.usual - 1, bot)]);
  eager.add(id);
  router.go(`/t/${id}`);
}

/** A table with free chairs and a link for friends. */
export async function invite(game: Game): Promise<void> {
  const id = await make(game, [{ kind: 'me' }, ...times<NewSeat>(game.usual - 1, { kind: 'open' })]);
  router.go(`/t/${id}`);
}

/** A bot that sits down in the next game instead of one like another. */
export interface OtherBot {
  instead: string;
  bot: string;
}

/**
 * The game once more, with the same seats and options: everybody who wants it comes to the same table. If nobody but
 * bots played with this device, it begins at once.
 */
export async function rematch({ id, chairs }: Pick<TableInfo, 'id' | 'chairs'>, other?: OtherBot): Promise<void> {
  const fresh = (await rest.rematch(id)).id;
  if (other) {
    const place = (await rest.table(fresh)).chairs.findIndex((chair) => chair.bot === other.instead);
    if (place >= 0) await rest.bot(fresh, place, other.bot);
  }
  if (chairs.every((chair) => chair.mine || chair.kind === 'bot')) eager.add(fresh);
  router.go(`/t/${fresh}`);
}

/** The id of a table in what somebody pasted: a link, the end of one, or the id itself. */
export function tableIn(text: string): string | null {
  return /(?:^|\/t\/)([a-z0-9]{6,40})\/?$/.exec(text.trim())?.[1] ?? null;
}
