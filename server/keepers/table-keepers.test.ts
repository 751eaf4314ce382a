import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putTogether, type Parts } from '../parts.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { StandingClock } from '../testing/clock.ts';
import { testOptions } from '../testing/server.ts';

const clock = new StandingClock();
const log = { info: () => {}, warn: () => {}, error: () => {} };
let store: Store;
let parts: Parts;

beforeAll(async () => {
  store = await openStore({ data: testOptions().data, process: 'test' });
  parts = putTogether({ store, log, clock, pace: { bots: 0 } });
});
afterAll(async () => {
  await parts.keepers.close();
  await parts.thinkers.close();
  await parts.replays.close();
  await store.close();
});

async function opened(count: number): Promise<string[]> {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const seats = [{ me: true as const }, { free: true as const }];
  const plans = Array.from({ length: count }, () => {
    const deps = { ids: parts.ids, now: clock.now(), host: 'ann', levels: ['random'] };
    const plan = planTable(skirmish, { game: 'skirmish', seats }, deps);
    if (isRefusal(plan)) throw new Error(plan.reason);
    return plan;
  });
  await store.write(plans.flatMap((plan) => openingStatements(store.db, plan)));
  return plans.map(({ row }) => row.id);
}

test('who looks at one table after the other does not fill the memory, and who needs one keeps it', async () => {
  const { keepers } = parts;
  const ids = await opened(1_300);
  const first = await keepers.of(ids[0]);
  if (first === null) throw new Error('There is no table.');
  const done = Promise.withResolvers<void>();
  const holding = first.hold(() => done.promise);
  for (const id of ids.slice(1)) {
    clock.pass(20);
    await keepers.of(id);
  }
  // five seconds of them, and those that came in the second since the last look; a thousand would stay for a minute
  expect(keepers.size).toBeLessThan(1_010);
  expect(await keepers.of(ids[0])).toBe(first);
  done.resolve();
  await holding;
  clock.pass(120_000);
  keepers.sweep();
  expect(keepers.size).toBe(0);
});
