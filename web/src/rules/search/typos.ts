/** Whether a word is another one with a slip of the finger: a letter wrong, left out, too many, two changed about, or double
 * letters in the wrong place. */

/** In shorter words a different letter is mostly a different word. */
const LEAST = 5;

/** Without double letters: `sherrif` and `sheriff` are the same. */
const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');

export function slip(typed: string, word: string): boolean {
  if (typed.length < LEAST || /\d/.test(typed)) return false;
  if (single(typed) === single(word)) return true;
  if (Math.abs(typed.length - word.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === word[from]) from += 1;
  if (from === 0) return false;
  const rest = (text: string, skipped: number): string => text.slice(from + skipped);
  if (typed.length > word.length) return rest(typed, 1) === rest(word, 0);
  if (typed.length < word.length) return rest(typed, 0) === rest(word, 1);
  const swapped = typed[from] === word[from + 1] && typed[from + 1] === word[from];
  return rest(typed, 1) === rest(word, 1) || (swapped && rest(typed, 2) === rest(word, 2));
}
