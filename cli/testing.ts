// For tests: a command line run in this process, with everything it says.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@starboard/engine/match';
import type { Io } from './command.ts';
import { starboard } from './main.ts';

export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'starboard-cli-'));
writeFileSync(join(scratch, 'index.html'), '<!doctype html>');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** What looks like a built client, so that no test builds the real one, and data that no other test serves. */
export const testEnv = { STARBOARD_CLIENT: scratch, STARBOARD_DATA: join(scratch, 'data') };

export async function run(line: readonly string[], io: Partial<Io> = {}): Promise<CliResult> {
  let out = '';
  let err = '';
  const code = await starboard(line, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    watched: false,
    width: 100,
    onStop: (stop) => stop(),
    ...io,
    env: { ...testEnv, ...io.env },
  });
  return { code, out, err };
}

/** A folder that is there for one test. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A short game that a simulation saved. */
export async function savedGame(
  folder: string,
  ...more: readonly string[]
): Promise<{ path: string; file: GameFile }> {
  const path = join(folder, 'game.json');
  const line = ['simulate', 'skirmish', '--games', '1', '--threads', '1', '--save', path];
  const { code, err } = await run([...line, '--seed', '7', '--seats', '3', '--option', 'rounds=4', ...more]);
  if (code !== 0) throw new Error(err);
  return { path, file: JSON.parse(await readFile(path, 'utf8')) as GameFile };
}

export async function writeJson(folder: string, value: unknown): Promise<string> {
  const path = join(folder, 'changed.json');
  await writeFile(path, JSON.stringify(value));
  return path;
}
