/** SHA-256 in plain TypeScript: browsers withhold their own from pages that come over http, as in a home network. */

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = roundConstants();

function roundConstants(): Uint32Array {
  const found = new Uint32Array(64);
  let count = 0;
  for (let n = 2; count < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found[count++] = cubeRootBits(n);
  }
  return found;
}

/** floor(frac(cbrt(n)) * 2^32), in whole numbers, since a double has too few digits for it. */
function cubeRootBits(n: number): number {
  const wanted = BigInt(n) << 96n; // (cbrt(n) * 2^32)^3
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle * middle * middle <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a one bit, zeros, and its length in bits: a whole number of blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const all = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(all.length - 4, bytes.length << 3);
  return view;
}

function block(view: DataView, start: number, h: Uint32Array, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(start + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!;
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) >>> 0, c, b, a, (t1 + t2) >>> 0];
  }
  [a, b, c, d, e, f, g, k].forEach((value, place) => (h[place] = h[place]! + value));
}

/** The SHA-256 of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const h = Uint32Array.from(FIRST);
  const w = new Uint32Array(64);
  for (let start = 0; start < view.byteLength; start += 64) block(view, start, h, w);
  return Array.from(h, (value) => value.toString(16).padStart(8, '0')).join('');
}
