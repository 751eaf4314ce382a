// @module-tag slow: a server in a process of its own

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inChild } from '../engine/rounds.ts';
import { knownIn } from './index.ts';
import type { Workload } from './turns.ts';

test.each([
  ['random play', '../engine/child.ts', ['game/skirmish/2', '0.01', '0.01']],
  ['a server under load', '../server/moves-child.ts', ['3', '5', '200']],
])('%s: what every version prints, so that it can be compared', async (_, child, args) => {
  const { steps, seconds } = await inChild<Record<string, number>>(new URL(child, import.meta.url), args);
  expect(steps).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThan(0);
});

test('what a version cannot play is left out, and so is what it does not have', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const workload = (title: string, needs: string, key: string): Workload => ({
    title,
    needs,
    args: [],
    probe: [key, '0', '0.01'],
  });
  const known = await knownIn(root, 'lab/bench/engine/child.ts', [
    workload('duel', 'games/skirmish', 'game/skirmish/2'),
    workload('crowd', 'games/skirmish', 'game/skirmish/99'),
    workload('chess', 'games/chess', 'game/skirmish/2'),
  ]);
  expect(known.map(({ title }) => title)).toEqual(['duel']);
});
