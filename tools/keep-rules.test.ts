import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRefusal, type Game } from '@starboard/engine';
import { parseGame, replayGame } from '@starboard/engine/match';
import { gameIds } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { violations } from './arrows.mjs';
import { keepRules } from './keep-rules.mjs';
import { root } from './paths.mjs';

const recordedIn = (rules: number): string => join(root, 'lab', 'recorded', `v${rules}`);
const recorded = gameIds.filter((game) => readdirSync(recordedIn(1)).includes(game));
/** Inside the repository, so that a bundle finds the engine. */
const house = join(root, 'build', 'keep-rules');

beforeAll(() => {
  rmSync(house, { recursive: true, force: true });
  for (const folder of ['engine', 'bots', 'games']) {
    mkdirSync(join(house, folder), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(house, folder, 'package.json'));
  }
  for (const game of gameIds)
    cpSync(join(root, 'games', game), join(house, 'games', game), {
      recursive: true,
      filter: (path) => !path.endsWith('/ui'),
    });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(recorded)(
  'the rules of %s are kept whole, and play what was recorded though the rules change',
  async (name) => {
    const kept = keepRules(house, name);
    expect(readdirSync(kept)).toEqual(expect.arrayContaining(['bots', 'data', 'guide', 'index.ts', 'rules']));
    expect(readdirSync(kept, { recursive: true, encoding: 'utf8' }).join('\n')).not.toMatch(
      /\.test\.ts|\bui\b/,
    );
    // whatever becomes of the present rules, the bundle does not need them
    rmSync(join(house, 'games', name, 'rules'), { recursive: true });
    rmSync(join(house, 'games', name, 'data'), { recursive: true });
    const { game } = (await import(pathToFileURL(join(kept, 'index.ts')).href)) as { game: Game };
    expect(await import(pathToFileURL(join(kept, 'bots', 'index.ts')).href)).toHaveProperty('brain');
    const folder = join(recordedIn(game.rules), name);
    for (const each of readdirSync(folder).filter((file) => !file.endsWith('.ending.json'))) {
      const file = parseGame(readFileSync(join(folder, each), 'utf8'));
      const match = isRefusal(file) ? file : replayGame(game, file);
      expect([each, isRefusal(match) ? match.reason : 'proved']).toEqual([each, 'proved']);
    }
  },
);

test('a bundle keeps to the arrows, and is kept once', () => {
  const bundled = violations(house).filter((line) => line.includes('/earlier/'));
  expect(bundled).toEqual([]);
  mkdirSync(join(house, 'games', 'raid', 'rules'), { recursive: true });
  writeFileSync(join(house, 'games', 'raid', 'rules', 'game.ts'), 'export const game = {\n  rules: 7,\n};\n');
  for (const part of ['data', 'guide', 'bots']) mkdirSync(join(house, 'games', 'raid', part));
  writeFileSync(join(house, 'games', 'raid', 'index.ts'), '');
  expect(keepRules(house, 'raid')).toMatch(/raid.earlier.v7$/);
  expect(() => keepRules(house, 'raid')).toThrow('is kept once');
  expect(() => keepRules(house, 'chess')).toThrow('There is no game chess.');
});
