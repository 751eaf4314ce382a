import { defineConfig } from 'vitest/config';
import { aliases } from './web/build/aliases.ts';
import { defined } from './web/build/version.ts';

import { tags } from './tools/test/tags.mjs';

const report = process.env['STARBOARD_VITEST_REPORT'];

export default defineConfig({
  resolve: { alias: aliases },
  define: defined,
  oxc: { jsx: { development: false } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'lab/peers/**', 'build/**'],
    setupFiles: ['kit/testkit/react.ts'],
    pool: 'forks',
    // Tests of servers wait for processes and disks: four workers fill the gaps of two cores.
    maxWorkers: 4,
    // Our modules keep nothing between tests, and a process per file would double the time of the quick run.
    isolate: false,
    tags,
    // A slow machine is not a bug: these only end a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What a test prints is of interest when it fails.
    silent: 'passed-only',
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    coverage: {
      provider: 'v8',
      reportsDirectory: 'build/coverage',
      include: ['{engine,wire,games,bots,series,lab,server,cli}/**/*.ts'],
      exclude: ['**/*.test.ts', 'engine/testkit/**'],
    },
  },
});
