/** The course of a game: which round a moment belongs to, and where it lies on the line. */
import type { Timeline } from '../lib/rest';

export type Course = Pick<Timeline, 'moments' | 'rounds'>;

/** The place (from 0) of the round that a moment belongs to. */
export function roundAt(course: Course, moment: number): number {
  const after = course.rounds.findIndex((round) => round.moment > moment);
  return (after === -1 ? course.rounds.length : after) - 1;
}

/** The first moment of the next round; in the last round, the last moment of all. */
export function nextRound(course: Course, moment: number): number {
  return course.rounds[roundAt(course, moment) + 1]?.moment ?? course.moments - 1;
}

/** The first moment of this round; if that is where we are, of the one before. */
export function lastRound(course: Course, moment: number): number {
  const place = roundAt(course, moment);
  const first = course.rounds[place]?.moment ?? 0;
  return first < moment ? first : (course.rounds[place - 1]?.moment ?? 0);
}

/** Where a moment lies, from 0 to 1: rounds are equally long, however much happened in them. */
export function placeOf(course: Course, moment: number): number {
  const place = roundAt(course, moment);
  const first = course.rounds[place]?.moment ?? 0;
  const end = course.rounds[place + 1]?.moment ?? course.moments - 1;
  const within = end > first ? (moment - first) / (end - first) : moment > first ? 1 : 0;
  return (place + within) / course.rounds.length;
}

/** The moment that lies nearest to a place. */
export function momentAt(course: Course, place: number): number {
  const whole = Math.max(0, Math.min(1, place)) * course.rounds.length;
  const round = Math.min(course.rounds.length - 1, Math.floor(whole));
  const first = course.rounds[round]?.moment ?? 0;
  const end = course.rounds[round + 1]?.moment ?? course.moments - 1;
  return Math.round(first + (whole - round) * (end - first));
}

/** The moment at which one is after a step by a round; back: first to where this one begins. */
export function roundFrom(course: Course, at: number, shown: number, by: 1 | -1): number {
  if (by > 0) return nextRound(course, at);
  return shown > 0 ? (course.rounds[roundAt(course, at)]?.moment ?? 0) : lastRound(course, at);
}
