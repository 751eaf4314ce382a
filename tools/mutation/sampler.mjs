// A Stryker plugin: of all mutants only a seeded sample is tested. Stryker has no sampling of its own, and handing it
// the places of the sampled mutants would bring along every smaller mutant inside them.
import { createHash } from 'node:crypto';

import { CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, commonTokens, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** @typedef {import('@stryker-mutator/api/core').Mutant} Mutant */

export const strykerValidationSchema = {
  properties: {
    sample: { type: 'object', properties: { size: { type: 'integer' }, seed: { type: 'integer' } } },
  },
};

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', createSampler)];

createSampler.inject = tokens(commonTokens.options);

/**
 * @param {import('@stryker-mutator/api/core').StrykerOptions} options
 * @returns {import('@stryker-mutator/api/check').Checker}
 */
function createSampler(options) {
  const { size, seed } = /** @type {{ size: number, seed: number }} */ (options['sample']);
  return {
    init: async () => {},
    // One group of all: a sample is drawn from the whole.
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => {
      const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant, seed) }));
      ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
      return Object.fromEntries(ranked.map(({ id }, place) => [id, place < size ? tested : skipped]));
    },
  };
}

/** @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult */

/** @type {CheckResult} */
const tested = { status: CheckStatus.Passed };
// The only other outcome that Stryker knows; it leaves such mutants out of the count.
/** @type {CheckResult} */
const skipped = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/**
 * By what the mutant is, not by its number: a change in one file leaves the sample of the others as it was.
 *
 * @param {Mutant} mutant
 * @param {number} seed
 */
function rankOf({ fileName, location, mutatorName, replacement }, seed) {
  const file = fileName.slice(fileName.lastIndexOf('/rules/'));
  return createHash('sha256')
    .update(JSON.stringify([seed, file, location, mutatorName, replacement]))
    .digest('hex');
}
