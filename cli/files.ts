// Files at the border: what cannot be read or written is a sentence, not an exception.

import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRefusal, refuseInEnglish, type Game, type Refusal } from '@starboard/engine';
import { whyTooLarge, type GameFile } from '@starboard/engine/match';
import { isViewFile, parseSaved, type ViewFile } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import { reasonOf } from './reasons.ts';

export async function readText(path: string): Promise<string | Refusal> {
  try {
    const wrong = await whyUnreadable(path);
    if (wrong !== null) return wrong;
    const text = await readFile(path, 'utf8');
    // Some editors put a byte order mark first, which is no part of the text.
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  } catch (error) {
    return notRead(path, reasonOf(error));
  }
}

/** Looked at before it is opened: a pipe would never end, and a huge file would fill the memory. */
async function whyUnreadable(path: string): Promise<Refusal | null> {
  const found = await stat(path);
  if (found.isDirectory()) return notRead(path, 'it is a folder');
  if (!found.isFile()) return notRead(path, 'it is a pipe or a device, not a file');
  const large = whyTooLarge(found.size);
  return large === null ? null : about(path, large);
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

/** The same of what one viewer was shown of a game that was not over. */
export interface OpenedView {
  readonly view: ViewFile;
  readonly game: Game;
}

export async function openSavedFile(path: string): Promise<OpenedFile | OpenedView | Refusal> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const saved = parseSaved(text);
  if (isRefusal(saved)) return about(path, saved);
  const game = await loadGame(saved.game, saved.rules);
  if (game === null) return about(path, whyMissing(saved.game, saved.rules));
  return isViewFile(saved) ? { view: saved, game } : { file: saved, game };
}

/** The refusal with the file's name before it. */
export function about(path: string, { reason, rule }: Refusal): Refusal {
  return refuseInEnglish(`${path}: ${reason}`, rule);
}

/** The JSON files of a folder. */
export async function jsonIn(folder: string): Promise<readonly string[] | Refusal> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  } catch (error) {
    return refuseInEnglish(`The folder ${JSON.stringify(folder)} cannot be read: ${reasonOf(error)}.`);
  }
}
