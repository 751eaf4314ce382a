import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { resolve } from '../arrows/resolve.mjs';
import { tags } from '../test/tags.mjs';

// The mutated copy of the repository in which this file is read.
const root = fileURLToPath(new URL('../..', import.meta.url));
const game = process.env['STARBOARD_MUTATION'] ?? '';
const tests = process.env['STARBOARD_MUTATION_TESTS'] ?? '';
const skipped = (process.env['STARBOARD_MUTATION_SKIP'] ?? '').split(',').filter((place) => place !== '');

export default defineConfig({
  root,
  plugins: [
    {
      // The copy shares node_modules, whose links lead to the unmutated sources.
      name: 'stay-in-the-copy',
      enforce: 'pre',
      resolveId(specifier: string) {
        if (!specifier.startsWith('@starboard/')) return undefined;
        const target = resolve(root, '', specifier);
        return 'file' in target ? join(root, target.file) : undefined;
      },
    },
  ],
  test: {
    include:
      tests === ''
        ? [`games/${game}/**/*.test.ts`, 'games/*.test.ts']
        : tests.split(',').map((name) => `games/${game}/test/${name}.test.ts`),
    // What a board shows is no test of the rules, and some of it reads their sources, which are not as written here.
    exclude: ['games/*/ui/**', ...skipped.map((place) => `games/${place}`)],
    tags,
    // Our modules keep nothing between tests. Every mutant has a new process all the same.
    isolate: false,
    setupFiles: ['tools/mutation/setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
