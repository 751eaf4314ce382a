// @module-tag slow: a server in a process of its own

import { expect, test } from 'vitest';
import { inChild } from '../engine/rounds.ts';

test.each([
  ['random play', '../engine/child.ts', ['game/skirmish/2', '0.01', '0.01']],
  ['a server under load', '../server/child.ts', ['3', '0.5', '3']],
])('%s: what every version prints, so that it can be compared', async (_, child, args) => {
  const { steps, seconds } = await inChild<Record<string, number>>(new URL(child, import.meta.url), args);
  expect(steps).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThan(0);
});
