import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/index.ts';
import { StandingClock } from '../testing/clock.ts';
import { onStores, storeOptions } from '../testing/stores.ts';
import { testOptions } from '../testing/server.ts';
import { countedBy } from '../base/addresses.ts';
import { Budgets, type BudgetLimits, type Spender } from './budgets.ts';

const little = { burst: 3, perSecond: 1 };
const more = { burst: 5, perSecond: 1 };
const each = { person: little, address: more };
const LIMITS: BudgetLimits = {
  tables: each,
  tournaments: each,
  seats: each,
  chat: each,
  names: each,
  reports: each,
  exports: each,
};

function spender(id: string, address: string, owner: string | null = null): Spender {
  return { person: { id, owner } as Spender['person'], address };
}

onStores('on %s', (kind) => {
  let store: Store;
  const clock = new StandingClock();

  beforeAll(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
  });
  afterAll(() => store.close());

  const taken = async (budgets: Budgets, who: Spender, times: number): Promise<number> => {
    const all = await Promise.all(Array.from({ length: times }, () => budgets.take('chat', who)));
    return all.filter((isTaken) => isTaken).length;
  };

  test('of many at once no more succeed than are allowed, whichever process they ask', async () => {
    const processes = [new Budgets(store, clock, LIMITS), new Budgets(store, clock, LIMITS)];
    const ann = spender('ann', 'a');
    const counts = await Promise.all(processes.map((budgets) => taken(budgets, ann, 20)));
    expect(counts[0] + counts[1]).toBe(3);
    expect(await processes[0].take('reports', ann)).toBe(true);
  });

  test('what was spent comes back with time, and a clock that is set back locks nobody out', async () => {
    const budgets = new Budgets(store, clock, LIMITS);
    const bob = spender('bob', 'b');
    expect(await taken(budgets, bob, 9)).toBe(3);
    clock.pass(2_000);
    expect(await taken(budgets, bob, 9)).toBe(2);
    const before = new Budgets(store, new StandingClock(clock.now() - 3_600_000), LIMITS);
    expect(await taken(before, bob, 9)).toBe(3);
  });

  test('people at one address share what it has, and bots spend what is their owner’s', async () => {
    const budgets = new Budgets(store, clock, LIMITS);
    expect(await taken(budgets, spender('cid', 'c'), 9)).toBe(3);
    expect(await taken(budgets, spender('dan', 'c'), 9)).toBe(2);
    expect(await taken(budgets, spender('beep', 'e', 'eva'), 9)).toBe(3);
    expect(await taken(budgets, spender('eva', 'f'), 9)).toBe(0);
  });

  test('whoever has many networks of IPv6 has as much as eight addresses', async () => {
    const budgets = new Budgets(store, clock, LIMITS);
    const from = (i: number) => spender(`m${i}`, countedBy(`2001:db8:7:${i}::1`));
    let count = 0;
    for (let i = 1; i <= 30; i++) count += await taken(budgets, from(i), 2);
    expect(count).toBe(8 * more.burst);
    // what could not be had of the network is not taken of the address or the person
    clock.pass(1_000);
    expect(await taken(budgets, from(30), 9)).toBe(3);
    expect(await taken(budgets, spender('zoe', countedBy('2001:db8:8:1::1')), 9)).toBe(3);
  });
});
