// @module-tag slow: whole servers, and groups of tables that are played to their end

import { FastChance, type Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import type { GroupCommand, GroupInfo, GroupList, NewGroup, TableInfo } from '@starboard/wire/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provedGroup, wander } from './testing/groups.ts';
import { TestPlayer } from './testing/player.ts';
import { GENEROUS, testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';

const FRONTS: NewGroup = {
  title: 'Two fronts',
  game: 'nexum-galaxy',
  options: { sector: 'LAUBURIA', roundLimit: 60 },
  seats: [
    [{ me: true }, { me: true }],
    [{ free: true }, { free: true }],
  ],
  level: 'random',
};

const BOTS: Partial<NewGroup> = {
  options: { sector: 'LAUBURIA', roundLimit: 8 },
  seats: [
    [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
    [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  ],
};

onStores('groups of tables on %s', (store) => {
  let server: TestServer;
  let game: Game;
  let people = 0;
  beforeAll(async () => {
    server = await testServer({ ...testOptions(), ...(await storeOptions(store)) });
    const found = await loadGame('nexum-galaxy');
    if (found === null) throw new Error('There is no Nexum Galaxy.');
    game = found;
  });
  afterAll(() => server.stop());

  const account = () => TestPlayer.account(server.address, `general${++people}`);
  const guest = () => TestPlayer.guest(server.address, `Guest ${++people}`);

  async function opened(by: TestPlayer, more: Partial<NewGroup> = {}): Promise<string> {
    const { status, body } = await by.rest('POST', '/api/groups', { ...FRONTS, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['group']);
  }

  const wanted = (by: TestPlayer, id: string, command: GroupCommand) =>
    by.rest('POST', `/api/groups/${id}/commands`, command);

  async function done(by: TestPlayer, id: string, command: GroupCommand): Promise<void> {
    const { status, body } = await wanted(by, id, command);
    expect(status, JSON.stringify(body)).toBe(204);
  }

  async function seen(id: string): Promise<GroupInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/groups/${id}`);
    return body as GroupInfo;
  }

  const keyIn = (body: Record<string, unknown>) => (body['error'] as { key: string }).key;

  async function refusedAs(by: TestPlayer, id: string, command: GroupCommand): Promise<unknown> {
    const before = await seen(id);
    const { body } = await wanted(by, id, command);
    expect(await seen(id)).toEqual(before);
    return keyIn(body);
  }

  async function infoOf(table: string): Promise<TableInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${table}`);
    return body['info'] as TableInfo;
  }

  async function tablesOf(id: string): Promise<string[]> {
    await until(async () => (await seen(id)).tables.every(({ table }) => table !== null));
    return (await seen(id)).tables.map(({ table }) => table ?? '');
  }

  test('SE-7.2: people play for factions at several tables, beside bots; the files prove all parcels', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await opened(ana, {
      seats: [
        [{ me: true }, { me: true }],
        [{ free: true }, { bot: 'random' }],
      ],
    });
    const watcher = await TestPlayer.stranger(server.address).connect();
    const told: GroupInfo[] = [];
    watcher.onMessage((message) => {
      if (message.type === 'group') told.push(message.group);
    });
    await watcher.ask({ do: 'group', group: id, on: true });
    expect(await refusedAs(ana, id, { do: 'begin' })).toBe('server.groupSeatsFree');
    const listed = async (by: TestPlayer) =>
      (await by.rest('GET', '/api/groups')).body as unknown as GroupList;
    expect((await listed(ben)).open.map((each) => each.id)).toContain(id);
    await done(ben, id, { do: 'sit', faction: 1 });
    await done(ana, id, { do: 'begin' });
    expect((await listed(ben)).mine.map((each) => each.id)).toEqual([id]);
    const tables = await tablesOf(id);
    const [one, two] = [await ana.connect(), await ben.connect()];
    // nobody arranges tables of a group
    expect((await one.do(tables[0], { do: 'close' }))?.key).toBe('server.seatsOfSeries');
    for (const table of tables) expect(await one.do(table, { do: 'ready', ready: true })).toBeNull();
    expect(await two.do(tables[0], { do: 'ready', ready: true })).toBeNull();
    const { body } = await ana.rest('GET', `/api/groups/${id}/file`);
    expect(keyIn(body)).toBe('server.groupFileLater');
    // they go on until something has gone through the wormhole
    const isEnough = () => told.at(-1)?.parcels.some(({ state }) => state === 'opened') === true;
    const at = (table: number, seat: number) =>
      ({ table: tables[table], seat, random: new FastChance(2 * table + seat), isEnough }) as const;
    await Promise.all([
      wander(game, one, at(0, 0)),
      wander(game, two, at(0, 1)),
      wander(game, one, at(1, 0)),
    ]);
    await until(() => told.at(-1)?.status === 'over');
    const group = await provedGroup(server.address, id);
    const over = await seen(id);
    expect(over.parcels).toEqual(group.parcels);
    expect(over.parcels.some(({ state }) => state === 'opened')).toBe(true);
    expect(over.parcels.some(({ state }) => state === 'waiting')).toBe(false);
    expect(new Set(over.factions.map(({ faction }) => faction))).toEqual(new Set([0, 1]));
    // entries of a log are counted by nobody while it goes on
    expect(JSON.stringify(told)).not.toMatch(/"(entry|noted|proof)"/);
    await Promise.all([one.close(), two.close(), watcher.close()]);
  });

  test('SE-7.7: bots play a group by themselves to its end', async () => {
    const ana = await account();
    const id = await opened(ana, BOTS);
    await done(ana, id, { do: 'begin' });
    await until(async () => (await seen(id)).status === 'over');
    const { tables } = await provedGroup(server.address, id);
    expect(tables.map(({ end }) => end?.end)).toEqual(['played', 'played', 'played']);
    // a faction's bots bear one name everywhere, and whoever is first is named in the list
    const { tables: shown, stars, factions } = await seen(id);
    for (const { table } of shown) {
      const { seats } = await infoOf(table ?? '');
      expect(seats.map(({ star }) => star)).toEqual(stars);
    }
    const { mine } = (await ana.rest('GET', '/api/groups')).body as unknown as GroupList;
    const first = factions.filter(({ place }) => place === 1).map(({ faction }) => faction);
    expect(mine.find((each) => each.id === id)?.winners).toEqual(
      first
        .toSorted((one, other) => one - other)
        .map((faction) => ({ person: null, bot: 'random', star: stars[faction] })),
    );
  });

  test('SE-7.12: what is known between the tables is not undone, and nothing is taken back', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await opened(ana);
    await done(ben, id, { do: 'sit', faction: 1 });
    await done(ana, id, { do: 'begin' });
    const [table] = await tablesOf(id);
    const sockets = [await ana.connect(), await ben.connect()];
    for (const socket of sockets) {
      await socket.watch(table);
      await socket.do(table, { do: 'ready', ready: true });
    }
    // the house has answered: somebody’s turn goes on
    const isTurn = (seat: number) => {
      const mine = sockets[seat].tables.get(table);
      return mine !== undefined && mine.mayAct(seat) && game.group?.asksHouse(mine.state(game)) === false;
    };
    await until(async () => {
      await Promise.all(sockets.map((socket) => socket.ask({ do: 'ping' })));
      return isTurn(0) || isTurn(1);
    });
    const seat = isTurn(0) ? 0 : 1;
    const viewSeq = sockets[seat].tables.get(table)?.view?.viewSeq ?? 0;
    expect((await sockets[seat].do(table, { do: 'undo', viewSeq }))?.rule).toBe('SE-7.12');
    const offered = await sockets[seat].do(table, { do: 'offer', offer: 'takeBack', orders: 1 });
    expect(offered).toMatchObject({ key: 'series.noTakeBacks', rule: 'SE-7.12' });
    // it goes on as if nobody had asked
    const order = sockets[seat].tables.get(table)?.anyOrder(game, seat, new FastChance(1)) ?? [];
    expect(await sockets[seat].do(table, { do: 'order', viewSeq, order })).toBeNull();
    await done(ana, id, { do: 'cancel' });
    await until(async () => (await infoOf(table)).status === 'closed');
    for (const socket of sockets) await socket.close();
  });

  test('what cannot be is refused, and nothing changes', async () => {
    const [ana, ben, cy] = [await account(), await guest(), await guest()];
    const id = await opened(ana, { seats: [...FRONTS.seats, [{ free: true }, { bot: 'random' }]] });
    expect(await refusedAs(ben, id, { do: 'begin' })).toBe('server.notYourGroup');
    expect(await refusedAs(ben, id, { do: 'rise' })).toBe('server.notInGroup');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 0 })).toBe('server.groupSeatTaken');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 2, table: 1 })).toBe('server.groupSeatTaken');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 3 })).toBe('server.noSuchGroupSeat');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 1, table: 2 })).toBe('server.noSuchGroupSeat');
    await done(ben, id, { do: 'sit', faction: 1, table: 0 });
    expect(await refusedAs(ben, id, { do: 'sit', faction: 2 })).toBe('server.otherFaction');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 1, table: 0 })).toBe('server.groupSeatTaken');
    expect(await refusedAs(ana, id, { do: 'sit', faction: 2 })).toBe('server.otherFaction');
    expect(await refusedAs(cy, id, { do: 'sit', faction: 1, table: 0 })).toBe('server.groupSeatTaken');
    const { body: unready } = await ana.rest('POST', `/api/groups/${id}/commands`, {
      do: 'bot',
      faction: 1,
      table: 1,
      level: 'nobody',
    });
    expect(keyIn(unready)).toBe('server.noSuchLevel');
    await done(ana, id, { do: 'cancel' });
    expect(await refusedAs(ana, id, { do: 'cancel' })).toBe('server.groupEnded');
    expect(await refusedAs(ben, id, { do: 'rise' })).toBe('server.groupEnded');
    const open = async (by: TestPlayer, more: object) =>
      keyIn((await by.rest('POST', '/api/groups', { ...FRONTS, ...more })).body);
    const me = { me: true };
    expect(await open(ben, {})).toBe('server.groupNeedsAccount');
    expect(await open(ana, { seats: [[me, me], [{ free: true }]] })).toBe('server.notSaidLikeThat');
    const uneven = [
      [me, me, me],
      [me, me],
    ];
    expect(await open(ana, { seats: uneven })).toBe('server.unevenGroup');
    expect(await open(ana, { seats: [...FRONTS.seats, [me, { free: true }]] })).toBe('server.oneFactionOnly');
    expect(await open(ana, { game: 'skirmish' })).toBe('series.noGroups');
    expect(await open(ana, { options: { sector: 'NOWHERE' } })).toBeTruthy();
    expect(await open(ana, { time: { kind: 'live', bank: 1, increment: 0, onTimeout: 'bot' } })).toBe(
      'server.clockTooShort',
    );
    const { status } = await ana.rest('GET', '/api/groups/g-nothing');
    expect(status).toBe(404);
    // a table of a group is opened by its house alone
    const { body: alone } = await ana.rest('POST', '/api/tables', {
      game: 'nexum-galaxy',
      options: { ruleSet: 'asteroids', group: { table: 1, tables: 2 } },
      seats: [me, { free: true }],
    });
    expect(keyIn(alone)).toBe('server.tableOfGroup');
  });

  test('a seat is replaced: by a bot at once, and by a person again; nobody changes sides', async () => {
    const [ana, ben, cy] = [await account(), await guest(), await guest()];
    const id = await opened(ana);
    await done(ben, id, { do: 'sit', faction: 1 });
    await done(ana, id, { do: 'begin' });
    const tables = await tablesOf(id);
    for (const by of [ana, ben]) await by.command(tables[0], { do: 'ready', ready: true });
    await until(async () => (await infoOf(tables[0])).status === 'playing');
    await done(ben, id, { do: 'rise' });
    await until(async () =>
      (await Promise.all(tables.map(infoOf))).every(({ seats }) => seats[1].person === null),
    );
    expect((await seen(id)).seats[1]).toMatchObject([
      { person: null, bot: 'random', free: true },
      { person: null, bot: 'random', free: true },
    ]);
    const { body } = await ben.command(tables[0], { do: 'resign' });
    expect(keyIn(body)).toBe('server.notSeated');
    expect(await refusedAs(ben, id, { do: 'sit', faction: 0 })).toBe('server.otherFaction');
    await done(cy, id, { do: 'sit', faction: 1, table: 0 });
    await until(async () => (await infoOf(tables[0])).seats[1].person?.id === cy.me?.id);
    await done(ben, id, { do: 'sit', faction: 1 });
    await until(async () => (await infoOf(tables[1])).seats[1].person?.id === ben.me?.id);
    await done(ana, id, { do: 'bot', faction: 1, table: 0, level: 'random' });
    await until(async () => (await infoOf(tables[0])).seats[1].person === null);
    await done(ana, id, { do: 'cancel' });
    await until(async () =>
      (await Promise.all(tables.map(infoOf))).every((each) => each.status === 'closed'),
    );
    const { body: file } = await ana.rest('GET', `/api/groups/${id}/file`);
    expect(file['starboardGroup']).toBe(1);
  });

  test('SE-7.9: a table that is given up by all counts, and the group ends with the last', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await opened(ana);
    await done(ben, id, { do: 'sit', faction: 1 });
    await done(ana, id, { do: 'begin' });
    for (const table of await tablesOf(id)) {
      for (const by of [ana, ben]) await by.command(table, { do: 'ready', ready: true });
      await until(async () => (await infoOf(table)).status === 'playing');
      expect((await ben.command(table, { do: 'resign' })).body).not.toHaveProperty('error');
    }
    await until(async () => (await seen(id)).status === 'over');
    expect((await seen(id)).factions[0]).toMatchObject({ faction: 0, place: 1, tablesWon: 2 });
    await provedGroup(server.address, id);
    expect(await refusedAs(ben, id, { do: 'sit', faction: 1 })).toBe('server.groupEnded');
  });

  test('of two guests who become one account, one goes on: nobody plays for two factions', async () => {
    const login = `adopts${++people}`;
    const [ana, one, two] = [await account(), await guest(), await guest()];
    const known = await TestPlayer.account(server.address, login);
    const id = await opened(ana, {
      seats: [
        [{ free: true }, { bot: 'random' }],
        [{ free: true }, { bot: 'random' }],
      ],
    });
    await done(one, id, { do: 'sit', faction: 0 });
    await done(two, id, { do: 'sit', faction: 1 });
    await done(ana, id, { do: 'begin' });
    const [table] = await tablesOf(id);
    for (const each of [one, two])
      expect((await each.command(table, { do: 'ready', ready: true })).status).toBe(200);
    await until(async () => (await infoOf(table)).status === 'playing');
    await one.becomes(login);
    await two.becomes(login);
    await until(async () => (await infoOf(table)).seats.some(({ bot }) => bot !== null));
    expect((await infoOf(table)).seats.map(({ person, bot }) => person?.id ?? bot)).toEqual([
      known.me?.id,
      'random',
    ]);
    expect((await seen(id)).seats.map(([{ person, bot }]) => person?.id ?? bot)).toEqual([
      known.me?.id,
      'random',
    ]);
  });

  test('whoever goes for good leaves the seats to bots, and what has not begun goes with its owner', async () => {
    const [ana, ben] = [await account(), await account()];
    const [unbegun, begun] = [await opened(ana), await opened(ana)];
    await done(ben, begun, { do: 'sit', faction: 1 });
    await done(ana, begun, { do: 'begin' });
    const tables = await tablesOf(begun);
    const mine = (await ana.rest('GET', '/api/me/data')).body as {
      tournaments: { tournament: string; do: string }[];
    };
    expect(mine.tournaments.filter((each) => each.tournament === begun).map((each) => each.do)).toEqual([
      'plan',
      'start',
    ]);
    await ana.rest('DELETE', '/api/me', { password: 'a long enough secret' });
    await until(async () => (await seen(unbegun)).status === 'cancelled');
    await until(async () => (await seen(begun)).seats[0].every(({ person }) => person === null));
    await until(async () =>
      (await Promise.all(tables.map(infoOf))).every(({ seats }) => seats[0].person === null),
    );
    const list = await TestPlayer.stranger(server.address).rest('GET', '/api/tournaments');
    expect(JSON.stringify(list.body)).not.toContain(begun);
  });

  test('a host’s limit of unfinished series counts groups too', async () => {
    const other = await testServer({
      ...testOptions(),
      limits: { ...GENEROUS, tournaments: { unfinished: 1, entrants: 20 } },
    });
    const ana = await TestPlayer.account(other.address, 'ana');
    const open = () => ana.rest('POST', '/api/groups', FRONTS);
    expect((await open()).status).toBe(200);
    expect(keyIn((await open()).body)).toBe('server.tooManySeries');
    await other.stop();
  });
});
