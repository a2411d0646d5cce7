import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, fixture } from './draw';
import { BUY_PLACE, CHALLENGE, CHOOSE_PLACING_CARD, DUEL_REMOVE, EVENT_SHIFT } from '../model/decisions.gen';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
});

describe('the plan', () => {
  it.each(['en', 'de', 'hu'] as const)('is drawn in %s, every building with its board', async (language) => {
    const { root, away } = await draw(BUY_PLACE, language);
    expect(root.querySelectorAll('.plate')).toHaveLength(7);
    expect(root.querySelectorAll('.prices tbody tr')).toHaveLength(5);
    expect(root.textContent).not.toMatch(/undefined|\[object|NaN/);
    away();
  });

  it('shows stones, the bars they grow, fields I have linked, and a whole chain', async () => {
    const { root, away } = await draw(BUY_PLACE);
    const bank = root.querySelector('[data-spot="house-BNK"]')!;
    expect(bank.querySelectorAll('.st')).toHaveLength(11);
    expect(bank.querySelectorAll('.mark.lit')).toHaveLength(3);
    expect(bank.querySelectorAll('.bar.s1:not(.thin, .clasp)')).toHaveLength(5);
    expect(root.querySelectorAll('[data-spot="house-HOT"] .st.whole')).toHaveLength(6);
    expect(bank.querySelector('footer')?.textContent).toContain('needs 1 more');
    expect(root.querySelector('[data-spot="house-SAL"] footer')?.textContent).toContain('shut out');
    away();
  });
});

describe('what I need', () => {
  it('shows one way with its price, and what bars it', async () => {
    const { root, press, away } = await draw(BUY_PLACE);
    const note = (): string => root.querySelector('.note')?.textContent ?? '';
    await press('[data-spot="house-UPR"] .needs');
    expect(root.querySelector('[data-asked]')?.textContent).toBe('Union Pacific: needs 7 more');
    expect(note()).toContain('One way to four fields, about $1750.');
    expect(root.querySelectorAll('[data-spot="house-UPR"] .pale')).toHaveLength(7);
    await press('[data-spot="house-UPR"] .needs');
    expect(root.querySelectorAll('.pale')).toHaveLength(0);
    await press('[data-spot="house-SAL"] .needs');
    expect(note()).toContain('No free way is left.');
    expect(root.querySelectorAll('[data-spot="house-SAL"] .cross').length).toBeGreaterThan(0);
    away();
  });

  it('rows and columns are in no words', async () => {
    const { root, press, away } = await draw(BUY_PLACE);
    await press('[data-cell="3 3,4"]');
    expect(root.textContent).not.toMatch(/\d,\d/);
    away();
  });
});

describe('placing a stone', () => {
  it('considers a cell first; the second press, or the main button, answers', async () => {
    const { table, press, main, root, away } = await draw(BUY_PLACE);
    expect(main().getAttribute('aria-disabled')).toBe('true');
    await press('[data-cell="3 3,4"]');
    expect(main().textContent).toBe('Place it, free');
    expect(root.querySelector('.note')?.textContent).toContain('you are connected');
    expect(table.given).toEqual([]);
    await press('[data-cell="3 3,4"]');
    expect(table.given.map((each) => each.action)).toEqual(['free 3 3,4']);
    away();
  });

  it('can be paid for instead', async () => {
    const { table, press, main, away } = await draw(BUY_PLACE);
    await press('[data-cell="3 3,4"]');
    await press('.pay button:last-child');
    expect(main().textContent).toBe('Place it, pay $200');
    await press('.acts .main');
    expect(table.given.map((each) => each.action)).toEqual(['buy 3 3,4']);
    away();
  });

  it('opens a building: a cell, a figure, then both answers one after the other', async () => {
    const { table, press, main, root, away } = await draw(BUY_PLACE);
    await press('[data-cell="6 0,0"]');
    expect(main().getAttribute('aria-disabled')).toBe('true');
    const figures = [...root.querySelectorAll('.figure')].map((each) => each.textContent.replace(/\s+/g, ' ').trim());
    expect(figures[0]).toMatch(
      /^Lady: 5 points, a stone \$300, rent, once \$1000, you can pay 4 stones, One disc left$/,
    );
    expect(figures[1]).toMatch(/No disc left \(DC-7\.9\)$/);
    await press('.figure:last-child');
    expect(root.querySelector('[data-asked]')?.textContent).toBe('Cowboy: 1 point, $100 a stone');
    expect(main().textContent).toBe('Open it, pay $100');
    await press('.acts .main');
    const question = structuredClone(fixture(BUY_PLACE).question!.en);
    question.options = [{ action: 'buy 6 0,0', words: 'Put a stone there', rule: 'DC-7.2' }];
    table.question = question;
    await vi.waitFor(() => expect(table.given.map((each) => each.action)).toEqual(['open 6 cowboy', 'buy 6 0,0']));
    away();
  });

  it('says why something is not possible', async () => {
    const { table, press, root, away } = await draw(BUY_PLACE);
    await press('[data-cell="6 0,0"]');
    await press('.figure:nth-child(2)'); // no disc of the Gun-Man is left
    expect(table.asked_why).toEqual(['open 6 gunman']);
    await vi.waitFor(() => expect(root.querySelector<HTMLElement>('.why')?.hidden).toBe(false));
    await press('.acts .btn:nth-child(2)');
    expect(table.asked_why).toContain('take back');
    expect(table.given).toEqual([]);
    away();
  });
});

describe('other answers', () => {
  it('a card is chosen in the hand', async () => {
    const { table, press, main, away } = await draw(CHOOSE_PLACING_CARD);
    await press('.pickcard');
    expect(main().textContent).toMatch(/^Play /);
    await press('.acts .main');
    expect(table.given[0]?.action).toMatch(/^play [A-Z]\d$/);
    away();
  });

  it('whom to call out is a card for each pair; the question repeats it in words', async () => {
    const { table, press, root, main, found, away } = await draw(CHALLENGE);
    const pairs = found.question!.en.options.filter((each) => each.action.startsWith('challenge'));
    expect(root.querySelectorAll('.targets [data-choice]')).toHaveLength(pairs.length);
    expect(root.querySelector('.targets')?.textContent).toMatch(/Lupe.*Union Pacific.*Touches 3 of 4/s);
    await press('.targets [data-choice]');
    expect(root.querySelector('.arrow')).not.toBeNull();
    expect(root.querySelectorAll('.meant')).toHaveLength(1);
    expect(root.querySelector('[data-asked]')?.textContent).toMatch(/^Call out \w+: /);
    expect(main().textContent).toMatch(/^Call out /);
    expect(root.querySelector('.acts .btn:last-child')?.textContent).toBe('Call nobody');
    await press('.acts .main');
    expect(table.given[0]?.action).toMatch(/^challenge \d \d$/);
    away();
  });

  it('after a duel both cards lie open, and a stone is taken in the building', async () => {
    const { table, press, root, away } = await draw(DUEL_REMOVE);
    await vi.waitFor(() => expect(root.querySelectorAll('.show figure')).toHaveLength(2));
    expect(root.querySelector('.show .won')?.textContent).toContain('Ada');
    await press('.target [data-choice][aria-disabled="false"]');
    expect(root.querySelector('.target .cross')).not.toBeNull();
    await press('.acts .main');
    expect(table.given[0]?.action).toMatch(/^take 7 /);
    away();
  });

  it('stones to move are on the board, and the telegram lies there', async () => {
    const { root, press, main, away } = await draw(EVENT_SHIFT);
    expect(root.querySelector('.tele')?.textContent).toContain('Change of Shift');
    await press('[data-cell="3 0,1"]');
    expect(main().textContent).toBe('Move this stone');
    away();
  });
});
