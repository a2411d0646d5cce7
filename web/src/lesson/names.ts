/**
 * The things on the table by the names that beats have for them. Most carry their name (`data-thing`); others are found
 * by where they are (`data-spot`), so that tables without a lesson need nothing for it.
 */
type Found = (part: string, other: string) => string;

/** By a pattern of names, the selectors under which the thing may be drawn, the best first; ` | ` stands between them. */
const PATTERNS: readonly (readonly [RegExp, Found])[] = [
  // Dice Town
  [/^offer\.dollars$/, () => '[data-thing="offer.bill"]'],
  [/^tie\.(\d)$/, (seat) => `[data-spot="sheet-${seat}"]`],
  [/^theft\.cards$/, () => '.tray:has([data-part])'],
  // Boomtown
  [/^row\.(\d)$/, (slot) => `[data-spot="slot-${slot}"]`],
  [/^row\.(\d)\.dots$/, (slot) => `[data-spot="slot-${slot}"] .od`],
  [/^row\.(\d)\.danger$/, (slot) => `[data-spot="slot-${slot}"] .hz`],
  [/^my\.row$/, () => '.prow.mine'],
  [/^my\.([A-Z]{2,3}-\d+)$/, (card) => `[data-spot="card-${card}"]`],
  [/^rival\.(\d)\.([A-Z]{2})$/, (seat, town) => `.prow:has([data-spot="seat-${seat}"]) .cell.t-${town.toLowerCase()}`],
  [/^town\.([A-Z]{2})$/, (town) => `[data-spot="town-${town}"]`],
  [/^deck\.counter$/, () => '.valley [data-spot="bank"]'],
  [/^dice$/, () => '.tray .faces'],
  // Dodge City
  [
    /^building\.([A-Z]{3})\.state$/,
    (id) =>
      `.loupe[data-thing="building.${id}"] .who .tl | [data-thing="building.${id}"] footer .tl | [data-thing="building.${id}"]`,
  ],
  [/^my\.hand$/, () => '.me .hand'],
  [/^my\.cash$/, () => '.mine [data-thing="cash"]'],
  [/^my\.points$/, () => '.mine [data-thing^="my.points"] | .mine .pts | .mine'],
  [/^duel\.challenge/, () => '.targets .who'],
];

/** A thing's name, and which of its parts are meant: dice by their faces, cells by row and column. */
export interface Named {
  selector: string;
  parts: readonly string[] | null;
}

/** `names`: the players' names as beats have them, by seat. */
export function meant(point: string, names: readonly string[]): Named {
  const seated = names.reduce(
    (text, name, seat) => text.replace(new RegExp(`(?<=\\.)${name}(?=\\.|$)`), String(seat)),
    point,
  );
  const [name = '', wanted] = seated.split(':');
  const cells = wanted?.match(/\d+,\d+/g);
  const whole = cells ? name.replace(/\.cells?$/, '') : name;
  for (const [pattern, found] of PATTERNS) {
    const [, one = '', two = ''] = pattern.exec(whole) ?? [];
    if (pattern.test(whole)) return { selector: found(one, two), parts: partsOf(whole, wanted, cells) };
  }
  return { selector: `[data-thing="${CSS.escape(whole)}"]`, parts: partsOf(whole, wanted, cells) };
}

const partsOf = (whole: string, wanted?: string, cells?: readonly string[] | null): readonly string[] | null =>
  cells ?? (wanted === undefined || whole.startsWith('duel') ? null : wanted.split(' '));
