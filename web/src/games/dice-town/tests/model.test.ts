import { describe, expect, it } from 'vitest';
import { KEEP_DICE } from '../model/decisions.gen';
import { keepAction, keepOption } from '../model/choices';
import { category, compare, lead, strength } from '../model/hands';
import { worth } from '../model/goods';
import type { Face, Player, TownEvent, TownView } from '../model/view';
import { retold } from '../motion/retell';
import { en } from '../words/en';
import { de } from '../words/de';
import { hu } from '../words/hu';
import { film, FILMS, fixture, NAMES } from './fixtures';

const dice = (text: string): Face[] => text.split(' ') as Face[];

describe('hands', () => {
  it.each([
    ['9 9 9 9 9', 'five_of_a_kind'],
    ['9 9 9 9 A', 'four_of_a_kind'],
    ['Q Q Q K K', 'full_house'],
    ['9 10 J Q K', 'straight'],
    ['10 J Q K A', 'straight'],
    ['9 10 J Q A', 'high_card'],
    ['Q Q Q', 'three_of_a_kind'],
    ['Q Q K K', 'two_pairs'],
    ['9 10 J Q', 'high_card'],
    ['A A 9 J K', 'one_pair'],
  ])('%s is %s', (text, name) => expect(category(dice(text))).toBe(name));

  it('compares as the rules do (DT-18)', () => {
    const better = (a: string, b: string): boolean => compare(strength(dice(a)), strength(dice(b))) > 0;
    expect(better('10 J Q K A', '9 10 J Q K')).toBe(true);
    expect(better('9 9 9 10 10', '10 J Q K A')).toBe(true);
    expect(better('K K 9 9 10', 'Q Q J J A')).toBe(true);
    expect(better('A A 9 10 K', 'A A 9 10 Q')).toBe(true);
    expect(compare(strength(dice('A K Q J 9')), strength(dice('9 J Q K A')))).toBe(0);
  });

  it('agrees with the server about complete combinations and places won without a tie', () => {
    let seen = 0;
    for (const name of FILMS)
      for (const { view, events } of film(name))
        for (const event of events) {
          if (event.event === 'combination_complete') {
            expect(category(event.faces)).toBe(event.category);
            seen += 1;
          }
          if (
            event.event === 'place_won' &&
            !event.by_tie_break &&
            view.players.every((each) => each.kept.length === 5)
          ) {
            expect(lead(event.place, view.players)?.seats).toEqual([event.player]);
            seen += 1;
          }
        }
    expect(seen).toBeGreaterThan(20);
  });
});

it('finds the option of a choice of dice, in any order', () => {
  const question = fixture(`${KEEP_DICE}-brute`).question!.en;
  for (const option of question.options.filter((each) => each.action !== 'keep none')) {
    const words = option.action.split(' ').slice(1);
    const brute = words.at(-1) === 'brute';
    const faces = (brute ? words.slice(0, -1) : words) as Face[];
    expect(keepOption(question, [...faces].reverse(), brute)).toBe(option);
    expect(keepAction([...faces].reverse(), brute)).toBe(option.action);
  }
  expect(keepOption(question, [], false)?.action).toBe('keep none');
});

it('counts what my things are worth as the server does at the end', () => {
  for (const name of NAMES.filter((each) => each.startsWith('over-'))) {
    const view = fixture(name).view as unknown as TownView;
    for (const sheet of view.scores!)
      expect(worth(view.players[sheet.player]!, view.sheriff === sheet.player)).toBe(sheet.total);
  }
});

describe('retelling', () => {
  const PUBLIC = ['kept', 'dice_left', 'store_cards', 'claims', 'protected', 'dollars', 'nuggets'] as const;
  const open = (player: Player) => Object.fromEntries(PUBLIC.map((name) => [name, player[name]]));

  it.each(FILMS)('%s: the events lead from one view to the next', (name) => {
    const shots = film(name);
    const course: TownEvent[] = [];
    let compared = 0;
    for (const [at, shot] of shots.entries()) {
      if (at === 0) continue;
      course.push(...shot.events);
      const told = shot.events.reduce((view, event) => retold(view, event, course), shots[at - 1]!.view);
      // Nobody is told that the card somebody keeps is Nervous Joe, who is in no hand.
      const soon = [...shot.events, ...(shots[at + 1]?.events ?? [])];
      const joe = soon.filter((event) => event.event === 'joe_collected').map((event) => event.player);
      const sure = (players: Player[]) => players.filter((player) => !joe.includes(player.seat)).map(open);
      expect(sure(told.players), `step ${at}`).toEqual(sure(shot.view.players));
      expect(told.sheriff).toBe(shot.view.sheriff);
      const { mine, bank, stagecoach, claim_row, claim_deck } = told.town;
      expect(shot.view.town).toMatchObject({ mine, bank, stagecoach, claim_row, claim_deck });
      compared += shot.events.length;
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('Nervous Joe leaves no hand that he never came to', () => {
    const { view, events } = film(FILMS[0]!).find((shot) => shot.events.length > 0)!;
    const told = (event: string, more: object): TownEvent => ({ ...events[0]!, event, player: 1, ...more }) as never;
    const kept = told('store_kept', { discarded_number: 1 });
    const joe = told('card_played', { card: 'joe', form: 'target' });
    const before = view.players[1]!.store_cards;
    expect(retold(view, joe, []).players[1]!.store_cards).toBe(before);
    expect(retold(retold(view, kept, []), joe, []).players[1]!.store_cards).toBe(before);
  });

  it('a protected claim that is given to the Sheriff is protected no more', () => {
    const { view, events } = film(FILMS[0]!).find((shot) => shot.events.length > 0)!;
    const players = view.players.map((each) => ({ ...each, claims: 1, protected: each.seat === 2 ? [1, 3] : [] }));
    const goods = { dollars: 0, nuggets: 0, claims: 0, store_cards: 0 };
    const paid = {
      ...events[0]!,
      event: 'bribe_paid',
      from: 2,
      to: 1,
      ...goods,
      protected: [1],
    } as unknown as TownEvent;
    const [, sheriff, giver] = retold({ ...view, players }, paid, []).players;
    expect([giver!.protected, giver!.claims, sheriff!.protected, sheriff!.claims]).toEqual([[3], 1, [], 2]);
  });
});

it('has something to say in every language', () => {
  const walk = (words: object, path: string[] = []): string[] =>
    Object.entries(words).flatMap(([key, value]) => {
      const at = [...path, key];
      if (typeof value === 'object') return walk(value as object, at);
      return typeof value === 'function' || value !== '' || at.join('.') === 'desk.stakes.stagecoach'
        ? [at.join('.')]
        : [];
    });
  expect(walk(de)).toEqual(walk(en));
  expect(walk(hu)).toEqual(walk(en));
});
