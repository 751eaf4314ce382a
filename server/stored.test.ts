// @module-tag slow: stored games of every kind are played to an end on both stores

import { isRefusal, type Outcome } from '@starboard/engine';
import { outcomeOf, parseGame, readOutcome, replayGame, type StoredOutcome } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command, TableCard, TableInfo } from '@starboard/wire/schema';
import type { TestPlayer } from './testing/player.ts';
import { testServer, type TestServer } from './testing/server.ts';
import { LOGINS, signIn, storedData, STORED_PASSWORD, type StoredTable } from './testing/stored.ts';
import { onStores } from './testing/stores.ts';
import { until } from './testing/table.ts';

const NOT_KEPT = 'played under version 1 of the rules, which is no longer available here';

/** How it ended, in numbers: words may change. */
const numbersOf = ({ ranks, rule, sheet }: Outcome) => [ranks, rule, sheet.map(({ points }) => points)];

onStores('what version 1 stored on %s', (store) => {
  let server: TestServer;
  let tables: readonly StoredTable[];
  let people: TestPlayer[];

  beforeAll(async () => {
    const stored = await storedData(store);
    tables = stored.tables;
    server = await testServer(stored.options);
    people = await Promise.all(LOGINS.map((login) => signIn(server.address, login)));
  });
  afterAll(() => server.stop());

  const infoAt = async ({ id }: StoredTable): Promise<TableInfo> => {
    const { status, body } = await people[0].rest('GET', `/api/tables/${id}`);
    expect([id, status, body]).toMatchObject([id, 200, { card: { rules: 1, rulesKept: true } }]);
    return body['info'] as TableInfo;
  };

  const resultOf = async ({ id, game: name }: StoredTable): Promise<Outcome> => {
    const result = await people[0].rest('GET', `/api/tables/${id}/result`);
    expect([id, result.status, result.body['proof']]).toMatchObject([id, 200, { proved: true }]);
    const record = await people[0].rest('GET', `/api/tables/${id}/record`);
    const game = await loadGame(name, 1);
    const file = parseGame(JSON.stringify(record.body));
    if (game === null || isRefusal(file)) throw new Error(`Table ${id} has no record.`);
    expect(isRefusal(replayGame(game, file))).toBe(false);
    return result.body['outcome'] as Outcome;
  };

  test('has tables in every state, of every game', () => {
    expect(new Set(tables.map(({ game }) => game)).size).toBe(4);
    expect(new Set(tables.map(({ status }) => status))).toEqual(
      new Set(['open', 'playing', 'over', 'closed']),
    );
  });

  test('every table is shown, with its log and its chat', async () => {
    for (const table of tables) {
      const info = await infoAt(table);
      expect(info.seats.length).toBeGreaterThan(1);
      for (const path of ['log', 'chat'])
        expect((await people[0].rest('GET', `/api/tables/${table.id}/${path}`)).status).toBe(200);
    }
    const { body } = await people[0].rest('GET', '/api/me/tables');
    expect((body as unknown as object[]).length).toBeGreaterThan(15);
  });

  test('public tables that are not finished are in the lobby', async () => {
    const { body } = await people[0].rest('GET', '/api/tables');
    for (const status of ['open', 'playing'] as const) {
      const listed = (body[status] as { id: string; visibility: string }[]).map(({ id }) => id);
      const stored = tables.filter((table) => table.status === status).map(({ id }) => id);
      expect(listed.length).toBeGreaterThan(0);
      expect(stored).toEqual(expect.arrayContaining(listed));
    }
  });

  test('finished games stand as they ended, and are proved', async () => {
    const over = tables.filter(({ status }) => status === 'over');
    expect(over.length).toBeGreaterThan(4);
    for (const table of over)
      expect(numbersOf(await resultOf(table))).toEqual(numbersOf(JSON.parse(table.outcome ?? '') as Outcome));
  });

  test('what was open or in play is played to an end', async () => {
    const unfinished = tables.filter(({ status }) => status === 'open' || status === 'playing');
    expect(unfinished.length).toBeGreaterThan(12);
    const socket = await people[0].connect();
    const finish = async (table: StoredTable): Promise<void> => {
      const { id } = table;
      const begun = socket.next('info', ({ table: at, info }) => at === id && info.status === 'playing');
      const over = socket.next('info', ({ table: at, info }) => at === id && info.status === 'over');
      const { status } = (await socket.watch(id)).info;
      for (const command of [{ do: 'ready', ready: true }, { do: 'decline' }, { do: 'resume' }] as const)
        for (const person of people) await person.command(id, command);
      if (status === 'open') await begun;
      for (const person of people) await person.command(id, { do: 'standIn' });
      if (status !== 'over') await over;
      expect((await resultOf(table)).ranks).toContain(1);
    };
    await Promise.all(unfinished.map(finish));
    await socket.close();
  });
});

