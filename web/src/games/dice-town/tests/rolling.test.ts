import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_DICE } from '../model/decisions.gen';
import type { TownView } from '../model/view';
import { after } from '../motion/retell';
import { draw } from './draw';
import { ASKED, film, FILMS, fixture } from './fixtures';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
const name = ASKED.find(
  (each) =>
    each.startsWith(KEEP_DICE) && fixture(each).question!.en.options.some(({ action }) => action === 'keep none'),
)!;

describe('which dice to keep', () => {
  it.each([
    ['en', 'Keep none: $1, you have $0'],
    ['de', 'Keinen behalten: $1, du hast $0'],
    ['hu', 'Egyet sem: $1, neked $0 van'],
  ] as const)('says without money why none cannot be kept (%s)', async (language, words) => {
    const { table, root, away } = await draw(name, language);
    const button = (): HTMLElement => root.querySelectorAll<HTMLElement>('.acts .btn')[1]!;
    expect(button().getAttribute('aria-disabled')).toBe('false');
    const { options } = table.question!;
    table.question = { ...table.question!, options: options.filter(({ action }) => action !== 'keep none') };
    await tick();
    expect([button().textContent.trim(), button().getAttribute('aria-disabled')]).toEqual([words, 'true']);
    away();
  });

  it('is asked again without another throw: only a roll deals dice', async () => {
    const { table, root, away } = await draw(name);
    const throws = (): number => root.querySelectorAll('.roll.rolled').length;
    expect(throws()).toBe(1);
    const question = table.question!;
    table.question = null;
    await tick();
    table.question = { ...question, number: question.number + 1 };
    await tick();
    expect(root.querySelectorAll('.roll .pick').length).toBeGreaterThan(0);
    expect(throws()).toBe(0);
    away();
  });
});

it('a card leaves the hand when it is told that it is played', () => {
  const { event, view } = FILMS.flatMap((each) => {
    let before = film(each)[0]!.view as TownView;
    return film(each).flatMap((shot) => {
      const then = before;
      before = shot.view;
      return shot.events.map((told) => ({ event: told, view: then }));
    });
  }).find((each) => each.event.event === 'card_played')!;
  if (event.event !== 'card_played') throw new Error('another event');
  const hand = ['claim 3', event.card, 'claim 1'];
  const holds = view.players.map((old) => (old.seat === event.player ? { ...old, hand } : old));
  const left = after({ ...view, seat: event.player, players: holds }, event);
  expect(left.players[event.player]!.hand).toEqual(['claim 3', 'claim 1']);
});
