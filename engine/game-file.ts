// The shape of a game file, and the reading of one that may be truncated, edited or not ours at all.

import { besideGame, type BesideGame } from './beside-game.ts';
import { isCount, isHex, isRecord, isText, listOf, recordIn, type FileCheck } from './file-json.ts';
import type { Header } from './header.ts';
import { FORFEITS } from './log.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuse } from './words.ts';
import type { DrawJson, EntryJson } from './entry-json.ts';

export interface GameFile extends Header, BesideGame {
  /** The version of this format. */
  readonly starboard: 1;
  readonly seed?: string;
  readonly setup: readonly DrawJson[];
  readonly log: readonly EntryJson[];
  /** What a test found wrong at the end of this game, when it was written by the fuzzer. */
  readonly finding?: { readonly kind: string; readonly message: string };
}

/** As the file has it: options that were added to the game since are not in what was hashed. */
export function headerIn({ game, rules, table, seats, options, words, commitment }: GameFile): Header {
  return { game, rules, table, seats, options, words, commitment };
}

/** The file as text that a person can read: a line per field, a line per entry of the log. */
export function gameText({ log, ...header }: GameFile): string {
  const fields = Object.entries(header).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join('')}  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}

export function parseGame(text: string): GameFile | Refusal {
  const value = recordIn(text);
  return isRefusal(value) ? value : gameIn(value);
}

export function gameIn(value: Record<string, unknown>): GameFile | Refusal {
  if (value['starboardView'] !== undefined) return refuse(null, 'viewInstead');
  if (value['starboard'] === undefined) return refuse(null, 'notAGameFile');
  if (value['starboard'] !== 1) {
    return refuse(null, 'otherFormat', { format: JSON.stringify(value['starboard']) });
  }
  return firstWrong(value) ?? (value as unknown as GameFile);
}

const isDraw: FileCheck = (value) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isCount)) return false;
  const [bound, result] = value as number[];
  return bound > 0 && bound <= 2 ** 32 && result < bound;
};

const HEADER: Readonly<Record<string, FileCheck>> = {
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

const OPTIONAL: Readonly<Record<string, FileCheck>> = {
  seed: isHex,
  finding: (value) => isRecord(value) && isText(value['kind']) && isText(value['message']),
  ...besideGame,
};

/** What is written under a name we do not know is covered by no hash, so it has no place in a file. */
function firstWrong(file: Record<string, unknown>): Refusal | null {
  for (const [name, check] of Object.entries(HEADER)) {
    if (!check(file[name])) return refuse(null, 'damagedField', { field: name });
  }
  for (const [name, value] of Object.entries(file)) {
    if (name === 'starboard' || Object.hasOwn(HEADER, name)) continue;
    if (!Object.hasOwn(OPTIONAL, name)) return refuse(null, 'foreignField', { field: name });
    if (!OPTIONAL[name](value)) return refuse(null, 'wrongField', { field: name });
  }
  const bad = (file['log'] as unknown[]).findIndex((entry) => !isEntry(entry));
  return bad < 0 ? null : refuse(null, 'damagedEntry', { entry: bad + 1 });
}

const ENTRIES: Readonly<Record<string, FileCheck>> = {
  order: listOf(isText),
  undo: isCount,
  takeBack: isCount,
  draw: (value) => value === true,
  forfeit: (value) => FORFEITS.some((each) => each === value),
};

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { seat, at, hash, draws, ...rest } = entry;
  const [kind, ...more] = Object.keys(rest);
  if (!isCount(seat) || !isCount(at) || !isHex(hash) || kind === undefined || more.length > 0) return false;
  if (draws !== undefined && !(kind === 'order' && listOf(isDraw)(draws) && (draws as []).length > 0))
    return false;
  return Object.hasOwn(ENTRIES, kind) && ENTRIES[kind](rest[kind]);
}
