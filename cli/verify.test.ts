import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { expect, test, vi } from 'vitest';
import { inFolder, run, savedGame, writeJson, type CliResult } from './testing.ts';

test('a saved game is proved, and it is said what was proved', () =>
  inFolder(async (folder) => {
    const { path, file } = await savedGame(folder);
    const dice = file.log.reduce(
      (sum, entry) => sum + ('draws' in entry ? (entry.draws?.length ?? 0) : 0),
      file.setup.length,
    );
    const { code, out, err } = await run(['verify', path]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      `All ${file.log.length} entries follow the rules (skirmish, version 1).\n` +
        `All ${dice} dice and cards and all ${file.log.length} hashes follow from the seed the table was committed to.\n` +
        'The game is proved.\n',
    );
    expect(JSON.parse((await run(['verify', path, '--json'])).out)).toMatchObject({
      entries: file.log.length,
      dice,
      over: true,
      diceProved: true,
      proved: true,
    });
  }));

test('without the seed the orders are proved, the dice are not yet', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const { seed: _seed, ...seedless } = file;
    const { code, out } = await run(['verify', await writeJson(folder, seedless)]);
    expect(code).toBe(1);
    expect(out).toContain('entries follow the rules');
    expect(out).toContain('are not proved yet: the file has no seed');
  }));

test('a log that lost its end is not a proved game', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const { code, out } = await run([
      'verify',
      await writeJson(folder, { ...file, log: file.log.slice(0, -1) }),
    ]);
    expect(code).toBe(1);
    expect(out).toContain('The game is not over in this file');
  }));

test('what a test found is told, and no seed is promised', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const { seed: _seed, ...seedless } = file;
    const finding = { kind: 'conservation', message: 'a ship is gone' };
    const path = await writeJson(folder, { ...seedless, finding });
    const { code, out } = await run(['verify', path]);
    expect(code).toBe(1);
    expect(out).toContain('dice and cards came from a test and cannot be proved.\n');
    expect(out).toContain('A test found something at its end (conservation): a ship is gone\n');
    expect(out).not.toContain('published');
    expect(JSON.parse((await run(['verify', path, '--json'])).out)).toMatchObject({ finding });
  }));

test('a game in which the rules broke down is refused', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('Skirmish is gone.');
    const broken = vi.spyOn(game, 'play').mockImplementation(() => {
      throw new Error('no such moon');
    });
    const finding = { kind: 'crash', message: 'no such moon' };
    const said = await run(['verify', await writeJson(folder, { ...file, finding })]);
    broken.mockRestore();
    expectRefused(said, 'crash');
    expect(said.err).toContain(
      'The rules broke down, as a test found (crash): see it with starboard replay.',
    );
  }));

function expectRefused({ code, out, err }: CliResult, what: string): void {
  expect([code, out], what).toEqual([2, '']);
  expect(err, what).toMatch(/^starboard: [^\n]+\n$/);
}

/** All places in a value where something other than a list or a record stands. */
function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
}

type Tree = Record<string, unknown>;

/** The file with the leaf at `path` changed into another of the same type. */
function changed(file: GameFile, path: readonly string[]): unknown {
  const copy = structuredClone(file) as unknown as Tree;
  const holder = path.slice(0, -1).reduce((node, key) => node[key] as Tree, copy);
  const key = path[path.length - 1];
  const value = holder[key];
  if (typeof value === 'number') holder[key] = value + 1;
  else if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value))
    holder[key] = value.replace(/.$/, (x) => (x === '0' ? '1' : '0'));
  else holder[key] = `${String(value)}x`;
  return copy;
}

test('whatever single thing is changed in a file, it is refused', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const places = leaves(file);
    expect(places.length).toBeGreaterThan(100);
    for (const place of places) {
      expectRefused(await run(['verify', await writeJson(folder, changed(file, place))]), place.join('.'));
    }
    expect((await readdir(folder)).toSorted()).toEqual(['changed.json', 'game.json']);
  }));

test('legal but other orders, dice and options are refused too', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const first = file.log[0];
    const instead = (entry: object): object => ({
      ...file,
      log: [{ ...first, ...entry }, ...file.log.slice(1)],
    });
    const [bound, result] = file.setup[0];
    const other = {
      order: instead({
        order: ['order' in first && first.order[0] === 'plan none' ? 'plan shield' : 'plan none'],
      }),
      time: instead({ at: first.at + 1 }),
      deed: instead({ undo: 0 }),
      dice: { ...file, setup: [[bound, (result + 1) % bound], ...file.setup.slice(1)] },
      'more dice': { ...file, setup: [...file.setup, [6, 3]] },
      options: { ...file, options: { rounds: 3 } },
      'no options': { ...file, options: {} },
      words: { ...file, words: ['luck'] },
      table: { ...file, table: 'another' },
      seats: { ...file, seats: 4 },
      'an entry twice': { ...file, log: [first, ...file.log] },
      'an entry gone': { ...file, log: file.log.slice(1) },
      'entries swapped': { ...file, log: [file.log[1], first, ...file.log.slice(2)] },
      'another game': { ...file, game: 'chess' },
      'other rules': { ...file, rules: 2 },
    };
    for (const [what, value] of Object.entries(other)) {
      expectRefused(await run(['verify', await writeJson(folder, value)]), what);
    }
  }));

test('files of a released version are proved by its rules, and one that is not kept is said so', () =>
  inFolder(async (folder) => {
    const recorded = fileURLToPath(new URL('../lab/recorded/v1/skirmish/3-taken-back.json', import.meta.url));
    expect(await run(['verify', recorded])).toMatchObject({
      code: 0,
      out: expect.stringContaining('(skirmish, version 1)') as string,
    });
    const file = JSON.parse(await readFile(recorded, 'utf8')) as object;
    const path = await writeJson(folder, { ...file, rules: 99 });
    for (const command of ['verify', 'replay'])
      expect((await run([command, path])).err).toBe(
        `starboard: ${path}: Version 99 of the rules of skirmish is not available here.\n`,
      );
  }));

test('a file cut off anywhere is refused', () =>
  inFolder(async (folder) => {
    const { path } = await savedGame(folder);
    const text = await readFile(path, 'utf8');
    const cut = join(folder, 'cut.json');
    for (let length = 0; length < text.trimEnd().length; length += 97) {
      await writeFile(cut, text.slice(0, length));
      for (const command of ['verify', 'replay'])
        expectRefused(await run([command, cut]), `${length} characters`);
    }
  }));
