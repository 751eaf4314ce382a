import { join } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { root } from '../paths.mjs';

/** @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult */

/**
 * Changes a game's rules in many small ways, one at a time, and lets its tests judge each.
 *
 * @param {string} game
 * @param {{ size: number, seed: number }} sample
 * @param {{ within: readonly string[], without: readonly string[], tests: readonly string[], skip: readonly string[] }} parts
 * folders and files of the rules, those to leave out, names of tests, none: all, and tests to leave out
 * @param {number} workers
 * @returns {Promise<{ failed: number, endless: MutantResult[], survivors: MutantResult[] }>} a test failed; the tests did not come to
 * an end; no test noticed
 */
export async function mutate(game, sample, { within, without, tests, skip }, workers) {
  const rules = `games/${game}/rules`;
  const filesOf = (/** @type {string} */ place) =>
    place.endsWith('.ts') ? `${rules}/${place}` : `${rules}/${place}/**/*.ts`;
  const places = within.length > 0 ? within.map(filesOf) : [`${rules}/**/*.ts`];
  // Also asks random tests for short runs: they are repeated for every mutant.
  process.env['STARBOARD_MUTATION'] = game;
  process.env['STARBOARD_MUTATION_TESTS'] = tests.join(',');
  process.env['STARBOARD_MUTATION_SKIP'] = skip.join(',');
  const results = await new Stryker({
    mutate: [...places, ...without.map((place) => `!${filesOf(place)}`), '!**/*.test.ts'],
    testRunner: 'vitest5',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    plugins: [
      '@stryker-mutator/vitest-runner',
      join(root, 'tools/mutation/runner.mjs'),
      join(root, 'tools/mutation/sampler.mjs'),
    ],
    checkers: ['sample'],
    sample,
    // Stryker would read it through an API that TypeScript 7 no longer has.
    tsconfigFile: 'there-is-none.json',
    tempDirName: `build/mutation/copy-${game}`,
    cleanTempDir: 'always',
    ignorePatterns: ['build', 'browser', 'tools/node', 'web'],
    reporters: ['progress-append-only'],
    logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
    dryRunTimeoutMinutes: 30,
    // A slow machine must not make a survivor look caught.
    timeoutMS: 20_000,
  }).runMutationTest();
  return {
    failed: results.filter(({ status }) => status === 'Killed').length,
    endless: results.filter(({ status }) => status === 'Timeout'),
    survivors: results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage'),
  };
}
