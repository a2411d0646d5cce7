import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, draw } from './draw';
import { ASKED, fixture } from './fixtures';
import { BID, DYNAMITE_TARGET, SALOON_TOWN, USE_TELEGRAPH } from '../model/decisions.gen';

vi.setConfig({ testTimeout: 30_000 });
/** More options of a kind than this prove nothing new. */
const MOST = 7;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

describe('every decision', () => {
  it.each(ASKED)('%s is drawn in three languages', async (name) => {
    for (const language of ['en', 'de', 'hu'] as const) {
      const { root, away } = await draw(name, language);
      expect(root.querySelector('.bt .deal')).not.toBeNull();
      expect(root.textContent).not.toMatch(/undefined|\[object|NaN/);
      away();
    }
  });

  it.each(ASKED)('%s: each option can be reached', async (name) => {
    const all = fixture(name).question!.en.options;
    const step = Math.ceil(all.length / MOST);
    for (const { action } of all.filter((_, at) => at % step === 0)) {
      const drawn = await draw(name);
      await choose(drawn, action);
      expect(drawn.table.given).toEqual([{ action, form: null }]);
      drawn.away();
    }
  });
});

describe('a bid', () => {
  it('is shown with what it brings to whom, and what the cards cost then', async () => {
    const { root, press, away } = await draw(BID);
    const river = (): string => root.querySelector('.river')!.getAttribute('aria-label')!;
    expect(river()).toBe('If you win with 9: Mei +5, Cornelius +2, Lupe +2. Then choosing: you, Lupe, Cornelius, Mei');
    expect([...root.querySelectorAll('.acts .btn')].map((each) => each.textContent)).toEqual([
      'Bid 9 gold',
      'Pass: get 2, pick 2nd',
    ]);
    await press('.quick button', 3);
    expect(river()).toContain('If you win with 14: Mei +7, Cornelius +4, Lupe +3.');
    expect(root.querySelector('.cards')!.textContent).toContain('You would have 0: pay 0.');
    away();
  });

  it('that is not possible is explained', async () => {
    const { table, press, away } = await draw(BID);
    await press('.step button', 0);
    expect(table.asked_why).toEqual(['bid 8']);
    away();
  });
});

describe('what is not possible', () => {
  it('is explained where it is pressed', async () => {
    const telegraph = await draw(USE_TELEGRAPH);
    await telegraph.press('.fc', 1);
    expect(telegraph.table.asked_why).toEqual(['set 1 2']);
    telegraph.away();
    const saloon = await draw(SALOON_TOWN);
    const closed = saloon.root.querySelectorAll('.townc[aria-disabled=true]').length;
    expect(closed + saloon.table.question!.options.length).toBe(5);
    saloon.away();
  });
});

describe('what would follow', () => {
  it('is said of a mine that is blown up', async () => {
    const { root, table, press, away } = await draw(DYNAMITE_TARGET);
    const elects = (table.view as unknown as { question: { elects: Record<string, number> } }).question.elects;
    const targets = root.querySelectorAll('.tray .target').length;
    let told = 0;
    for (let at = 0; at < targets; at++) {
      await press('.tray .target', at);
      if (root.querySelector('.deal .q p')!.textContent!.includes('becomes mayor')) told += 1;
    }
    expect(told).toBe(Object.values(elects).filter((seat) => seat !== 0 && seat !== null).length);
    away();
  });

  it('is said of a die that is turned', async () => {
    const { root, press, away } = await draw(USE_TELEGRAPH);
    await press('.fc', 0);
    expect(root.querySelector('.deal h2')!.textContent).toBe('Set the 2 to 1: the roll is 5');
    expect(root.querySelectorAll('.num .want')).toHaveLength(1);
    await press('.fc', 1);
    expect(root.querySelector('.acts .btn')!.getAttribute('aria-disabled')).toBe('true');
    away();
  });
});
