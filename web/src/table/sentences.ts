/** A sentence in parts: players' names are parts of their own, so that they can be set in bold. */
export interface Part {
  text: string;
  name: boolean;
}

export function parts(text: string, names: readonly string[]): Part[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, name: false }];
  const quoted = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  return found.map((each, place) => ({ text: each, name: place % 2 === 1 })).filter((part) => part.text !== '');
}
