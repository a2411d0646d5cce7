import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../../state/table.svelte';
import { flightsOf } from '../motion/flights';
import { soundOf } from '../motion/sounds';
import { Stage } from '../motion/stage.svelte';
import { film, FILMS } from './fixtures';

const events = FILMS.flatMap((name) => film(name)).flatMap((shot) => shot.events);
const of = (name: string): GameEvent => events.find((event) => event.event === name)!;

describe('what moves', () => {
  it('flies between seats and places', () => {
    expect(flightsOf(of('paid_stagecoach'))[0]).toMatchObject({ thing: 'bill', to: 'place-3' });
    expect(flightsOf(of('coach_arrived'))[0]).toMatchObject({ thing: 'bill', from: 'place-3', to: 'place-2' });
    expect(flightsOf(of('nuggets_mined'))[0]).toMatchObject({ thing: 'nugget', from: 'place-1' });
    expect(flightsOf(of('sheriff_changed'))[0]).toMatchObject({ thing: 'star' });
    for (const event of events)
      for (const { from, to, count } of flightsOf(event)) {
        expect(`${from} ${to}`).toMatch(/^(seat|place)-\d (seat|place)-\d$/);
        expect(count).toBeLessThanOrEqual(5);
      }
  });

  it('shakes the cups with a roll and lifts them together', () => {
    vi.useFakeTimers();
    const [first, ...rest] = film(FILMS[0]!);
    const stage = new Stage(() => 1);
    stage.take(first!.view, []);
    const moves: string[] = [];
    for (const at of [0, 1, 2, 3, 4, 5]) {
      stage.take(
        rest[at]!.view,
        rest.slice(0, at + 1).flatMap((shot) => shot.events),
      );
      for (let time = 0; time < 3000; time += 40) {
        vi.advanceTimersByTime(40);
        if (stage.cups.move !== moves.at(-1)) moves.push(stage.cups.move);
      }
    }
    expect(moves.join(' ')).toContain('lift shake');
    vi.useRealTimers();
  });
});

describe('what is heard', () => {
  it('doubles what is seen', () => {
    expect(soundOf(of('dice_rolled'), 0)).toBe('dice');
    expect(soundOf(of('sheriff_changed'), 0)).toBe('badge');
    for (const event of events)
      if (flightsOf(event).length > 0) expect(soundOf(event, 0), event.event).not.toBeUndefined();
  });

  it('is the slam of my own cup only', () => {
    const locked = { seq: 1, event: 'choice_locked', player: 2 };
    expect(soundOf(locked, 2)).toBe('cup');
    expect(soundOf(locked, 0)).toBeUndefined();
  });

  it('comes with each event that is told, also where nothing moves', () => {
    const [first, ...rest] = film(FILMS[0]!);
    const fresh = rest.slice(0, 6).flatMap((shot) => shot.events);
    for (const pace of [0, 1]) {
      vi.useFakeTimers();
      const heard: GameEvent[] = [];
      const stage = new Stage(
        () => pace,
        (told) => heard.push(...told),
      );
      stage.take(first!.view, []);
      stage.take(rest[5]!.view, fresh);
      vi.advanceTimersByTime(5000);
      expect(heard).toEqual(fresh);
      vi.useRealTimers();
    }
  });
});
