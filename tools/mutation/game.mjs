import { join } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { root } from '../paths.mjs';

/** @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult */

/**
 * Changes a game's rules in many small ways, one at a time, and lets its tests judge each.
 *
 * @param {string} game
 * @param {{ size: number, seed: number }} sample
 * @param {{ within: readonly string[], tests: readonly string[] }} parts folders and files of the rules, and names of tests; none: all
 * @returns {Promise<{ caught: number, survivors: MutantResult[] }>}
 */
export async function mutate(game, sample, { within, tests }) {
  const rules = `games/${game}/rules`;
  const places = within.map((place) =>
    place.endsWith('.ts') ? `${rules}/${place}` : `${rules}/${place}/**/*.ts`,
  );
  // Also asks random tests for short runs: they are repeated for every mutant.
  process.env['STARBOARD_MUTATION'] = game;
  process.env['STARBOARD_MUTATION_TESTS'] = tests.join(',');
  const results = await new Stryker({
    mutate: [...(places.length > 0 ? places : [`${rules}/**/*.ts`]), '!**/*.test.ts'],
    testRunner: 'vitest5',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
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
    caught: results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors: results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage'),
  };
}
