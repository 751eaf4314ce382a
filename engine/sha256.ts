// SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without dependencies: dice must roll inside `play`,
// where the platforms' asynchronous hashing cannot be awaited. Tested against Node's own.

const FIRST_PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(FIRST_PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(FIRST_PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);

  const hash = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
    compress(hash, words);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return digest;
}

function compress(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15];
    const y = words[i - 2];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND_CONSTANTS[i] + words[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

/** The bytes of a string of hexadecimal digits, or null when it is none. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