onStores('on %s, tables whose version is not kept any more', (store) => {
  let server: TestServer;
  let tables: readonly StoredTable[];
  let people: TestPlayer[];
  const withStatus = (wanted: string): readonly StoredTable[] =>
    tables.filter(({ status }) => status === wanted);

  beforeAll(async () => {
    const stored = await storedData(store);
    tables = stored.tables;
    const parts = {
      pace: { bots: 0 },
      loadGame: async (id: string, rules?: number) => (rules === 1 ? null : loadGame(id)),
    };
    server = await testServer({ ...stored.options, parts });
    people = await Promise.all(LOGINS.map((login) => signIn(server.address, login)));
  });
  afterAll(() => server.stop());

  const told = async ({ id }: StoredTable): Promise<{ card: TableCard; info: TableInfo; view: unknown }> => {
    const { status, body } = await people[0].rest('GET', `/api/tables/${id}`);
    expect([id, status]).toEqual([id, 200]);
    return body as never;
  };

  test('are in the lists, and are shown with everything but the game', async () => {
    expect((await people[0].rest('GET', '/api/tables')).status).toBe(200);
    const mine = await people[0].rest('GET', '/api/me/tables');
    expect((mine.body as unknown as object[]).length).toBeGreaterThan(15);
    const socket = await people[1].connect();
    for (const table of tables) {
      const { card, info, view } = await told(table);
      expect([card.rulesKept, info.status, view]).toEqual([false, table.status, null]);
      expect(info.endedAt === null).toBe(!['over', 'closed'].includes(table.status));
      expect((await people[0].rest('GET', `/api/tables/${table.id}/chat`)).status).toBe(200);
      const { body, status } = await people[0].rest('GET', `/api/tables/${table.id}/log`);
      expect([status, body['error']]).toMatchObject([
        422,
        { reason: expect.stringContaining(NOT_KEPT) as string },
      ]);
      expect((await socket.watch(table.id)).card.rulesKept).toBe(false);
    }
    await socket.close();
  });

  test('stand as they ended, with a record that proves itself elsewhere', async () => {
    for (const { id, game: name, outcome } of withStatus('over')) {
      const { body } = await people[0].rest('GET', `/api/tables/${id}/result`);
      expect(body['outcome']).toEqual(readOutcome(JSON.parse(outcome ?? '') as StoredOutcome));
      expect(body['proof']).toMatchObject({ proved: true });
      const file = parseGame(JSON.stringify((await people[0].rest('GET', `/api/tables/${id}/record`)).body));
      const game = await loadGame(name, 1);
      if (game === null || isRefusal(file)) throw new Error(`Table ${id} has no record.`);
      const match = replayGame(game, file);
      const again = isRefusal(match) ? null : outcomeOf(match);
      expect(again && numbersOf(again)).toEqual(numbersOf(body['outcome'] as Outcome));
    }
  });

  test('are not played on, and say so', async () => {
    const refused = async ({ id }: StoredTable, command: Command): Promise<unknown> =>
      (await people[0].command(id, command)).body['error'];
    const because = { code: 'illegal', reason: expect.stringContaining(NOT_KEPT) as string };
    for (const table of withStatus('open')) {
      if ((await told(table)).info.host.id !== people[0].me?.id) continue;
      expect(await refused(table, { do: 'ready', ready: true })).toMatchObject(because);
      expect(await refused(table, { do: 'close' })).toBeUndefined();
      expect((await told(table)).info.status).toBe('closed');
    }
    for (const table of withStatus('playing')) {
      const { info } = await told(table);
      if (!info.seats.some(({ person }) => person?.id === people[0].me?.id) || info.paused) continue;
      expect(await refused(table, { do: 'order', viewSeq: 0, order: ['pass'] })).toMatchObject(because);
      expect(await refused(table, { do: 'undo', viewSeq: 0 })).toMatchObject(because);
      expect(await refused(table, { do: 'standIn' })).toMatchObject(because);
    }
  });

  test('can be given up, drawn and left, and people can be forgotten; with the rules back all of it holds', async () => {
    const [first, second, ...rest] = await seatedTogether();
    await people[1].command(first.id, { do: 'resign' });
    await people[0].command(second.id, { do: 'decline' });
    for (const [person, command] of [
      [0, { do: 'offer', offer: 'draw' }],
      [1, { do: 'agree' }],
    ] as const)
      expect((await people[person].command(second.id, command)).status).toBe(200);
    await until(async () => (await told(second)).info.status === 'over');
    expect((await told(first)).info).toMatchObject({ status: 'over', seats: [{}, { forfeited: true }] });
    expect((await people[0].command(rest[0].id, { do: 'rise' })).status).toBe(200);
    const farewell = await people[3].rest('DELETE', '/api/me', { password: STORED_PASSWORD });
    expect(farewell.status).toBe(204);
    const outcomes = async (): Promise<unknown[]> =>
      Promise.all(
        [first, second].map(
          async ({ id }) => (await people[0].rest('GET', `/api/tables/${id}/result`)).body['outcome'],
        ),
      );
    expect(await outcomes()).toMatchObject([{ ranks: [1, 2] }, { ranks: [1, 1] }]);
    const before = await outcomes();
    server = await server.restart({ parts: { pace: { bots: 0 } } });
    people = await Promise.all(LOGINS.slice(0, 3).map((login) => signIn(server.address, login)));
    for (const table of tables) expect((await told(table)).card.rulesKept).toBe(true);
    expect((await outcomes()).map((each) => (each as Outcome).ranks)).toEqual(
      before.map((each) => (each as Outcome).ranks),
    );
    for (const { id } of [first, second])
      expect((await people[0].rest('GET', `/api/tables/${id}/result`)).body['proof']).toMatchObject({
        proved: true,
      });
  });

  /** Games in play that the first two people play alone. */
  async function seatedTogether(): Promise<StoredTable[]> {
    const found: StoredTable[] = [];
    for (const table of withStatus('playing')) {
      const { info } = await told(table);
      const seated = info.seats.map(({ person }) => person?.id);
      if (
        seated.length === 2 &&
        seated[0] === people[0].me?.id &&
        seated[1] === people[1].me?.id &&
        !info.paused
      )
        found.push(table);
    }
    return found;
  }
});
