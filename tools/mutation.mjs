// `npm run test:mutation -- [GAME ...] [--sample 300] [--seed 1] [--within FOLDER,FILE] [--without FOLDER,FILE]
// [--tests NAME,NAME] [--skip PLACE,PLACE] [--workers 2]`: do a game's tests, or those of `games/GAME/test` with these names, notice
// when its rules are wrong, all of them, those that lie there, or the others? Tests at places under `games/` can be left out, such as
// slow ones (`skirmish/skirmish.test.ts,view-files.test.ts`): what is caught without them is caught with them too.
// A citation of a rule is not a test of it; a mutant that survives shows the difference.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { mutate } from './mutation/game.mjs';
import { root } from './paths.mjs';
import { stop } from './setup/stop.mjs';

const leastCaught = 80;

/** @type {Record<string, string>} */
const remarks = { NoCoverage: ' (no test comes here)', Timeout: ' (caught: the tests do not end)' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    within: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    tests: { type: 'string', default: '' },
    skip: { type: 'string', default: '' },
  },
});
const sample = { size: Number(values.sample), seed: Number(values.seed) };
const workers = Number(values.workers);
if (!(sample.size > 0) || !Number.isInteger(sample.seed) || !(workers > 0))
  stop('--sample, --seed and --workers take whole numbers.');

const listed = (/** @type {string} */ names) => names.split(',').filter((name) => name !== '');
const parts = {
  within: listed(values.within),
  without: listed(values.without),
  tests: listed(values.tests),
  skip: listed(values.skip),
};

const all = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'rules')));
const unknown = positionals.find((game) => !all.includes(game));
if (unknown) stop(`there is no game called ${unknown}: choose from ${all.join(', ')}.`);

process.chdir(root);
for (const game of positionals.length > 0 ? positionals : all) {
  if (!(await passes(game))) process.exitCode = 1;
}

/** @param {string} game */
async function passes(game) {
  try {
    const { failed, endless, survivors } = await mutate(game, sample, parts, workers);
    const caught = failed + endless.length;
    const total = caught + survivors.length;
    const percent = total === 0 ? 0 : (100 * caught) / total;
    const list = write(game, [...survivors, ...endless]);
    console.log(
      `${game}: ${caught} of ${total} mutants caught, ${percent.toFixed(1)} %, ${endless.length} of them by tests that did not end (those and survivors in ${list})`,
    );
    return percent >= leastCaught;
  } catch (error) {
    console.log(`${game}: no result. ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/**
 * @param {string} game
 * @param {import('@stryker-mutator/api/core').MutantResult[]} mutants
 */
function write(game, mutants) {
  const inOrder = mutants.toSorted(
    (a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
  );
  const lines = inOrder.map(({ fileName, location: { start }, mutatorName, replacement, status }) => {
    const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100);
    return `${relative(root, fileName)}:${start.line}:${start.column} ${mutatorName} -> ${change}${remarks[status] ?? ''}\n`;
  });
  const file = join(root, 'build', 'mutation', `${game}.txt`);
  mkdirSync(join(root, 'build', 'mutation'), { recursive: true });
  writeFileSync(file, lines.join(''));
  return relative(root, file);
}
