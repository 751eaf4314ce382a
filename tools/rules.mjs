// Every rule of every game's guide is named by a test in games/ that passed in the last run of the tests, and every rule of
// series by one in series/, or in server/ where only a server can keep it. Prints the ids that are not, and the ids that those tests name but no guide has.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { gameIds, keptRules, loadGame, loadUnoffered } from '../games/registry.ts';
import { guide as series } from '../series/guide.ts';
import { root } from './paths.mjs';

const report = JSON.parse(readFileSync(join(root, 'build', 'test', 'vitest.json'), 'utf8'));

/** @type {string[]} */
const names = report.testResults
  .filter((/** @type {any} */ file) =>
    ['games', 'series', 'server'].some((room) => file.name.startsWith(join(root, room, sep))),
  )
  .flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ result) => result.status === 'passed')
      .map((/** @type {any} */ result) => result.fullName),
  );
const cited = new Set(names.flatMap((name) => name.match(/\b[A-Z]{2}-\d+\.\d+\b/g) ?? []));

/** @type {Set<string>} */
const written = new Set(Object.keys(series));
for (const { game } of await loadUnoffered()) for (const rule of Object.keys(game.guide)) written.add(rule);
/** Those of earlier versions that are kept, too: tests may name them, and need not. */
/** @type {Set<string>} */
const known = new Set(written);
for (const id of gameIds) {
  const game = await loadGame(id);
  for (const rule of Object.keys(game?.guide ?? {})) written.add(rule);
  for (const rules of await keptRules(id))
    for (const rule of Object.keys((await loadGame(id, rules))?.guide ?? {})) known.add(rule);
}

const untested = [...written].filter((rule) => !cited.has(rule));
const unwritten = [...cited].filter((rule) => !known.has(rule));
for (const rule of untested) console.log(`${rule} is in the guide, but no test names it.`);
for (const rule of unwritten) console.log(`${rule} is named by a test, but in no guide.`);
console.log(`${written.size} rules, ${untested.length} without a test.`);
process.exitCode = gameIds.length === 0 || untested.length + unwritten.length > 0 ? 1 : 0;
