// @module-tag slow: a server is attacked for seconds

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { volume } from '@starboard/engine/testkit';
import { ATTACKS } from './attacks.ts';
import { missedBars, type Attacked } from './report.ts';

const COMMAND = fileURLToPath(new URL('../../../cli/starboard.ts', import.meta.url));
/** One that is after memory and one that is after processors; all of them in the long run. */
const SOME = ['pings', 'schema'];
const names = volume({ daily: 1, long: 2, mutation: 1 }) === 1 ? SOME : Object.keys(ATTACKS);

/** Only ends a run that hangs: the long one takes minutes. */
const HANGS = 3_600_000;

test('no attack takes the memory of the server or more than one processor', { timeout: HANGS }, async () => {
  const said = await new Promise<string>((resolve) => {
    const args = [COMMAND, 'bench', 'attacks', '--quick', '--json', '--only', names.join(',')];
    // where a bar is missed it ends with 1
    execFile(process.execPath, args, { maxBuffer: 1 << 24 }, (_, stdout) => resolve(stdout));
  });
  const { figures } = JSON.parse(said) as { figures: readonly Attacked[] };
  expect(figures.map(({ name }) => name)).toEqual(['nobody', ...names]);
  // how long people wait is the machine's as well, which does much else while tests run
  const missed = figures.flatMap((each) =>
    missedBars(each)
      .filter((bar) => bar !== 'p99')
      .map((bar) => `${each.name}: ${bar} ${each[bar]}`),
  );
  expect(missed).toEqual([]);
  for (const { name, moves } of figures) expect([name, moves > 0]).toEqual([name, true]);
});
