import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../state/settings.svelte';
import { openBox } from '../../tests/fixtures';
import type { TownEvent, TownView } from '../model/view';
import { after } from '../motion/retell';
import { Stage, STORY } from '../motion/stage.svelte';
import { gains } from '../scene/gains';
import { asks, headline } from '../scene/headline';
import { contenders, landed, mine, opened, standing, type Scene } from '../scene/model';
import { speech, t } from '../words/speech.svelte';
import { film, FILMS, type Shot } from './fixtures';

const films = FILMS.map((name) => film(name));
/** Every event of the films with the view before it and the round's events before it. */
const course = films.flatMap(([first, ...shots]) => {
  let view = (first as Shot).view;
  const told: TownEvent[] = [];
  return shots.flatMap((shot) => {
    const found = shot.events.map((event) => {
      const before = { event, view, told: [...told] };
      told.push(event);
      view = after(view, event);
      return before;
    });
    view = shot.view;
    return found;
  });
});
type Named<Name> = Extract<TownEvent, { event: Name }>;
function at<Name extends TownEvent['event']>(name: Name, is: (event: Named<Name>) => boolean = () => true) {
  const found = course.find(({ event }) => event.event === name && is(event as Named<Name>))!;
  return { ...found, event: found.event as Named<Name> };
}
const begun = (name: TownEvent['event'], scene: Scene | null = null): Scene => {
  const { event, view, told } = at(name);
  return opened(scene, event, view, told)!;
};
const common = { round: 3, edition: 'second', rule: 'DT-1', seq: 900 } as const;

describe('the stage', () => {
  it('is empty while dice are rolled', () => {
    expect(begun('dice_revealed', standing(at('place_won').view))).toBeNull();
  });

  it('shows the dice that count when a place begins, the fewest first, and who wins only when it has happened', () => {
    const { event, view } = at('place_won', ({ place, by_tie_break }) => place === 'gold_mine' && !by_tie_break);
    const scene = opened(null, event, view, []);
    if (scene?.kind !== 'contest') throw new Error('another scene');
    expect(scene.winner).toBeNull();
    expect(scene.said).toBeNull();
    expect(
      scene.rows.every(
        ({ seat, dice }) => dice.length === view.players[seat]!.kept.filter((die) => die === '9').length,
      ),
    ).toBe(true);
    expect(scene.rows.map(({ dice }) => dice.length)).toEqual(scene.rows.map(({ dice }) => dice.length).sort());
    expect(scene.rows.at(-1)!.seat).toBe(event.player);
    expect(landed(scene, { ...event, words: 'won' })).toMatchObject({ winner: event.player, said: { words: 'won' } });
  });

  it('shows who was named at once after a tie: that has been told', () => {
    const { event, view } = at('place_won', ({ by_tie_break }) => by_tie_break);
    expect(opened(null, event, view, [])).toMatchObject({ winner: event.player });
  });

  it('shows the ladder of hands at the Town Hall, the best last', () => {
    const { event, view } = at('place_won', ({ place }) => place === 'town_hall');
    const rows = contenders('town_hall', view);
    expect(rows.every(({ dice }) => dice.length === 5)).toBe(true);
    if (!event.by_tie_break) expect(rows.at(-1)!.seat).toBe(event.player);
  });

  it('shows the loot with its sum, and celebrates it for the winner alone', () => {
    const { event } = at('nuggets_mined', ({ taken }) => taken > 0);
    const won = course.find((each) => each.event.seq === event.seq - 1)!;
    const before = landed(opened(null, won.event, won.view, []), won.event)!;
    const scene = landed(before, event)!;
    expect(scene).toMatchObject({ loot: { thing: 'nugget', count: event.taken, seat: event.player } });
    expect(mine(before, event.player)).toBe(false);
    expect(mine(scene, event.player)).toBe(true);
    expect(mine(scene, event.player + 1)).toBe(false);
    expect(mine(landed(before, { ...event, taken: 0 })!, event.player)).toBe(false);
  });

  it('stays as it was where nobody shows the face', () => {
    const scene = begun('coach_arrived');
    const nobody = {
      ...common,
      event: 'place_uncontested',
      form: 'general_store',
      phase: 'place_4',
      place: 'general_store',
      words: 'nobody',
    } as TownEvent;
    expect(opened(scene, nobody, at('place_won').view, [])).toBe(scene);
    expect(landed(scene, nobody)).toEqual({ ...scene, said: nobody });
  });

  it('shows offers as they are posted, and the verdict when it is given', () => {
    const tie = course.findIndex(
      ({ event }, place) => event.event === 'tie' && course[place + 1]?.event.event === 'bribe_offered',
    );
    const { event, view } = course[tie]!;
    if (event.event !== 'tie') throw new Error('no tie');
    let scene = landed(opened(null, event, view, []), event);
    expect(scene).toMatchObject({ kind: 'tie', bids: [], named: null, sheriff: view.sheriff });
    for (const { event: next, view: seen } of course.slice(tie + 1)) {
      if (next.event === 'place_won') break;
      const begins = opened(scene, next, seen, []);
      if (next.event === 'tie_decided') expect(begins).toMatchObject({ named: null });
      scene = landed(begins, next);
      if (next.event === 'bribe_offered')
        expect(scene).toMatchObject({
          bids: expect.arrayContaining([expect.objectContaining({ player: next.player, dollars: next.dollars })]),
        });
      if (next.event === 'tie_decided') expect(scene).toMatchObject({ named: next.player });
    }
  });

  it('shows a stolen card to those whose event names it, and backs to everybody else', () => {
    const { event, view } = at('theft');
    const scene = landed(opened(null, event, view, []), event)!;
    expect(scene).toMatchObject({ kind: 'theft', out: true, cards: [], kept: null });
    const known = { ...event, form: 'known', cards: ['claim 4'] } as TownEvent;
    expect(landed(opened(null, known, view, []), known)).toMatchObject({ cards: ['claim 4'] });
    expect(opened(null, known, view, [])).toMatchObject({ cards: [], out: false });
    const kept = at('theft_kept').event;
    expect(landed(scene, kept)).toMatchObject({ kept: { kind: kept.kind, card: '' } });
    expect(JSON.stringify(landed(scene, kept))).not.toMatch(/claim \d|equip/);
  });

  it('shows a card that was kept in the store only to its owner', () => {
    const store = { ...common, phase: 'place_4', player: 1, discarded_number: 1, event: 'store_kept' } as const;
    const scene = standing({ ...at('place_won').view, phase: 'place_4' })!;
    const hidden = landed(scene, { ...store, form: 'hidden' });
    const known = landed(scene, { ...store, form: 'known', card: 'dynamite', discarded: ['girls'] });
    expect(hidden).toMatchObject({ loot: { thing: 'store', cards: [] } });
    expect(known).toMatchObject({ loot: { cards: ['dynamite'] } });
  });

  it('shows what a visit to the Doc changes, visitor by visitor', () => {
    const { event, view } = at('doc_remedy');
    const scene = opened(null, event, view, []);
    expect(scene).toMatchObject({ kind: 'doc', visitor: event.player, card: '', changes: [] });
    const paid = {
      ...common,
      event: 'tribute_paid',
      form: 'dollars',
      phase: 'place_8',
      from: 0,
      to: 1,
      dollars: 2,
    } as TownEvent;
    expect(landed(landed(scene, event), paid)).toMatchObject({
      card: event.remedy,
      changes: [{ seat: 0, thing: 'bill', count: -2 }],
    });
    const next = opened(landed(scene, paid), { ...event, seq: event.seq + 9 }, view, []);
    expect(next).toMatchObject({ changes: [], since: event.seq + 9 });
  });

  it('shows at the end of a round who got what, as the views of the server say it', () => {
    for (const [first, ...shots] of films) {
      let start: TownView | null = null;
      let view = (first as Shot).view;
      const told: TownEvent[] = [];
      for (const shot of shots) {
        const ends = shot.events.find((event) => event.event === 'round_ended');
        if (ends && start) {
          const found = gains([...told, ...shot.events], shot.view, ends.round);
          for (const { seat, goods, star } of found) {
            const [was, is] = [start.players[seat]!, shot.view.players[seat]!];
            expect(goods.nuggets ?? 0).toBe((is.nuggets ?? 0) - (was.nuggets ?? 0));
            expect(goods.dollars ?? 0).toBe((is.dollars ?? 0) - (was.dollars ?? 0));
            expect(goods.claims ?? 0).toBe(is.claims + is.protected.length - was.claims - was.protected.length);
            expect(goods.store_cards ?? 0).toBe(is.store_cards - was.store_cards);
            expect(star).toBe(Number(shot.view.sheriff === seat) - Number(start.sheriff === seat));
          }
        }
        told.push(...shot.events);
        if (ends) start = shot.view;
        view = shot.view;
      }
      expect(view.round).toBeGreaterThan(1);
    }
  });
});

