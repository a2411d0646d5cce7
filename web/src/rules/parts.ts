/** The parts of a rulebook that are no numbered rules, by the ids their links have. */

/** How the game is won: first in every book. */
export const HOWTO = 'howto';
/** Worked examples. */
export const EXAMPLES = 'examples';
/** The cards with their pictures. */
export const CARDS = 'cards';
