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
  hashFrom(START, 0, message, message.length);
  return digest();
}

/** Nothing waits in between, so one of each is enough for all. */
const HASH = new Int32Array(8);
const WORDS = new Int32Array(64);
const TAIL = new Uint8Array(2 * BLOCK);

/** Leaves in `HASH` what comes of the first bytes of a message, when `before` bytes, whole blocks, are in `start` already. */
function hashFrom(start: Int32Array, before: number, message: Uint8Array, size: number): void {
  for (let i = 0; i < 8; i++) HASH[i] = start[i];
  const whole = size - (size % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compressBlock(HASH, message, at);
  const rest = size - whole;
  for (let i = 0; i < rest; i++) TAIL[i] = message[whole + i];
  TAIL.fill(0, rest);
  TAIL[rest] = 0x80;
  const end = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  const length = before + size;
  writeWord(TAIL, end - 8, Math.floor(length / 2 ** 29));
  writeWord(TAIL, end - 4, length << 3);
  for (let at = 0; at < end; at += BLOCK) compressBlock(HASH, TAIL, at);
}

function digest(): Uint8Array {
  const bytes = new Uint8Array(4 * HASH.length);
  for (let i = 0; i < HASH.length; i++) writeWord(bytes, 4 * i, HASH[i]);
  return bytes;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function compressBlock(hash: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0, byte = at; i < 16; i++, byte += 4)
    WORDS[i] = (bytes[byte] << 24) | (bytes[byte + 1] << 16) | (bytes[byte + 2] << 8) | bytes[byte + 3];
  compress(hash, WORDS);
}

function compress(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15];
    const y = words[i - 2];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
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
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** A key as both hashes begin with it. */
interface KeyState {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

/** A table hashes with the same key over and over, and never changes it. */
const KEYS = new WeakMap<Uint8Array, KeyState>();

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  authenticate(key, message, message.length);
  return digest();
}

/** The same of a text, as hexadecimal digits: a log is chained with it at every move. */
export function hmacHex(key: Uint8Array, text: string): string {
  const message = text.length > SCRATCH.length || !writeAscii(text, SCRATCH) ? utf8(text) : SCRATCH;
  authenticate(key, message, message === SCRATCH ? text.length : message.length);
  let digits = '';
  for (let i = 0; i < HASH.length; i++) digits += hexWord(HASH[i]);
  return digits;
}

/** A new array for each text would cost as much as its hash. */
const SCRATCH = new Uint8Array(1024);

/** Leaves the code in `HASH`. */
function authenticate(key: Uint8Array, message: Uint8Array, size: number): void {
  const { inner, outer } = keyState(key);
  hashFrom(inner, BLOCK, message, size);
  // the second message is the key's block and the first hash, so one block with its end is left to do
  for (let i = 0; i < 8; i++) WORDS[i] = HASH[i];
  WORDS[8] = 0x80000000;
  WORDS.fill(0, 9, 15);
  WORDS[15] = 8 * (BLOCK + 4 * HASH.length);
  for (let i = 0; i < 8; i++) HASH[i] = outer[i];
  compress(HASH, WORDS);
}

function keyState(key: Uint8Array): KeyState {
  const known = KEYS.get(key);
  if (known !== undefined) return known;
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const begun = (mask: number): Int32Array => {
    const hash = START.slice();
    compressBlock(
      hash,
      block.map((byte) => byte ^ mask),
      0,
    );
    return hash;
  };
  const made = { inner: begun(0x36), outer: begun(0x5c) };
  KEYS.set(key, made);
  return made;
}

export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  return writeAscii(text, bytes) ? bytes : longUtf8(text);
}

/** False where not every letter is one byte. */
function writeAscii(text: string, bytes: Uint8Array): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return false;
    bytes[i] = code;
  }
  return true;
}

function longUtf8(text: string): Uint8Array {
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

function hexWord(word: number): string {
  return PAIRS[word >>> 24] + PAIRS[(word >>> 16) & 255] + PAIRS[(word >>> 8) & 255] + PAIRS[word & 255];
}

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
