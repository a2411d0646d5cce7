/** Names and compares dice as they lie there, for the signs. The server decides who wins. */
import { FACE_OF, FACES, PLACES, type Category, type Face, type Place, type Player } from './view';

const WEAK_TO_STRONG: readonly Category[] = [
  'high_card',
  'one_pair',
  'two_pairs',
  'three_of_a_kind',
  'straight',
  'full_house',
  'four_of_a_kind',
  'five_of_a_kind',
];
const rank = (face: Face): number => FACES.indexOf(face);

/** Faces with their counts, most first, then the higher one. */
function groups(dice: readonly Face[]): [Face, number][] {
  const counts = new Map<Face, number>();
  for (const face of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || rank(b) - rank(a));
}

/** What up to five dice make. */
export function category(dice: readonly Face[]): Category {
  const [first = 0, second = 0] = groups(dice).map(([, count]) => count);
  if (first >= 5) return 'five_of_a_kind';
  if (first === 4) return 'four_of_a_kind';
  if (first === 3) return second === 2 ? 'full_house' : 'three_of_a_kind';
  if (first === 2) return second === 2 ? 'two_pairs' : 'one_pair';
  const ranks = dice.map(rank);
  return dice.length === 5 && Math.max(...ranks) - Math.min(...ranks) === 4 ? 'straight' : 'high_card';
}

/** The strength of a hand: compared number by number, the larger one is better. */
export function strength(dice: readonly Face[]): number[] {
  const kind = category(dice);
  const found = groups(dice);
  const faces = kind === 'straight' ? found.slice(0, 1) : found;
  return [WEAK_TO_STRONG.indexOf(kind), ...faces.map(([face]) => rank(face))];
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface Lead {
  seats: number[];
  /** How many dice of the place's face; at the Town Hall 0. */
  count: number;
  hand: Category | null;
}

/** Who is ahead at a place, as the dice set aside lie now. */
export function lead(place: Place, players: readonly Player[]): Lead | null {
  const face = FACE_OF[place];
  if (face !== undefined) {
    const counts = players.map((player) => player.kept.filter((die) => die === face).length);
    const most = Math.max(...counts);
    return most === 0 ? null : { seats: seatsWhere(players, (at) => counts[at] === most), count: most, hand: null };
  }
  if (place !== 'town_hall' || players.every((player) => player.kept.length === 0)) return null;
  const strengths = players.map((player) => strength(player.kept));
  const best = strengths.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  const seats = seatsWhere(players, (at) => compare(strengths[at]!, best) === 0);
  const first = players.find((player) => player.seat === seats[0])!;
  return { seats, count: 0, hand: category(first.kept) };
}

const seatsWhere = (players: readonly Player[], is: (at: number) => boolean): number[] =>
  players.filter((_, at) => is(at)).map((player) => player.seat);

/** The places that dice work for. */
export const placesOf = (dice: readonly Face[]): Place[] =>
  PLACES.filter((place) => FACE_OF[place] !== undefined && dice.includes(FACE_OF[place]));

/** Dice from high to low, as a hand is read. */
export const sorted = (dice: readonly Face[]): Face[] => [...dice].sort((a, b) => rank(b) - rank(a));
