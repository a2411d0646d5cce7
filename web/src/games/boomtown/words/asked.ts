/** A question of the server in two parts: what is asked, and what else is said. */
export function asked(words: string): { title: string; note: string } {
  const [title = words, ...rest] = words.split(/(?<=\?)\s+/);
  return { title, note: rest.join(' ') };
}
