import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { runChild } from '../child.mjs';
import { root } from '../paths.mjs';
import { NOT_RUN, verdict } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Tally} Tally */

/**
 * A check is quiet as long as it passes.
 *
 * @param {import('./stages.mjs').Check} check
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function runCheck({ name, command: [program, ...args] }, env) {
  const began = performance.now();
  const { code, output } = await runChild(program, args, { cwd: root, env, capture: true });
  if (code === NOT_RUN) {
    console.log(`== ${name}: NOT RUN: ${output.trim()}`);
    return { passed: 0, failed: 0, notRun: name };
  }
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${since(began)}`);
  if (code !== 0) console.log(output.trimEnd() || `no output, exit code ${code}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A suite takes minutes, so it shows its progress.
 *
 * @param {import('./stages.mjs').Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function runSuite(suite, env) {
  const { name, command, reportIn, count } = suite;
  const [program, ...args] = command;
  const report = join(root, 'build', 'test', `${suite.report}.json`);
  mkdirSync(dirname(report), { recursive: true });
  // Yesterday's report must not speak for a run that crashes today.
  rmSync(report, { force: true });
  console.log(`== ${name}`);
  const began = performance.now();
  const { code } = await runChild(program, args, {
    cwd: root,
    env: { ...env, ...suite.env, [reportIn]: report },
  });
  const { passed, failed, complaint } = verdict(code, report, count);
  if (complaint) console.log(`The stage "${name}" ${complaint}.`);
  console.log(`== ${name}: ${failed > 0 ? 'FAILED' : 'passed'} in ${since(began)}`);
  return { passed, failed };
}

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
