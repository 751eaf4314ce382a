// Files at the border: what cannot be read or written is a sentence, not an exception.

import { readFile, writeFile } from 'node:fs/promises';
import { isRefusal, parseGame, Refusal, type Game, type GameFile } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';

export async function readText(path: string): Promise<string | Refusal> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    return new Refusal(`${JSON.stringify(path)} cannot be read: ${reasonOf(error)}.`);
  }
}

export async function writeText(path: string, text: string): Promise<Refusal | null> {
  try {
    await writeFile(path, text);
    return null;
  } catch (error) {
    return new Refusal(`${JSON.stringify(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const code = String(error.code);
  return Object.hasOwn(REASONS, code) ? REASONS[code] : code;
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
