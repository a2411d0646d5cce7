/** A sentence in parts: players' names and amounts are parts of their own, so that they can be set off. */
export interface Part {
  text: string;
  kind: 'name' | 'amount' | '';
}

/** Dollars, and how many of something; not what dice and cards show. */
const AMOUNT = String.raw`\$\d+|\d+ \$|\d+(?= \p{L}{2})`;

export function parts(text: string, names: readonly string[]): Part[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const quoted = [...known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), AMOUNT];
  const found = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  return found
    .map((each, place): Part => ({ text: each, kind: place % 2 === 0 ? '' : known.includes(each) ? 'name' : 'amount' }))
    .filter((part) => part.text !== '');
}
