import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/messages';
import type { Beat, Script } from '../beats';
import { Course } from '../course.svelte';
import type { Progress } from '../memory';

type When = Partial<Beat['when']>;
const moment = (when: When): Beat['when'] => ({ event: null, question: null, nth: 1, after: null, at: null, ...when });
const beat = (id: string, when: When, doing: Beat['do'] = 'look', more: Partial<Beat> = {}): Beat => ({
  id,
  when: moment(when),
  part: 1,
  point: ['my.points'],
  do: doing,
  answer: null,
  then: [],
  until: null,
  rules: [],
  text: id,
  free: false,
  end: false,
  ...more,
});
const KEEP = { question: 'KEEP' };
const nines = { answer: 'keep 9 9' };
const SCRIPT: Script = {
  names: ['You', 'Lupe'],
  beats: [
    beat('goal', { event: 'game_started' }),
    beat('street', { after: 'goal' }),
    beat('keep', { ...KEEP, at: 0 }, 'answer', nines),
    beat('price', { ...KEEP, at: 0 }, 'answer', { ...nines, part: 2 }),
    beat('reveal', { event: 'revealed' }, 'watch', { until: moment({ event: 'paid' }) }),
    beat('won', { event: 'won', nth: 2 }),
    beat('buy', { ...KEEP, nth: 3, at: 2 }, 'answer', { answer: 'buy a', then: ['buy b'] }),
    beat('end', { event: 'ended' }, 'look', { end: true }),
  ],
  hints: [{ question: 'KEEP', nth: 2, at: 1, answer: 'keep A', then: [] }],
};

let number = 0;
const event = (name: string): GameEvent => ({ seq: number++, event: name }) as unknown as GameEvent;
const question = (at: number) => ({ number: at });
let resumed: number;
let kept: Omit<Progress, 'table'>[];
let course: Course;
const made = (): Course =>
  new Course(
    SCRIPT,
    () => void (resumed += 1),
    (progress) => void kept.push(progress),
  );
beforeEach(() => {
  resumed = 0;
  kept = [];
  course = made();
});
const id = (): string | undefined => course.beat?.id;
const answers = (): void => course.asks(null);
/** As far as the question about the first roll. */
function asked(): void {
  course.begin([event('game_started')]);
  course.next();
  course.next();
  course.asks(question(0));
}

describe('what brings a beat', () => {
  it('is an event that has happened, the end of another beat, or a question', () => {
    course.begin([]);
    expect(id()).toBeUndefined();
    course.shown(event('game_started'));
    expect(id()).toBe('goal');
    course.asks(question(0));
    expect(id()).toBe('goal');
    course.next();
    expect(id()).toBe('street');
    course.next();
    expect(id()).toBe('keep');
  });

  it('is the nth of its kind', () => {
    asked();
    answers();
    course.shown(event('won'));
    expect(id()).toBeUndefined();
    course.shown(event('won'));
    expect(id()).toBe('won');
  });

  it('waits while another beat is read', () => {
    asked();
    answers();
    course.shown(event('revealed'));
    course.shown(event('won'));
    course.shown(event('won'));
    expect(id()).toBe('reveal');
    course.next();
    expect(id()).toBe('won');
  });

  it('may be a question without a word, which only has a hint', () => {
    asked();
    answers();
    course.asks(question(1));
    expect([id(), course.hint?.answer]).toEqual([undefined, 'keep A']);
    answers();
    expect(course.hint).toBeNull();
  });
});

describe('what is held', () => {
  it('is everything while somebody reads, and nothing while they are asked', () => {
    course.begin([event('game_started')]);
    expect(course.holds).toBe(true);
    course.next();
    expect(course.holds).toBe(true);
    course.next();
    expect([course.holds, resumed]).toEqual([false, 2]);
    course.asks(question(0));
    expect([id(), course.holds]).toEqual(['keep', false]);
  });

  it('is what comes after the thing one watches for', () => {
    asked();
    answers();
    course.shown(event('revealed'));
    expect([course.holds, course.seen]).toEqual([false, false]);
    course.shown(event('paid'));
    expect([course.holds, course.seen]).toEqual([true, true]);
    const before = resumed;
    course.next();
    expect([course.holds, resumed]).toEqual([false, before + 1]);
  });

  it('is nothing once the lesson has ended', () => {
    course.begin([event('game_started')]);
    course.end();
    course.shown(event('revealed'));
    expect([course.holds, id()]).toEqual([false, undefined]);
  });
});

describe('what is answered', () => {
  it('is first chosen, then said with the button', () => {
    asked();
    expect(course.chooses).toBe(true);
    course.chose();
    expect([id(), course.chooses]).toEqual(['price', false]);
    answers();
    expect(id()).toBeUndefined();
  });

  it('at once skips the beat about the button', () => {
    asked();
    answers();
    expect(id()).toBeUndefined();
    course.shown(event('revealed'));
    expect(id()).toBe('reveal');
  });

  it('is waited for again if it was refused', () => {
    asked();
    course.asks(question(0));
    expect(id()).toBe('keep');
  });

  it('in several parts is asked for until the last of them', () => {
    course.begin([], 6);
    course.asks(question(2));
    expect(id()).toBe('buy');
    answers();
    expect(id(), 'nothing can be pressed between two parts').toBeUndefined();
    course.asks(question(3));
    expect(id()).toBe('buy');
    answers();
    course.shown(event('ended'));
    expect(id()).toBe('end');
  });

  it('with all its parts at once keeps nothing from happening', () => {
    course.begin([], 6);
    course.asks(question(2));
    answers();
    course.shown(event('ended'));
    expect([id(), course.holds]).toEqual(['end', true]);
  });

  it('may have come from another device', () => {
    asked();
    course.asks(question(1));
    expect([id(), course.hint?.answer]).toEqual([undefined, 'keep A']);
  });
});

describe('reading again', () => {
  it('leads back without asking or holding anything else, and on to where one was', () => {
    asked();
    expect(course.first).toBe(false);
    course.previous();
    course.previous();
    course.previous();
    expect([id(), course.first, course.number, course.here]).toEqual(['goal', true, 1, false]);
    course.next();
    course.next();
    expect([id(), course.here]).toEqual(['keep', true]);
    course.next();
    expect(id(), 'an answer is waited for').toBe('keep');
  });
});

describe('coming back', () => {
  it('opens the beat at which one stopped', () => {
    asked();
    answers();
    course.shown(event('revealed'));
    const left = kept.at(-1)!;
    expect(left).toEqual({ beat: 4, of: 8 });
    course = made();
    course.begin(['game_started', 'revealed', 'paid'].map(event), left.beat);
    expect(id()).toBe('reveal');
    course.next();
    course.asks(question(1));
    expect(course.hint?.answer).toBe('keep A');
  });

  it('asks again what had not been answered', () => {
    asked();
    const left = kept.at(-1)!;
    course = made();
    course.begin([event('game_started')], left.beat);
    expect(id()).toBeUndefined();
    course.asks(question(0));
    expect(id()).toBe('keep');
  });
});
