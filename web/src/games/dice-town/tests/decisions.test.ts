import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from './draw';
import { ASKED, fixture, NAMES } from './fixtures';
import { choose } from './press';
import * as asks from '../model/decisions.gen';

vi.setConfig({ testTimeout: 30_000 });
/** More options of a kind than this prove nothing new. */
const MOST = 8;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

describe('every decision', () => {
  it('has a recorded moment', () => {
    for (const decision of Object.values(asks))
      expect(
        ASKED.some((name) => name.startsWith(decision)),
        decision,
      ).toBe(true);
  });

  it.each(NAMES)('%s is drawn, one of a kind in three languages', async (name) => {
    const first = NAMES.find((each) => each.slice(0, 4) === name.slice(0, 4)) === name;
    for (const language of first ? (['en', 'de', 'hu'] as const) : (['en'] as const)) {
      const { root, table, away } = await draw(name, language);
      expect(root.querySelector('.dt')).not.toBeNull();
      expect(root.textContent).not.toMatch(/undefined|\[object|NaN/);
      if (
        table.question &&
        ![asks.BRIBE_OFFER, asks.SHERIFF_TIE, asks.KEEP_DICE].some((each) => each === table.question?.decision)
      )
        expect(root.textContent).toContain(table.question.words);
      away();
    }
  });

  it.each(ASKED.filter((name) => !name.startsWith(asks.BRIBE_OFFER)))(
    '%s: each option can be reached',
    async (name) => {
      const all = fixture(name).question!.en.options;
      const step = Math.ceil(all.length / MOST);
      for (const { action } of all.filter((_, at) => at % step === 0)) {
        const { table, root, view, away } = await draw(name);
        const question = table.question!;
        await choose(
          root,
          view,
          question,
          question.options.find((option) => option.action === action)!,
        );
        expect(table.given).toEqual([{ action, form: null }]);
        away();
      }
    },
  );

  it.each(ASKED)('%s: everything to press can be reached with the keyboard', async (name) => {
    const { root, away } = await draw(name);
    for (const group of root.querySelectorAll('[role=group], .hand')) {
      const choices = [...group.querySelectorAll<HTMLElement>('[data-choice]')];
      if (choices.length > 0) expect(choices.filter((each) => each.tabIndex === 0)).toHaveLength(1);
      choices[0]?.focus();
      for (const next of choices.length > 0 ? [...choices.slice(1), choices[0]] : []) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        expect(document.activeElement).toBe(next);
      }
    }
    for (const button of root.querySelectorAll<HTMLElement>('button:not([data-choice])'))
      expect(button.tabIndex).toBe(0);
    away();
  });
});
