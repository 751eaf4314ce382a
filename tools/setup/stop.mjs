/**
 * Set-up cannot go on: say in one sentence what the person can do, and leave with 2 (1 means "tests failed").
 *
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`starboard: ${sentence}\n`);
  process.exit(2);
}
