/** How the Sheriff's numbers become bars. */
import type { Weighed } from '../../lib/protocol';

/** How many answers are drawn; what he dropped early is only counted. */
export const MOST = 6;

export interface Bar extends Weighed {
  /** In per cent of the whole bar: how far the share reaches, and its interval. */
  to: number;
  low: number;
  wide: number;
}

/** The even share of the win among so many seats, in per cent. */
export const even = (seats: number): number => Math.round(100 / seats);

/** What the whole length of a bar stands for: enough for every interval and the even share. */
export function scale(tried: readonly Weighed[], seats: number): number {
  const highest = Math.max(even(seats), ...tried.slice(0, MOST).map((each) => Math.min(100, each.share + each.error)));
  return Math.min(100, Math.ceil(highest * 1.1));
}

export function bars(tried: readonly Weighed[], seats: number): Bar[] {
  const whole = scale(tried, seats);
  const part = (share: number): number => (100 * Math.max(0, Math.min(whole, share))) / whole;
  return tried.slice(0, MOST).map((each) => {
    const low = part(each.share - each.error);
    return { ...each, to: part(each.share), low, wide: part(each.share + each.error) - low };
  });
}
