import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../lib/messages';
import { isWanted, type Beat, type Script } from '../beats';
import { Course } from '../course.svelte';
import type { Progress } from '../memory';

const beat = (id: string, when: Beat['when'], doing: Beat['do'] = 'look', more: Partial<Beat> = {}): Beat => ({
  id,
  when,
  point: ['my.points'],
  do: doing,
  rules: [],
  text: id,
  ...more,
});
const SCRIPT: Script = {
  beats: [
    beat('goal', { event: 'game_started' }),
    beat('street', { after: 'goal' }),
    beat('keep', { question: 'KEEP', nth: 1 }, 'answer', { answer: ['keep 9 9'] }),
    beat('price', { question: 'KEEP', nth: 1 }, 'answer', { answer: ['keep 9 9'], part: 2 }),
    beat('reveal', { event: 'revealed' }, 'watch', { until: 'paid' }),
    beat('won', { event: 'won', nth: 2 }),
    beat('free', { question: 'KEEP', nth: 3 }, 'answer', { answer: ['keep K'] }),
  ],
  hints: [{ when: { question: 'KEEP', nth: 2 }, answer: ['keep A'] }],
  answers: ['keep 9 9', 'keep A', 'keep K'],
};

let number = 0;
const event = (name: string): GameEvent => ({ seq: number++, event: name }) as unknown as GameEvent;
const question = (at: number) => ({ name: 'KEEP', number: at });
let resumed: number;
let kept: Omit<Progress, 'table'>[];
let course: Course;
function made(): Course {
  return new Course(
    SCRIPT,
    () => void (resumed += 1),
    (progress) => void kept.push(progress),
  );
}
beforeEach(() => {
  resumed = 0;
  kept = [];
  course = made();
});
const id = (): string | undefined => course.beat?.id;
const answer = (action: string): void => {
  course.answers([action]);
  course.answered(true);
  flushSync();
};
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

  it('is the nth of its kind, and the same question asked again is no other', () => {
    asked();
    course.asks(question(0));
    answer('keep 9 9');
    course.shown(event('won'));
    expect(id()).toBeUndefined();
    course.asks(question(1));
    expect(id()).toBeUndefined();
    expect(course.hint?.answer).toEqual(['keep A']);
    answer('keep A');
    expect(course.hint).toBeNull();
    course.asks(null);
    course.shown(event('won'));
    expect(id()).toBe('won');
  });

  it('waits while another beat is read', () => {
    asked();
    answer('keep 9 9');
    course.shown(event('revealed'));
    course.shown(event('won'));
    course.shown(event('won'));
    expect(id()).toBe('reveal');
    course.next();
    expect(id()).toBe('won');
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
    answer('keep 9 9');
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
  it('first in the mind, then with the button', () => {
    asked();
    expect(course.chooses).toBe(true);
    course.chose();
    expect([id(), course.chooses]).toEqual(['price', false]);
    answer('keep 9 9');
    expect(id()).toBeUndefined();
  });

  it('skips the second beat of a question that is answered at once', () => {
    asked();
    answer('keep 9 9');
    expect([id(), course.strayed]).toEqual([undefined, false]);
  });

  it('may be something else: then the script is over', () => {
    asked();
    course.answers(['keep J']);
    expect([course.strayed, course.sent]).toEqual([false, true]);
    course.answered(true);
    expect(course.strayed).toBe(true);
  });

  it('stays asked for when it was refused', () => {
    asked();
    course.answers(['keep J']);
    course.answered(false);
    expect([id(), course.sent, course.strayed]).toEqual(['keep', false, false]);
    answer('keep 9 9');
    expect(course.strayed).toBe(false);
  });

  it('may have come from another device', () => {
    asked();
    course.asks(question(1));
    expect(course.hint).not.toBeNull();
    expect(id()).toBeUndefined();
  });
});

describe('an answer', () => {
  it('of several parts is compared part by part', () => {
    const script = ['bribe dollars 2', 'bribe nuggets 0', 'keep 9'];
    expect(isWanted(['bribe dollars 2', 'bribe nuggets 0'], script)).toBe(true);
    expect(isWanted({ dollars: 2, nuggets: 0, cards: [], protected: [] }, script)).toBe(true);
    expect(isWanted({ dollars: 1, nuggets: 0, cards: [], protected: [] }, script)).toBe(false);
    expect(isWanted({ dollars: 2, nuggets: 0, cards: ['dynamite'], protected: [] }, script)).toBe(false);
    expect(isWanted(['pass'], script)).toBe(false);
    expect(isWanted(['pass'], ['', 'keep 9']), 'a free choice').toBe(true);
    expect(isWanted(['pass'], []), 'after the end of the script').toBe(true);
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
    answer('keep 9 9');
    course.shown(event('revealed'));
    const left = kept.at(-1)!;
    expect(left).toMatchObject({ beat: 4, of: 7, last: 0, asked: { KEEP: 1 } });
    course = made();
    course.begin(['game_started', 'revealed', 'paid'].map(event), { ...left, table: 'abc' });
    expect(id()).toBe('reveal');
    course.next();
    course.asks(question(1));
    expect(course.hint?.answer).toEqual(['keep A']);
    answer('keep A');
    course.asks(question(2));
    expect(id()).toBe('free');
    answer('keep K');
    expect(course.strayed).toBe(false);
  });

  it('asks again what had not been answered', () => {
    asked();
    const left = { ...kept.at(-1)!, table: 'abc' };
    course = made();
    const spy = vi.fn();
    course.begin([event('game_started')], left);
    spy(id());
    course.asks(question(0));
    expect([spy.mock.calls, id()]).toEqual([[[undefined]], 'keep']);
  });
});
