import { isRefusal } from '@starboard/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomIds } from '../base/ids.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StandingClock } from '../testing/clock.ts';
import { testOptions } from '../testing/server.ts';
import { STORES, storeOptions } from '../testing/stores.ts';
import { Devices } from './devices.ts';
import { Doors, type Trying } from './doors.ts';
import { SharedAllowances } from './shared-allowances.ts';

const ALLOWANCE = { burst: 3, perSecond: 1 };
const somebody: Trying = { address: '1.2.3.4', person: null, login: null, device: null };

describe.each(STORES)('on %s', (kind) => {
  let store: Store;
  const clock = new StandingClock();

  beforeAll(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
  });
  afterAll(() => store.close());

  /** As another process has them, or this one after it was started anew. */
  const newDoors = (): Doors =>
    new Doors(new Devices(store, clock, randomIds), new SharedAllowances(store, clock), ALLOWANCE);

  async function passed(tries: readonly Trying[]): Promise<number> {
    const all = await Promise.all(tries.map((each) => newDoors().pass(each)));
    return all.filter((each) => !isRefusal(each)).length;
  }

  test('who asks several processes, or one that was started anew, has no more guesses', async () => {
    expect(await passed(Array.from({ length: 8 }, () => somebody))).toBe(3);
    clock.pass(1000);
    expect(await passed([somebody, somebody])).toBe(1);
    const guesses = Array.from({ length: 8 }, (_, i) => ({
      ...somebody,
      address: `5.5.5.${i}`,
      login: 'Ann',
    }));
    expect(await passed(guesses)).toBe(3);
    expect(await passed(Array.from({ length: 8 }, () => ({ ...somebody, person: 'ann' })))).toBe(3);
  });

  test('what was typed for a name is not written down', async () => {
    const secret = 'my password by mistake';
    await passed([{ ...somebody, address: '6.6.6.6', login: secret }]);
    const keys = await store.db.selectFrom('budgets').select('key').execute();
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain(secret);
  });
});
