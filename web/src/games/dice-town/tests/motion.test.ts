import { describe, expect, it, vi } from 'vitest';
import type { TownEvent } from '../model/view';
import { after } from '../motion/retell';
import { Stage, STORY } from '../motion/stage.svelte';
import { LATEST } from '../../motion/stage.svelte';
import { film, FILMS, type Shot } from './fixtures';

const events = FILMS.flatMap((name) => film(name)).flatMap((shot) => shot.events);
const of = (name: string): TownEvent => events.find((event) => event.event === name)!;

describe('what moves', () => {
  it('flies between seats and places', () => {
    expect(STORY.flightsOf(of('paid_stagecoach'))[0]).toMatchObject({ thing: 'bill', to: 'place-3' });
    expect(STORY.flightsOf(of('coach_arrived'))[0]).toMatchObject({ thing: 'bill', from: 'place-3', to: 'place-2' });
    expect(STORY.flightsOf(of('nuggets_mined'))[0]).toMatchObject({ thing: 'nugget', from: 'place-1' });
    expect(STORY.flightsOf(of('sheriff_changed'))[0]).toMatchObject({ thing: 'star' });
    for (const event of events)
      for (const { from, to, count } of STORY.flightsOf(event)) {
        expect(`${from} ${to}`).toMatch(/^(seat|place)-\d (seat|place)-\d$/);
        expect(count).toBeLessThanOrEqual(5);
      }
  });

  it('shakes the cups with a roll and lifts them together', () => {
    vi.useFakeTimers();
    const [first, ...rest] = film(FILMS[0]!);
    const stage = new Stage({ view: first!.view, events: [] }, () => 1);
    const moves: string[] = [];
    for (const at of [0, 1, 2, 3, 4, 5]) {
      stage.tell({ ...rest[at]!, settle: () => undefined });
      for (let time = 0; time < 9000; time += 40) {
        vi.advanceTimersByTime(40);
        if (stage.cups.move !== moves.at(-1)) moves.push(stage.cups.move);
      }
    }
    expect(moves.join(' ')).toContain('lift shake');
    vi.useRealTimers();
  });
});

it('passes over an event that it does not know, because the server is newer', () => {
  const [{ view }] = film(FILMS[0]!) as [Shot];
  const news = { ...of('coach_arrived'), event: 'train_arrived' } as unknown as TownEvent;
  expect(STORY.flightsOf(news)).toEqual([]);
  expect(STORY.lengthOf(news)).toBe(0);
  expect(STORY.soundOf(news, 0)).toBeNull();
  expect(after(view, news)).toEqual({ ...view, phase: news.phase, waiting: [] });
});

describe('what is heard', () => {
  it('doubles what is seen', () => {
    expect(STORY.soundOf(of('dice_rolled'), 0)).toBe('dice');
    expect(STORY.soundOf(of('sheriff_changed'), 0)).toBe('badge');
    for (const event of events)
      if (STORY.flightsOf(event).length > 0) expect(STORY.soundOf(event, 0), event.event).not.toBeNull();
  });

  it('is the slam of my own cup only', () => {
    const moment = { seq: 1, round: 1, phase: 'roll', edition: 'second', rule: 'DT-3.2' } as const;
    const locked = { ...moment, event: 'choice_locked', form: 'hidden', player: 2 } as const;
    expect(STORY.soundOf(locked, 2)).toBe('cup');
    expect(STORY.soundOf(locked, 0)).toBeNull();
  });

  it('comes with each event that is told, also where nothing moves', () => {
    const [first, ...rest] = film(FILMS[0]!);
    const fresh = rest.slice(0, 6).flatMap((shot) => shot.events);
    for (const pace of [0, 1]) {
      vi.useFakeTimers();
      const heard: TownEvent[] = [];
      const stage = new Stage(
        { view: first!.view, events: [] },
        () => pace,
        (told) => heard.push(...told),
      );
      stage.tell({ view: rest[5]!.view, events: fresh, settle: () => undefined });
      vi.advanceTimersByTime(LATEST);
      expect(heard).toEqual(fresh);
      vi.useRealTimers();
    }
  });
});
