import { expect, test } from 'vitest';
import type { Thinkers } from './bots/thinkers.ts';
import type { Claim } from './bots/turns.ts';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

onStores('on %s', (kind) => {
  test('bots think at the cost of people and of where they are, whichever way they came', async () => {
    const claims: Claim[] = [];
    const thinkers: Thinkers = {
      ...NOBODY_WAITS,
      think(claim) {
        claims.push(claim);
        return new Promise(() => {});
      },
      close: () => Promise.resolve(),
    };
    const server = await testServer({
      ...testOptions(),
      ...(await storeOptions(kind)),
      trustProxy: true,
      parts: { thinkers, pace: { bots: 0 } },
    });
    const from = ({ me, headers }: TestPlayer, address: string): TestPlayer =>
      new TestPlayer(server.address, me, { ...headers, 'x-forwarded-for': address });
    const addresses = ['203.0.113.7', '203.0.113.7', '2001:db8:1:2::3', '2001:db8:1:9::4'];
    for (const [i, address] of addresses.entries()) {
      const guest = from(await TestPlayer.guest(server.address, `Guest ${i}`), address);
      await guest.open({ game: 'skirmish', seats: [{ bot: 'random' }, { me: true }], ready: true });
      await until(() => claims.length === i + 1);
    }
    expect(claims.map(({ payers }) => payers.map(({ from: place }) => place))).toEqual([
      ['203.0.113.7'],
      ['203.0.113.7'],
      ['2001:db8:1::/48'],
      ['2001:db8:1::/48'],
    ]);
    // an account answers for tables of its bots, from where it is; a socket tells as well as a request
    const ann = from(await TestPlayer.account(server.address, 'ann'), '198.51.100.1');
    await (await ann.connect()).close();
    await from(ann, '198.51.100.2').open({ game: 'skirmish', seats: [{ bot: 'random' }, { bot: 'random' }] });
    await until(() => claims.length > addresses.length);
    expect(claims.at(-1)?.payers).toEqual([{ person: ann.me?.id, from: '198.51.100.2' }]);
    await server.stop();
  });
});
