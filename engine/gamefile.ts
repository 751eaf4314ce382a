// The shape of a game file, and the reading of one that may be truncated, edited or not ours at all.

import type { Header } from './header.ts';
import { Refusal } from './refusal.ts';
import { fromHex } from './sha256.ts';

/** [bound, result], with the seat where it was a seat's own stream. */
export type WrittenDraw = readonly [bound: number, result: number, stream?: number];

export type WrittenEntry = { readonly seat: number; readonly at: number; readonly hash: string } & (
  | { readonly order: readonly string[]; readonly draws?: readonly WrittenDraw[] }
  | { readonly undo: number }
  | { readonly takeBack: number }
);

export interface GameFile extends Header {
  /** The version of this format. */
  readonly starboard: 1;
  readonly seed?: string;
  readonly setup: readonly WrittenDraw[];
  readonly log: readonly WrittenEntry[];
  /** What a test found wrong at the end of this game, when it was written by the fuzzer. */
  readonly finding?: { readonly kind: string; readonly message: string };
}

export function parseGame(text: string): GameFile | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Refusal('This is not a game file: it is not JSON, or it was cut off.');
  }
  if (!isRecord(value) || value['starboard'] === undefined)
    return new Refusal('This is not a Starboard game file.');
  if (value['starboard'] !== 1) {
    return new Refusal(
      `This game file has format ${JSON.stringify(value['starboard'])}; this Starboard reads 1.`,
    );
  }
  const wrong = firstWrong(value);
  return wrong === null
    ? (value as unknown as GameFile)
    : new Refusal(`This game file is damaged: ${wrong}.`);
}

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isHex: Check = (value) => typeof value === 'string' && fromHex(value) !== null;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isDraw: Check = (value) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isCount)) return false;
  const [bound, result] = value as number[];
  return bound > 0 && bound <= 2 ** 32 && result < bound;
};

const HEADER: Readonly<Record<string, Check>> = {
  game: isText,
  rules: isCount,
  table: isText,
  seats: isCount,
  options: isRecord,
  words: listOf(isText),
  commitment: isHex,
  setup: listOf(isDraw),
  log: Array.isArray,
};

function firstWrong(file: Record<string, unknown>): string | null {
  for (const [name, check] of Object.entries(HEADER)) {
    if (!check(file[name])) return `"${name}" is missing or not what it should be`;
  }
  if (file['seed'] !== undefined && !isHex(file['seed'])) return '"seed" is not hexadecimal';
  const bad = (file['log'] as unknown[]).findIndex((entry) => !isEntry(entry));
  return bad < 0 ? null : `entry ${bad + 1} of the log is incomplete`;
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry) || !isCount(entry['seat']) || !isCount(entry['at']) || !isHex(entry['hash']))
    return false;
  if (['order', 'undo', 'takeBack'].filter((deed) => entry[deed] !== undefined).length !== 1) return false;
  if (entry['order'] === undefined) return isCount(entry['undo'] ?? entry['takeBack']);
  return listOf(isText)(entry['order']) && (entry['draws'] === undefined || listOf(isDraw)(entry['draws']));
}
