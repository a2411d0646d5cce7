/** BLAKE2b (RFC 7693) with a key, for short texts: a server draws all luck of a game from it. */

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
/** The order of a block's words, in hexadecimal digits, round by round; the last two rounds are as the first two. */
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
];
/** The four words that are mixed together: down the columns, then along the diagonals. */
const MIXED = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((each) =>
  [...each].map((digit) => parseInt(digit, 16)),
) as [number, number, number, number][];
const BLOCK = 128;
const OUT = 64;

const turn = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 63n);
}

/** Takes in a block; `read`: bytes up to its end. */
function take(h: bigint[], block: DataView, read: number, last: boolean): void {
  const v = [...h, ...START];
  v[12]! ^= BigInt(read);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = [...ORDER[round % 10]!].map((digit) => block.getBigUint64(8 * parseInt(digit, 16), true));
    MIXED.forEach((four, at) => mix(v, four, order[2 * at]!, order[2 * at + 1]!));
  }
  for (let at = 0; at < 8; at++) h[at] = h[at]! ^ v[at]! ^ v[at + 8]!;
}

/** The 64-byte hash of a text of at most 128 bytes, with a key of at most 64. */
export function blake2b(text: string, key: Uint8Array): DataView {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length === 0 || bytes.length > BLOCK || key.length === 0 || key.length > OUT)
    throw new RangeError('the text or the key is too short or too long');
  const h: bigint[] = [...START];
  h[0]! ^= BigInt(0x01010000 ^ (key.length << 8) ^ OUT);
  const block = new Uint8Array(BLOCK);
  block.set(key);
  take(h, new DataView(block.buffer), BLOCK, false);
  block.fill(0);
  block.set(bytes);
  take(h, new DataView(block.buffer), BLOCK + bytes.length, true);
  const out = new DataView(new ArrayBuffer(OUT));
  h.forEach((word, at) => out.setBigUint64(8 * at, word, true));
  return out;
}
