import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Timeline } from '../../../lib/rest';
import { ReplayTable } from '../../../replay/table.svelte';
import { settings } from '../../../state/settings.svelte';
import { place } from '../../tests/draw';
import { KEEP_DICE, STORE_KEEP } from '../model/decisions.gen';
import type { TownView } from '../model/view';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';
import { fixture } from './fixtures';

beforeEach(async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await settings.setLanguage('en');
  await speech.learn('en');
});

/** Draws a recorded moment on the stage of the theatre, where nobody is asked. */
function staged(name: string, seen = (view: TownView): TownView => view): { root: HTMLElement; view: TownView } {
  const found = fixture(name);
  const view = seen(found.view as unknown as TownView);
  const table = new ReplayTable('r', 'en', () => undefined);
  const course = { game: 'dice-town', names: found.names, bots: found.names.map(() => '') };
  table.seatPeople(course as unknown as Timeline, view.seat);
  table.jump(view as unknown as typeof found.view, found.events);
  const { root, away } = place(Table, table);
  const copy = root.cloneNode(true) as HTMLElement;
  away();
  return { root: copy, view };
}
const drawnIn = (root: HTMLElement, within: string): string[] =>
  [...root.querySelectorAll(`${within} use`)].map((use) => use.getAttribute('href')!.split('#')[1]!);

/** Everybody's secrets, as with all cards open. */
const opened = (view: TownView): TownView => ({
  ...view,
  seat: -1,
  players: view.players.map((player, seat) => ({
    ...player,
    hand: seat === 1 ? ['dynamite', 'claim 4'] : [],
    cup: ['9', 'A'],
    choice: { kept: ['A'], action: 'keep A' },
  })),
});

describe('the stage of the theatre', () => {
  it('shows a player his dice under the cup while he thinks, and says whom the table waits for', () => {
    const { root, view } = staged(KEEP_DICE);
    const cup = view.players[view.seat]!.cup!;
    expect(drawnIn(root, '.tray .lying').sort()).toEqual(cup.map((face) => `die-${face}`).sort());
    expect(root.querySelector('.waits h2')?.textContent).toContain(fixture(KEEP_DICE).names[view.seat]);
  });
  it('shows a player the cards he draws', () => {
    const { root, view } = staged(STORE_KEEP);
    expect(view.looking_at.length).toBeGreaterThan(0);
    expect(root.querySelectorAll('.tray .seen .card')).toHaveLength(view.looking_at.length);
  });
  it('shows every hand and under every cup when all lies open', () => {
    const { root, view } = staged(KEEP_DICE, opened);
    const shown = [...root.querySelectorAll<HTMLElement>('.shown li')];
    expect(shown).toHaveLength(view.players.length);
    for (const each of shown) {
      expect(drawnIn(each, '.cupped span')).toEqual(['die-small-9', 'die-small-A']);
      expect(drawnIn(each, '.cupped .keep')).toEqual(['die-small-A']);
    }
    expect(shown.filter((each) => each.querySelector('[title="Dynamite"]'))).toHaveLength(1);
  });
  it('shows the drawn cards beside the hand of who draws when all lies open', () => {
    const { root, view } = staged(STORE_KEEP, opened);
    const drawing = [...root.querySelectorAll('.shown li')].filter((each) => each.querySelector('p'));
    expect(drawing).toHaveLength(1);
    expect(drawing[0]!.querySelectorAll('.laid:last-child .mc')).toHaveLength(view.looking_at.length);
  });
});
