// Files at the border: what cannot be read or written is a sentence, not an exception.

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRefusal, Refusal, type Game } from '@starboard/engine';
import { parseGame, type GameFile } from '@starboard/engine/match';
import { gameIds, loadGame } from '@starboard/games';
import { reasonOf } from './reasons.ts';

const MOST_MEGABYTES = 64;

export async function readText(path: string): Promise<string | Refusal> {
  try {
    const wrong = await unreadable(path);
    if (wrong !== null) return notRead(path, wrong);
    const text = await readFile(path, 'utf8');
    // Some editors put a byte order mark first, which is no part of the text.
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  } catch (error) {
    return notRead(path, reasonOf(error));
  }
}

/** Looked at before it is opened: a pipe would never end, and a huge file would fill the memory. */
async function unreadable(path: string): Promise<string | null> {
  const found = await stat(path);
  if (found.isDirectory()) return 'it is a folder';
  if (!found.isFile()) return 'it is a pipe or a device, not a file';
  return found.size > MOST_MEGABYTES * 1e6 ? `it is larger than ${MOST_MEGABYTES} MB` : null;
}

function notRead(path: string, why: string): Refusal {
  return new Refusal(`${JSON.stringify(path)} cannot be read: ${why}.`);
}

/** Makes the folder too, where it is missing. */
export async function writeText(path: string, text: string): Promise<Refusal | null> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return new Refusal(`The folder ${JSON.stringify(folder)} cannot be made: ${reasonOf(error)}.`);
  }
  try {
    await writeFile(path, text);
    return null;
  } catch (error) {
    return new Refusal(`${JSON.stringify(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

/** A saved game with the game it is of. */
export interface Opened {
  readonly file: GameFile;
  readonly game: Game;
}

export async function openGameFile(path: string): Promise<Opened | Refusal> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const file = parseGame(text);
  if (isRefusal(file)) return about(path, file);
  const game = await loadGame(file.game);
  if (game !== null) return { file, game };
  return about(
    path,
    new Refusal(`This is a game of ${JSON.stringify(file.game)}; here is ${gameIds.join(', ')}.`),
  );
}

/** The refusal with the file's name before it. */
export function about(path: string, { reason, rule }: Refusal): Refusal {
  return new Refusal(`${path}: ${reason}`, rule);
}

/** The file as text that a person can read: a line per field, a line per entry of the log. */
export function gameText({ log, ...header }: GameFile): string {
  const fields = Object.entries(header).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join('')}  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
