import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTable } from '../games/tests/fake.svelte';
import { fixture } from '../games/dice-town/tests/fixtures';
import { settings } from '../state/settings.svelte';
import type { View } from '../state/table.svelte';
import Points from './Points.svelte';
import { inOrder, linesIn, placesOf, sumsOf } from './sums';

const over = fixture('over-3').view as unknown as View;
const sheets = over.scores as { player: number; total: number }[];
const scores = [0, 1, 2].map((seat) => sheets.find((sheet) => sheet.player === seat)!.total);

describe('sums', () => {
  it('takes the categories of a game from its score sheets', () => {
    expect(linesIn(over)).toEqual(['nuggets', 'dollars', 'badge', 'equipment', 'claims']);
    expect(linesIn({ ...over, scores: undefined })).toEqual([]);
    for (const sum of sumsOf(over, linesIn(over), scores))
      expect(sum.parts.reduce((all, part) => all + part, 0)).toBe(sum.total);
    expect(sumsOf(null, [], [7, 9])[1]).toEqual({ player: 1, total: 9, parts: [9] });
  });

  it('puts winners first, and equals on the same place', () => {
    expect(placesOf([10, 20, 20], [1])).toEqual([3, 1, 2]);
    expect(placesOf([10, 20, 20, 5], [1, 2])).toEqual([3, 1, 1, 4]);
    expect(placesOf([0, 0, 0], [2])).toEqual([2, 2, 1]);
    expect(inOrder([3, 1, 2])).toEqual([1, 2, 0]);
  });
});

describe('the count', () => {
  let root: HTMLElement;
  let away = (): void => undefined;
  const totals = (): number[] => [...root.querySelectorAll('.tot b')].map((each) => Number(each.textContent));

  async function count(still: boolean, ondone: () => void): Promise<void> {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: still } as MediaQueryList);
    await settings.setLanguage('en');
    const table = new FakeTable(fixture('over-3'), 'en');
    const info = { ...table.info!, scores, winners: [scores.indexOf(Math.max(...scores))] };
    root = document.body.appendChild(document.createElement('div'));
    const drawn = mount(Points, { target: root, props: { table, info, ondone } });
    flushSync();
    away = () => {
      void unmount(drawn);
      root.remove();
    };
  }
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    away();
    vi.useRealTimers();
  });

  it('is there at once where nothing shall move', async () => {
    const done = vi.fn();
    await count(true, done);
    expect(totals().sort((a, b) => a - b)).toEqual([...scores].sort((a, b) => a - b));
    expect(done).toHaveBeenCalledOnce();
    expect(root.querySelectorAll('.win')).toHaveLength(1);
  });

  it('goes up point by point, and ends at once when asked to', async () => {
    const done = vi.fn();
    await count(false, done);
    const seen = new Set<number>();
    for (let frames = 0; frames < 400 && seen.size < 6; frames++) {
      vi.advanceTimersByTime(16);
      await tick();
      seen.add(totals()[0]!);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(Math.max(...seen)).toBeLessThan(Math.max(...scores));
    expect(done).not.toHaveBeenCalled();
    root.querySelector<HTMLElement>('.cats .btn')!.click();
    await tick();
    expect(totals()[0]).toBe(Math.max(...scores));
    expect(done).toHaveBeenCalledOnce();
  });
});
