import { root } from '../paths.mjs';
import { filesWithVolumes } from './volumes.mjs';

/**
 * @typedef {object} Check a stage that passes or fails as one, told by its exit code
 * @property {string} name
 * @property {[string, ...string[]]} command
 */

/**
 * @typedef {object} Suite a stage of many tests, which are counted from the report it leaves
 * @property {string} name
 * @property {[string, ...string[]]} command
 * @property {Readonly<Record<string, string>>} [env] beside the environment of all stages
 * @property {string} report the name of the report
 * @property {string} reportIn the environment variable that says where the report goes
 * @property {(report: any) => { passed: number, failed: number }} count
 */

/** @type {Check[]} */
export const checks = [
  // Whoever runs it again waits for what has changed since.
  { name: 'types', command: ['tsc', '--incremental', '--tsBuildInfoFile', 'build/types/all.tsbuildinfo'] },
  { name: 'types without Node and browser', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'import directions', command: ['node', 'tools/arrows.mjs'] },
  { name: 'declared packages', command: ['node', 'tools/declared.mjs'] },
  { name: 'dead code', command: ['knip'] },
];

/** @type {Suite} */
export const unit = {
  name: 'unit, property and fuzz tests',
  // Left to itself it colours files and pipes too.
  command: ['vitest', 'run', ...(process.stdout.isTTY ? [] : ['--no-color'])],
  report: 'vitest',
  reportIn: 'STARBOARD_VITEST_REPORT',
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(brokeOutsideATest).length,
  }),
};

/** The same with the volumes that were promised, which take one test an hour. @type {Suite} */
export const longUnit = { ...unit, command: [...unit.command, '--testTimeout=3600000'] };

/** What the quick run makes of them: no slow tests, and little of the random ones. @type {Suite} */
export const quickUnit = {
  ...unit,
  command: [...unit.command, '--tags-filter=!slow'],
  env: { STARBOARD_QUICK: '1' },
};

/**
 * The tests that do something else in the quick run, as they are there: without this it could turn red unnoticed.
 *
 * @returns {Suite}
 */
export function quickVolumes() {
  return {
    ...quickUnit,
    name: 'tests that differ in the quick run',
    command: [...quickUnit.command, ...filesWithVolumes(root)],
    report: 'vitest-quick',
  };
}

/** @type {Suite} */
export const browser = {
  name: 'browser tests',
  command: ['playwright', 'test'],
  report: 'playwright',
  reportIn: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};

/** What programs of others say, which have to be fetched first. @type {Check[]} */
export const outside = [
  { name: 'figures, by promtool', command: ['node', 'tools/outside.mjs', 'metrics'] },
  { name: 'alerts, by promtool', command: ['node', 'tools/outside.mjs', 'alerts'] },
  { name: 'OpenAPI, by redocly', command: ['node', 'tools/outside.mjs', 'openapi'] },
];

/** Reads the report that the unit tests leave. @type {Check} */
export const citations = { name: 'every rule has a test', command: ['node', 'tools/rules.mjs'] };

/**
 * A file that fails before its first test has no failed test to count.
 *
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 */
function brokeOutsideATest({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
}
