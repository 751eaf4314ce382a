import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, notRun?: string }} Tally `notRun` names what could not be looked at here */

/** The exit code of a check that could not look: what it needs cannot be had on this machine. */
export const NOT_RUN = 75;

/**
 * What a suite's run comes to. A crash, a report that is not there and a run of nothing are failures: silence must
 * not look like success.
 *
 * @param {number | null} code the exit code
 * @param {string} report where the suite should have left its report
 * @param {(report: any) => Tally} count
 * @returns {Tally & { complaint?: string }}
 */
export function verdict(code, report, count) {
  const tally = counted(report, count);
  if (!tally) return { passed: 0, failed: 1, complaint: `left no report (exit code ${code})` };
  if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1, complaint: 'ran no test' };
  if (code !== 0 && tally.failed === 0)
    return { ...tally, failed: 1, complaint: `ended with exit code ${code}` };
  return tally;
}

/**
 * @param {string} report
 * @param {(report: any) => Tally} count
 */
function counted(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}
