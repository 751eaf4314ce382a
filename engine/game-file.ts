// The shape of a game file, and the reading of one that may be truncated, edited or not ours at all.

import { besideGame, type BesideGame } from './beside-game.ts';
import {
  faultIn,
  fileText,
  isCount,
  isHex,
  isRecord,
  isText,
  listOf,
  recordIn,
  type FileCheck,
  type FileKind,
} from './file-json.ts';
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

export function gameText({ log, ...header }: GameFile): string {
  return fileText(header, 'log', log);
}

export function parseGame(text: string): GameFile | Refusal {
  const value = recordIn(text);
  return isRefusal(value) ? value : gameIn(value);
}

export function gameIn(value: Record<string, unknown>): GameFile | Refusal {
  if (value['starboardView'] !== undefined) return refuse(null, 'viewInstead');
  if (value['starboard'] === undefined) return refuse(null, 'notAGameFile');
  const fault = faultIn(value, KIND);
  if (fault !== null) return fault;
  const file = value as unknown as GameFile;
  const bad = file.log.findIndex((entry) => !isEntry(entry));
  return bad < 0 ? file : refuse(null, 'damagedEntry', { entry: bad + 1 });
}

const isDraw: FileCheck = (value) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isCount)) return false;
  const [bound, result] = value as number[];
  return bound > 0 && bound <= 2 ** 32 && result < bound;
};

const KIND: FileKind = {
  format: 'starboard',
  required: {
    game: isText,
    rules: isCount,
    table: isText,
    seats: isCount,
    options: isRecord,
    words: listOf(isText),
    commitment: isHex,
    setup: listOf(isDraw),
    log: Array.isArray,
  },
  optional: {
    seed: isHex,
    finding: (value) => isRecord(value) && isText(value['kind']) && isText(value['message']),
    ...besideGame,
  },
};

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
