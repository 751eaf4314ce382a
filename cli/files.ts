// Files at the border: what cannot be read or written is a sentence, not an exception.

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRefusal, refuseInEnglish, type Game, type Refusal } from '@starboard/engine';
import { parseGame, type GameFile } from '@starboard/engine/match';
import { loadGame, whyMissing } from '@starboard/games';
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
  return refuseInEnglish(`${JSON.stringify(path)} cannot be read: ${why}.`);
}

/** Makes the folder too, where it is missing. */
export async function writeText(path: string, text: string): Promise<Refusal | null> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return refuseInEnglish(`The folder ${JSON.stringify(folder)} cannot be created: ${reasonOf(error)}.`);
  }
  try {
    await writeFile(path, text);
    return null;
  } catch (error) {
    return refuseInEnglish(`${JSON.stringify(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

/** A saved game with the game it is of, in the version that it was played under. */
export interface OpenedFile {
  readonly file: GameFile;
  readonly game: Game;
}

export async function openGameFile(path: string): Promise<OpenedFile | Refusal> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const file = parseGame(text);
  if (isRefusal(file)) return about(path, file);
  const game = await loadGame(file.game, file.rules);
  return game === null ? about(path, whyMissing(file.game, file.rules)) : { file, game };
}

/** The refusal with the file's name before it. */
export function about(path: string, { reason, rule }: Refusal): Refusal {
  return refuseInEnglish(`${path}: ${reason}`, rule);
}
