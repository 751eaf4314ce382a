// `node tools/test.mjs [quick|long]`: every check and every test, one verdict in the last line.
// quick leaves out the browser, the slow tests and most of the random ones (STARBOARD_QUICK); long raises their volumes
// (STARBOARD_LONG).
import { setUp } from './setup.mjs';
import { stop } from './setup/stop.mjs';
import { runCheck, runSuite } from './test/runners.mjs';
import { processorSeconds } from './test/processor.mjs';
import {
  browser,
  checks,
  citations,
  longUnit,
  outside,
  quickUnit,
  quickVolumes,
  unit,
} from './test/stages.mjs';

/** @typedef {import('./test/verdict.mjs').Tally} Tally */

const kind = process.argv[2] ?? 'normal';
const suites = { normal: [unit, quickVolumes(), browser], quick: [quickUnit], long: [longUnit, browser] }[
  kind
];
if (!suites) stop('say npm test, npm run test:quick or npm run test:long.');

const { env } = setUp({ chromium: suites.includes(browser) });
if (kind === 'long') env['STARBOARD_LONG'] = '1';

/** @type {Tally[]} */
const tallies = [];
// The checks are short and independent: two lanes use both cores of a small machine.
const waiting = checks.values();
await Promise.all([lane(), lane()]);
for (const suite of suites) tallies.push(await runSuite(suite, env));
tallies.push(await runCheck(citations, env));
if (kind === 'long') for (const check of outside) tallies.push(await runCheck(check, env));

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const seconds = processorSeconds();
const missing = tallies.flatMap(({ notRun }) => notRun ?? []);
process.exitCode = failed > 0 ? 1 : 0;
if (missing.length > 0) console.log(`\nnot run: ${missing.join('; ')}`);
if (seconds !== undefined) console.log(`\n${Math.round(seconds)} s of processor time`);
console.log(`${seconds === undefined ? '\n' : ''}${passed} passed, ${failed} failed`);

async function lane() {
  for (const check of waiting) tallies.push(await runCheck(check, env));
}