describe('a game on the stage', () => {
  it('ends every event with the same scene, with and without motion', () => {
    for (const [first, ...shots] of films) {
      const still = new Stage(
        { view: (first as Shot).view, events: [] },
        () => 0,
        () => undefined,
      );
      const pressed = new Stage(
        { view: (first as Shot).view, events: [] },
        () => 1,
        () => undefined,
      );
      for (const shot of shots.slice(0, 60)) {
        const moment = { view: shot.view, events: shot.events, settle: () => undefined };
        for (const stage of [still, pressed]) {
          stage.tell(moment);
          while (stage.telling) stage.next();
        }
        expect(pressed.scene).toEqual(still.scene);
      }
    }
  });

  it('is there for somebody who comes in between', () => {
    const { view, event, told } = at('claims_taken');
    const stage = new Stage(
      { view: after(view, event), events: [...told, event] },
      () => 1,
      () => undefined,
    );
    stage.begin();
    expect(stage.scene).toMatchObject({ kind: 'contest', place: 'town_hall', loot: { thing: 'claim' } });
  });

  it('gives a tie between others time to be read', () => {
    expect(STORY.lengthOf(at('tie').event) + STORY.lengthOf(at('tie_decided').event)).toBeGreaterThanOrEqual(2200);
  });
});

describe('what is said', () => {
  const LANGUAGES = ['en', 'de', 'hu'] as const;
  const name = (seat: number): string | null => (seat === 0 ? null : ['Ada', 'Cornelius', 'Zsófia', 'Mei'][seat]!);
  beforeEach(() => settings.setLanguage('en'));

  it.each(LANGUAGES)('fits into a headline (%s), and does not answer before it has happened', async (language) => {
    await settings.setLanguage(language);
    await speech.learn(language);
    openBox('dice-town', language);
    const headed = new Set<string>();
    for (const { event, view, told } of course) {
      const said = headline(event, t(), name);
      if (said) headed.add(event.event);
      // offers and bribes may name four kinds of goods
      if (!event.event.startsWith('bribe')) expect(said.length, said).toBeLessThanOrEqual(40);
      expect(said).not.toMatch(/undefined|null|NaN/);
      const scene = opened(null, event, view, told);
      if (scene && event.event === 'place_won' && !event.by_tie_break) {
        const asked = asks(scene, t(), name);
        expect(asked).toMatch(/\?$/);
        expect(asked.length).toBeLessThanOrEqual(40);
      }
    }
    expect(headed.size).toBeGreaterThan(15);
  });
});
