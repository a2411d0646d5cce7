/** What somebody has scored, by category, and who is in which place. */
import type { View } from '../state/table.svelte';

export interface Sheet {
  url: string;
  boxes: Readonly<Record<string, string>>;
}

/** A category of points. */
export interface Line {
  name: string;
  label: string;
  picture?: { sheet: Sheet; name: string };
}

/** A player's points, one number for each category. */
export interface Sum {
  player: number;
  parts: number[];
  total: number;
}

/** Categories by their names, each with its picture and what it is called. */
export const linesOf = <Name extends string>(
  sheet: Sheet,
  pictures: Readonly<Record<Name, string>>,
  labels: Readonly<Record<NoInfer<Name>, string>>,
): Line[] =>
  (Object.keys(pictures) as Name[]).map((name) => ({
    name,
    label: labels[name],
    picture: { sheet, name: pictures[name] },
  }));

/** Fields of a score sheet that are not categories of points. */
const NO_LINES = /^(player|total|number_.*)$/;

/** The categories of a game's score sheets, in its own order; none if it counts only one thing. */
export function linesIn(view: View | null): string[] {
  const [first] = (view?.scores as Record<string, number>[] | undefined) ?? [];
  return Object.keys(first ?? {}).filter((name) => !NO_LINES.test(name));
}

/** Everybody's points by category, as the score sheets say; all in one category if they do not. */
export function sumsOf(view: View | null, names: readonly string[], scores: readonly number[]): Sum[] {
  const sheets = (view?.scores as Record<string, number>[] | undefined) ?? [];
  return scores.map((total, player) => {
    const sheet = sheets.find((each) => each.player === player);
    const known = sheet !== undefined && names.some((name) => name in sheet);
    return { player, total, parts: known ? names.map((name) => sheet[name] ?? 0) : [total] };
  });
}

/** Everybody's place, from 1: the winners first, then by points; ties share a place. */
export function placesOf(scores: readonly number[], winners: readonly number[]): number[] {
  return scores.map((score, seat) => {
    if (winners.includes(seat)) return 1;
    const before = scores.filter((other, at) => at !== seat && (winners.includes(at) || other > score));
    return 1 + before.length;
  });
}

/** Seats in the order of their places. */
export const inOrder = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
