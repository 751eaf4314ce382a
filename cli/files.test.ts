import { existsSync } from 'node:fs';
import { readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, writeText } from './files.ts';
import { inFolder, run, savedGame } from './testing.ts';

async function whyUnread(path: string): Promise<string> {
  const read = await readText(path);
  if (typeof read === 'string') throw new Error('It was read.');
  return read.reason.slice(read.reason.indexOf('cannot be'));
}

test('a byte order mark is no part of a file', () =>
  inFolder(async (folder) => {
    const { path } = await savedGame(folder);
    await writeFile(path, `\uFEFF${await readFile(path, 'utf8')}`);
    expect((await run(['verify', path])).code).toBe(0);
  }));

test('a huge file is refused before it is read', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'huge.json');
    await writeFile(path, '');
    await truncate(path, 64_000_001);
    expect(await readText(path)).toMatchObject({ reason: `${path}: This file is larger than 64 MB.` });
  }));

test('names that lead nowhere are explained', () =>
  inFolder(async (folder) => {
    const loop = join(folder, 'loop.json');
    await symlink(loop, loop);
    expect(await whyUnread(loop)).toBe('cannot be read: its links go round in a circle.');
    expect(await whyUnread('x'.repeat(300))).toBe('cannot be read: its name is too long.');
    expect(await whyUnread(folder)).toBe('cannot be read: it is a folder.');
    expect(await whyUnread(join(loop, 'game.json'))).toBe('cannot be read: its links go round in a circle.');
  }));

test.runIf(existsSync('/dev/zero'))('a device, which never ends, is not read', async () => {
  expect(await whyUnread('/dev/zero')).toBe('cannot be read: it is a pipe or a device, not a file.');
});

test('a missing folder is made, and one that cannot be made is named', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'a', 'b', 'text');
    expect(await writeText(path, 'hello')).toBe(null);
    expect(await readText(path)).toBe('hello');
    expect(await writeText(join(path, 'more'), 'hello')).toMatchObject({
      reason: `The folder ${JSON.stringify(path)} cannot be created: there is already a file of that name.`,
    });
  }));
