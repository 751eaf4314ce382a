import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewTable } from '@starboard/wire/schema';
import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './ops/log.ts';
import { putTogether, type Parts } from './parts.ts';
import type { PersonRow } from './store/schema.ts';
import { USUAL_RETENTION } from './retention/retention.ts';
import { openStore } from './store/index.ts';
import type { Store } from './store/store.ts';
import { openingStatements, planTable } from './tables/opening.ts';
import { StandingClock } from './testing/clock.ts';
import { testOptions } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
/** Bots that never come to an end, as long as the test looks. */
const thinkers: Thinkers = {
  ...NOBODY_WAITS,
  think: () => new Promise(() => {}),
  close: () => Promise.resolve(),
};

onStores('on %s, games that nobody goes on with', (storeName) => {
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

  let clock: StandingClock;
  let store: Store;
  let parts: Parts;
  beforeEach(async () => {
    clock = new StandingClock();
    const { data } = testOptions();
    store = await openStore({ data, process: 'test', ...(await storeOptions(storeName)) });
    parts = server();
  });
  afterEach(async () => {
    await parts.keepers.close();
    await parts.thinkers.close();
    await store.close();
  });

  const server = (retention = USUAL_RETENTION): Parts =>
    putTogether({ store, log, clock, pace: { bots: 0 }, thinkers, retention });
  const newAccount = async (): Promise<PersonRow> => {
    const account = await parts.accounts.register({ login: 'ann', password: 'a long secret' }, null);
    if (isRefusal(account)) throw new Error(account.reason);
    return account;
  };
  const statusesOf = async (tables: readonly { status: () => Promise<string> }[]): Promise<string[]> => {
    await parts.closing.closeAbandoned();
    return Promise.all(tables.map(({ status }) => status()));
  };
  const seen = async (person: PersonRow): Promise<void> => {
    const now = { seen_at: clock.now() };
    await store.db.updateTable('persons').set(now).where('id', '=', person.id).execute();
  };

  test('that bots play: a guest’s are closed after a day, unless somebody comes back or an account has a part', async () => {
    const guest = await parts.accounts.newGuest('Gus');
    const account = await newAccount();
    const [left, lent, watched, back, bots, kept, both] = [
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
      // as guests could before
      await open(parts, guest, [BOT, BOT]),
      await open(parts, account, [ME, BOT]),
      await open(parts, guest, [ME, BOT]),
    ];
    // somebody with an account had a part in it, and left
    await store.db.insertInto('sat').values({ person: account.id, table_id: both.id }).execute();
    clock.pass(HOUR);
    await left.can({ do: 'rise' });
    for (const each of [lent, watched, back, kept, both]) await each.can({ do: 'standIn' });
    parts.presence.come(watched.id, guest.id);
    const statuses = () => statusesOf([left, lent, watched, back, bots, kept, both]);
    clock.pass(23.5 * HOUR);
    expect(new Set(await statuses())).toEqual(new Set(['playing']));
    await back.can({ do: 'back' });
    clock.pass(HOUR);
    // a server that was away for long closes nothing when it comes back
    await server().closing.closeAbandoned();
    expect(await left.status()).toBe('playing');
    expect(await statuses()).toEqual(['closed', 'closed', ...Array.from({ length: 5 }, () => 'playing')]);
  });

  test('that wait for guests are closed when none of these came for as long as the host says', async () => {
    const [gone, here, adopted] = [
      await parts.accounts.newGuest('Gus'),
      await parts.accounts.newGuest('Gil'),
      await parts.accounts.newGuest('Ada'),
    ];
    const account = await newAccount();
    const tables = [
      await open(parts, gone, [ME, BOT]),
      await open(parts, here, [ME, BOT]),
      await open(parts, account, [ME, BOT]),
      await open(parts, adopted, [ME, BOT]),
      await open(parts, gone, [ME, BOT]),
    ];
    parts.presence.come(tables[4].id, gone.id);
    await parts.handing.adoptLater(adopted, account);
    clock.pass(179 * DAY);
    await seen(here);
    expect(new Set(await statusesOf(tables))).toEqual(new Set(['playing']));
    clock.pass(2 * DAY);
    const { keepers, closing } = server({ ...USUAL_RETENTION, guestGames: Infinity });
    await closing.closeAbandoned();
    await keepers.close();
    expect(await statusesOf(tables)).toEqual(['closed', 'playing', 'playing', 'playing', 'playing']);
  });

  test('are closed at a server that is started anew every night, when it has served for a day since', async () => {
    const guest = await parts.accounts.newGuest('Gus');
    const table = await open(parts, guest, [ME, BOT]);
    await table.can({ do: 'standIn' });
    // it is up half of the time
    const night = async (run: number): Promise<void> => {
      clock.pass(12 * HOUR);
      const began = clock.now();
      clock.pass(12 * HOUR);
      const row = { written_at: 0, computer: null, ran: 0 };
      await store.db
        .insertInto('runs')
        .values({ ...row, process: `run ${run}`, began_at: began, at: clock.now() })
        .execute();
    };
    const anew = async (): Promise<string> => {
      const { closing, keepers } = server();
      await closing.closeAbandoned();
      await keepers.close();
      // what another did is looked up
      const rows = await store.db.selectFrom('tables').select('status').where('id', '=', table.id).execute();
      return rows[0].status;
    };
    await night(1);
    expect(await anew()).toBe('playing');
    await night(2);
    expect(await anew()).toBe('closed');
  });

  test('are all looked at in the end, though many that stay lie before them', async () => {
    const guest = await parts.accounts.newGuest('Gus');
    const bots = await open(parts, guest, [BOT, BOT]);
    const [row] = await store.db.selectFrom('tables').selectAll().where('id', '=', bots.id).execute();
    const deeds = await store.db.selectFrom('deeds').selectAll().where('table_id', '=', bots.id).execute();
    const seats = await store.db.selectFrom('seats').selectAll().where('table_id', '=', bots.id).execute();
    const ids = Array.from({ length: 500 }, (_, i) => `copy ${i}`);
    const copied = <R extends object>(rows: readonly R[]) =>
      ids.flatMap((id) => rows.map((each) => ({ ...each, table_id: id })));
    await store.write([
      store.db.insertInto('tables').values(ids.map((id) => ({ ...row, id, status: 'playing' }))),
      store.db.insertInto('deeds').values(copied(deeds)),
      store.db.insertInto('seats').values(copied(seats)),
    ]);
    clock.pass(HOUR);
    const left = await open(parts, guest, [ME, BOT]);
    await left.can({ do: 'standIn' });
    clock.pass(2 * DAY);
    expect(await statusesOf([left])).toEqual(['playing']);
    expect(await statusesOf([left])).toEqual(['closed']);
  });
});
