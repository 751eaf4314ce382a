// @module-tag slow: whole tables in a database

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstSeat, isRefusal, type GroupPlay } from '@starboard/engine';
import { parseGame, submit, undo, type Match } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { parseGroup, recordOf, verifyGroup, type TableRecord } from '@starboard/series/group';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Asker } from '../decide/decision.ts';
import { order } from '../decide/play.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import { jsonLog } from '../ops/log.ts';
import { putTogether, type Parts } from '../parts.ts';
import { WHEN_WOKEN } from '../series/kind.ts';
import { openStore } from '../store/index.ts';
import { asksHouse, openedMatch, type Table } from '../tables/table.ts';
import { STORES, storeOptions } from '../testing/stores.ts';
import { startUpkeep } from '../upkeep.ts';
import type { GroupSeat } from './deed.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-groups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ORGANIZER = 'organizer0';
/** A busy machine takes its time: this only ends a test that hangs. */
const PATIENT = { timeout: 600_000 };
const seat = (person: string): GroupSeat => ({ person, bot: null, free: false });

const READER = { person: null, address: 'a reader' };

describe.each(STORES)('the house of a group on %s', (name) => {
  let parts: Parts;
  let options: { data: string };
  beforeEach(async () => {
    options = { data: mkdtempSync(join(folder, 'data-')), ...(await storeOptions(name)) };
    parts = await putTogetherHere('one');
  });
  afterEach(() => ended(parts));

  const putTogetherHere = async (process: string): Promise<Parts> =>
    putTogether({
      store: await openStore({ ...options, process }),
      log: jsonLog('silent', () => {}),
      pace: { bots: 0 },
    });

  async function ended(those: Parts): Promise<void> {
    await those.keepers.close();
    await those.thinkers.close();
    await those.replays.close();
    await those.store.close();
  }

  /** Two tables; nobody has said that it is ready. */
  async function opened(patience: number): Promise<string> {
    const game = await loadGame('nexum-galaxy');
    if (game === null) throw new Error('There is no Nexum Galaxy.');
    const given = { title: 'Fronts', tables: 2, factions: 2, options: { sector: 'LAUBURIA' } };
    const seats = [
      [seat('person0'), seat('person0')],
      [seat('person1'), seat('person1')],
    ];
    const time = { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' } as const;
    const id = await parts.groups.open(game, ORGANIZER, given, { seats, time, level: 'random', patience });
    if (isRefusal(id)) throw new Error(id.reason);
    await parts.groups.do(id, () => ({ do: 'start' }));
    return id;
  }

  /** They have begun; the first turn of each waits for the house. */
  async function begun(): Promise<{ id: string; tables: readonly TableKeeper[] }> {
    const id = await opened(0);
    await parts.groups.tick(id);
    const tables: TableKeeper[] = [];
    for (const { id: table } of await tablesOf(id)) {
      const keeper = await parts.keepers.of(table ?? '');
      if (keeper === null) throw new Error('There is no table.');
      for (const each of [0, 1])
        await keeper.commit(
          () => ({ deed: { do: 'ready', seat: each, ready: true } }),
          () => null,
        );
      tables.push(keeper);
    }
    return { id, tables };
  }

  async function tablesOf(id: string) {
    return (await parts.groups.of(id))?.state.books.tables ?? [];
  }

  async function untilAsked(keeper: TableKeeper): Promise<void> {
    await expect.poll(() => keeper.look(({ state }) => state.status), PATIENT).toBe('playing');
  }

  const deedsOf = async (id: string) =>
    (
      await parts.store.db
        .selectFrom('series_deeds')
        .select('body')
        .where('series_id', '=', id)
        .orderBy('seq')
        .execute()
    ).map(({ body }) => JSON.parse(body) as { do: string; reaches?: readonly number[] });

  test('SE-7.4, SE-7.5: answers with what the books say, written with the entry of the table', async () => {
    const { id, tables } = await begun();
    for (const keeper of tables) {
      await untilAsked(keeper);
      await expect.poll(() => keeper.look(({ match }) => asksHouse(match)), PATIENT).toBe(false);
    }
    const begins = (await deedsOf(id)).filter((deed) => deed.do === 'begin');
    expect(begins.map(({ reaches }) => reaches?.length)).toEqual([1, 1]);
  });

  /** As the first of them was when its first turn began, before the house had answered. */
  async function asked(
    keeper: TableKeeper,
  ): Promise<{ table: Table; match: Match; group: GroupPlay; turn: number }> {
    const { table, match } = await keeper.look((now) => {
      if (now.game === null) throw new Error('Its rules are not kept.');
      const again = openedMatch(now, now.game);
      return { table: { ...now, match: again }, match: again };
    });
    const { group } = match.game;
    if (group === undefined || !asksHouse(match)) throw new Error('Nobody waits for a house.');
    return { table, match, group, turn: firstSeat(match.game.actors(match.state)) };
  }

  const FORGED = { from: 1, ships: 3, energy: 5, cards: 0, asteroids: 0 };

  test('SE-7.4: before the house has answered nobody decides', async () => {
    const { tables } = await begun();
    await untilAsked(tables[0]);
    const { table, match, group, turn } = await asked(tables[0]);
    const asker: Asker = {
      person: `person${turn}`,
      isGuest: false,
      isAccount: true,
      invited: true,
      blocked: false,
      now: parts.clock.now(),
      awayFor: () => 0,
      keepsOut: () => false,
    };
    const texts = group.answer({ opens: FORGED }).map(match.game.moves.toText);
    const refused = order(table, asker, match.viewSeqs[turn + 1], texts);
    expect(refused).toMatchObject({ rule: 'SE-7.4' });
  });

  test('SE-7.4: a parcel that was not sent is not booked, and its table has to ask again', async () => {
    const { id, tables } = await begun();
    // the other one writes into the same books
    for (const each of tables) {
      await untilAsked(each);
      await expect.poll(() => each.look(({ match }) => asksHouse(match)), PATIENT).toBe(false);
    }
    const before = await deedsOf(id);
    const { table, match, group, turn } = await asked(tables[0]);
    const committed = submit(match, turn, group.answer({ opens: FORGED }), 0);
    if (isRefusal(committed)) throw new Error(committed.reason);
    expect(await parts.groups.house.booked(table, committed, 0)).toBe('stale');
    expect(await deedsOf(id)).toEqual(before);
  });

  test('SE-7.12: a turn that has begun is not undone', async () => {
    const { tables } = await begun();
    await untilAsked(tables[0]);
    await expect.poll(() => tables[0].look(({ match }) => asksHouse(match)), PATIENT).toBe(false);
    const refused = await tables[0].commit(
      (table, now) => {
        const { match } = table;
        if (match === null) throw new Error('It has not begun.');
        const undone = undo(match, firstSeat(match.game.actors(match.state)), now);
        return isRefusal(undone)
          ? undone
          : { deed: { do: 'play', entry: undone.written }, committed: undone };
      },
      () => null,
    );
    expect(refused).toMatchObject({ rule: 'SE-7.12' });
    // and the table is as it was
    expect(await tables[0].look(({ match }) => asksHouse(match))).toBe(false);
  });

  test('SE-7.2, SE-7.7: a table that is not of the group counts for nothing', async () => {
    const { id } = await begun();
    const [one] = await tablesOf(id);
    const row = await parts.store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', one.id ?? '')
      .executeTakeFirstOrThrow();
    const stray = { ...row, id: 'stray00', invite: 'stray', status: 'closed' as const };
    await parts.store.db.insertInto('tables').values(stray).execute();
    await parts.store.db
      .insertInto('series_tables')
      .values({ table_id: 'stray00', series_id: id, taken: 0 })
      .execute();
    const said = async () => (await deedsOf(id)).filter((deed) => !['begin', 'stand'].includes(deed.do));
    const before = await said();
    await parts.groups.tick(id);
    expect(await said()).toEqual(before);
    const { taken } = await parts.store.db
      .selectFrom('series_tables')
      .select('taken')
      .where('table_id', '=', 'stray00')
      .executeTakeFirstOrThrow();
    expect(taken).toBe(1);
  });

  // an embedded database has one process
  test.each(name === 'postgres' ? ['two'] : [])(
    'SE-7.3, SE-7.4: %s processes that play its tables at once lose and double nothing',
    async () => {
      const game = await loadGame('nexum-galaxy');
      if (game === null) throw new Error('There is no Nexum Galaxy.');
      const others = [await putTogetherHere('two'), await putTogetherHere('three')];
      const bot: GroupSeat = { person: null, bot: 'random', free: false };
      const own = [bot, bot, bot];
      const given = {
        title: 'Fronts',
        tables: 3,
        factions: 2,
        options: { sector: 'LAUBURIA', roundLimit: 3 },
      };
      const time = { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' } as const;
      const agreed = { seats: [own, own], time, level: 'random', patience: 0 };
      const id = await parts.groups.open(game, ORGANIZER, given, agreed);
      if (isRefusal(id)) throw new Error(id.reason);
      await parts.groups.do(id, () => ({ do: 'start' }));
      const upkeeps = await Promise.all(others.map((each) => startUpkeep(each, () => {})));
      await expect
        .poll(async () => (await parts.groups.of(id))?.state.status, { timeout: 600_000, interval: 100 })
        .toBe('over');
      const deeds = await deedsOf(id);
      expect(deeds.filter((deed) => deed.do === 'result')).toHaveLength(3);
      expect(deeds.filter((deed) => deed.do === 'end')).toHaveLength(1);
      const file = parseGroup(await textOf(id));
      if (isRefusal(file)) throw new Error(file.reason);
      const { tables } = (await parts.groups.of(id))?.state.books ?? { tables: [] };
      const records = new Map<string, TableRecord>();
      const alone = verifyGroup(file, records);
      if (isRefusal(alone)) throw new Error(alone.reason);
      for (const { id: table } of tables) {
        const { json } = await parts.finished.of(table ?? '');
        const record = parseGame(Buffer.from(json).toString());
        const told = isRefusal(record) ? record : recordOf(alone, game, record);
        if (isRefusal(told)) throw new Error(told.reason);
        records.set(table ?? '', told);
      }
      expect(verifyGroup(file, records)).toEqual(alone);
      await Promise.all(upkeeps.map((each) => each.stop()));
      for (const each of others) await ended(each);
    },
  );

  async function textOf(id: string): Promise<string> {
    let text = '';
    for await (const piece of (await parts.groupViews.file(id, READER)) ?? []) text += piece;
    return text;
  }

  test('SE-7.9: tables that nobody begins are closed when the time is up, and count 0 for all', async () => {
    const id = await opened(1);
    const over = async (): Promise<string | undefined> => {
      await parts.groups.tick(id);
      return (await parts.groups.of(id))?.state.status;
    };
    while ((await over()) !== 'over');
    const group = (await parts.groups.of(id))?.state.books;
    expect(group?.tables.map(({ end }) => end?.end)).toEqual(['unfinished', 'unfinished']);
    const rows = await parts.store.db.selectFrom('tables').select('status').execute();
    expect(rows.map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect((await deedsOf(id)).filter((deed) => deed.do === 'unfinished')).toHaveLength(2);
  });

  test('without patience they wait as long as it takes', async () => {
    const id = await opened(0);
    await parts.groups.tick(id);
    expect(await parts.groups.tick(id)).toBe(WHEN_WOKEN);
    expect((await tablesOf(id)).map(({ end }) => end)).toEqual([null, null]);
  });

  test('SE-7.2: two that look after it at once open each table once', async () => {
    const { id } = await begun();
    await Promise.all([parts.groups.tick(id), parts.groups.tick(id), parts.groups.tick(id)]);
    const rows = await parts.store.db.selectFrom('tables').select('id').execute();
    expect(rows).toHaveLength(2);
    expect((await deedsOf(id)).filter((deed) => deed.do === 'open')).toHaveLength(2);
  });
});
