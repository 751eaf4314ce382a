import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import type { NewTable } from '@starboard/wire/schema';
import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './ops/log.ts';
import { putTogether, type Parts } from './parts.ts';
import type { PersonRow } from './store/schema.ts';
import { openStore } from './store/index.ts';
import { openingStatements, planTable } from './tables/opening.ts';
import { StandingClock } from './testing/clock.ts';
import { testOptions } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

const HOUR = 3_600_000;
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
/** Bots that never come to an end, as long as the test looks. */
const thinkers: Thinkers = {
  ...NOBODY_WAITS,
  think: () => new Promise(() => {}),
  close: () => Promise.resolve(),
};

onStores('on %s, games that are left to bots', (storeName) => {
  const BOT = { bot: 'random' };
  const ME = { me: true as const };

  async function open(parts: Parts, host: PersonRow, seats: NewTable['seats']) {
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('There is no skirmish.');
    const deps = { ids: parts.ids, now: parts.clock.now(), host: host.id, levels: ['random'] };
    const plan = planTable(game, { game: 'skirmish', seats }, deps);
    if (isRefusal(plan)) throw new Error(plan.reason);
    await parts.store.write(openingStatements(parts.store.db, plan));
    const keeper = await parts.keepers.of(plan.row.id);
    if (keeper === null) throw new Error('There is no table.');
    const spender = { person: host, address: 'here' };
    const can = async (command: Parameters<Parts['commands']['do']>[2]): Promise<void> => {
      const done = await parts.commands.do(keeper, spender, command, undefined);
      if (isRefusal(done)) throw new Error(done.reason);
    };
    if (seats.some((seat) => 'me' in seat)) await can({ do: 'ready', ready: true });
    await parts.keepers.tick(keeper);
    const status = () => keeper.look(({ state }) => state.status);
    expect(await status()).toBe('playing');
    return { id: keeper.id, can, status };
  }

  test('a guest’s are closed after a day, unless somebody comes back or an account has a part in them', async () => {
    const clock = new StandingClock();
    const { data } = testOptions();
    const store = await openStore({ data, process: 'test', ...(await storeOptions(storeName)) });
    const parts = putTogether({ store, log, clock, pace: { bots: 0 }, thinkers });
    const guest = await parts.accounts.newGuest('Gus');
    const account = await parts.accounts.register({ login: 'ann', password: 'a long secret' }, null);
    if (isRefusal(account)) throw new Error(account.reason);
    const [left, lent, watched, back, bots, kept] = [
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      // as guests could before
      await open(parts, guest, [BOT, BOT]),
      await open(parts, account, [ME, BOT]),
    ];
    clock.pass(HOUR);
    await left.can({ do: 'rise' });
    for (const each of [lent, watched, back, kept]) await each.can({ do: 'standIn' });
    parts.presence.come(watched.id, guest.id);
    const statuses = async () => {
      await parts.closing.closeAbandoned();
      return Promise.all([left, lent, watched, back, bots, kept].map(({ status }) => status()));
    };
    clock.pass(23.5 * HOUR);
    expect(new Set(await statuses())).toEqual(new Set(['playing']));
    await back.can({ do: 'back' });
    clock.pass(HOUR);
    // a server that was away for long closes nothing when it comes back
    await putTogether({ store, log, clock, thinkers }).closing.closeAbandoned();
    expect(await left.status()).toBe('playing');
    expect(await statuses()).toEqual(['closed', 'closed', 'playing', 'playing', 'playing', 'playing']);
    await parts.keepers.close();
    await parts.thinkers.close();
    await store.close();
  });
});
