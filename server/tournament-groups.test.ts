// @module-tag slow: whole servers, and tournaments of groups of tables that are played to their end

import { isRefusal } from '@starboard/engine';
import {
  parseTournament,
  verifyTournament,
  whyOtherGroup,
  type Tournament,
} from '@starboard/series/tournament';
import type {
  GroupInfo,
  GroupList,
  NewTournament,
  TableInfo,
  TournamentCommand,
  TournamentInfo,
} from '@starboard/wire/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provedGroup } from './testing/groups.ts';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';

const CUP: NewTournament = {
  title: 'Cup of fronts',
  game: 'nexum-galaxy',
  format: 'suddenDeath',
  options: { sector: 'LAUBURIA', roundLimit: 3 },
  tables: 2,
  level: 'random',
};

onStores('a tournament of groups on %s', (store) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await testServer({ ...testOptions(), ...(await storeOptions(store)) });
  });
  afterAll(() => server.stop());

  const account = () => TestPlayer.account(server.address, `captain${++people}`);

  async function planned(by: TestPlayer, more: Partial<NewTournament> = {}): Promise<string> {
    const { status, body } = await by.rest('POST', '/api/tournaments', { ...CUP, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['tournament']);
  }

  async function done(by: TestPlayer, id: string, command: TournamentCommand): Promise<void> {
    const { status, body } = await by.rest('POST', `/api/tournaments/${id}/commands`, command);
    expect(status, JSON.stringify(body)).toBe(204);
  }

  const stranger = () => TestPlayer.stranger(server.address);
  const seen = async (id: string) =>
    (await stranger().rest('GET', `/api/tournaments/${id}`)).body as TournamentInfo;
  const groupSeen = async (id: string) =>
    (await stranger().rest('GET', `/api/groups/${id}`)).body as GroupInfo;
  const infoOf = async (table: string) =>
    (await stranger().rest('GET', `/api/tables/${table}`)).body['info'] as TableInfo;

  /** The group of its first game, with its tables. */
  async function firstGroup(id: string): Promise<GroupInfo> {
    await until(async () => typeof (await seen(id)).encounters[0]?.table === 'string');
    const group = (await seen(id)).encounters[0].table ?? '';
    await until(async () => (await groupSeen(group)).tables.every(({ table }) => table !== null));
    return groupSeen(group);
  }

  /** By its own file: every deed follows, and so do the results from the files of the groups. */
  async function proved(id: string): Promise<Tournament> {
    const { body } = await stranger().rest('GET', `/api/tournaments/${id}/file`);
    const file = parseTournament(JSON.stringify(body));
    if (isRefusal(file)) throw new Error(file.reason);
    const verified = verifyTournament(file);
    if (isRefusal(verified)) throw new Error(verified.reason);
    for (const { table, end } of verified.tournament.encounters) {
      if (end?.end !== 'played') continue;
      const group = await provedGroup(server.address, table ?? '');
      expect(whyOtherGroup(verified.tournament, group)).toBeNull();
    }
    return verified.tournament;
  }

  test('SE-7.13: bots play one to its end, and the files of its groups prove every result', async () => {
    const ana = await account();
    const id = await planned(ana, { bots: ['random', 'random', 'random', 'random'] });
    await done(ana, id, { do: 'close' });
    await until(async () => (await seen(id)).status === 'over');
    const { encounters } = await proved(id);
    expect(encounters.length).toBeGreaterThan(2);
    expect(new Set(encounters.map(({ table }) => table)).size).toBe(encounters.length);
    const over = await seen(id);
    expect(over.tables).toBe(2);
    // bots bear the names of the tournament at all tables, and what is played is nobody's own
    const names = new Map(over.entrants.map(({ id: entrant, star }) => [entrant, star]));
    for (const { table, entrants } of over.encounters) {
      const group = await groupSeen(table ?? '');
      expect(group.tournament).toBe(id);
      expect(group.stars).toEqual(entrants.map((entrant) => names.get(entrant)));
    }
    const { mine, open } = (await ana.rest('GET', '/api/groups')).body as unknown as GroupList;
    expect([...mine, ...open].map((each) => each.id)).toEqual([]);
  });

  test('people play for their factions at all tables, and nobody but the tournament decides who does', async () => {
    const [ana, ben] = [await account(), await account()];
    const id = await planned(ana);
    for (const each of [ana, ben]) await done(each, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    const group = await firstGroup(id);
    const { mine } = (await ben.rest('GET', '/api/groups')).body as unknown as GroupList;
    expect(mine.map((each) => each.id)).toEqual([group.id]);
    for (const command of [
      { do: 'sit', faction: 0 },
      { do: 'rise' },
      { do: 'bot', faction: 0, table: 0, level: 'random' },
      { do: 'begin' },
      { do: 'cancel' },
    ]) {
      const { body } = await ana.rest('POST', `/api/groups/${group.id}/commands`, command);
      expect(body['error']).toMatchObject({ key: 'server.groupOfTournament' });
    }
    expect(await groupSeen(group.id)).toEqual(group);
    for (const { table } of group.tables) {
      for (const by of [ana, ben]) await by.command(table ?? '', { do: 'ready', ready: true });
      await until(async () => (await infoOf(table ?? '')).status === 'playing');
      expect((await ben.command(table ?? '', { do: 'resign' })).body).not.toHaveProperty('error');
    }
    await until(async () => (await seen(id)).status === 'over');
    const { standings, entrants } = await seen(id);
    const first = entrants.find(({ id: entrant }) => entrant === standings[0].entrant);
    expect(first?.person?.name).toBe((await groupSeen(group.id)).organizer.name);
    await proved(id);
  });

  test('SE-4.5, SE-4.7: one to which nobody came is called off as one that somebody missed', async () => {
    const [ana, ben] = [await account(), await account()];
    const id = await planned(ana);
    for (const each of [ana, ben]) await done(each, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    const group = await firstGroup(id);
    await ana.command(group.tables[1].table ?? '', { do: 'ready', ready: true });
    await done(ana, id, { do: 'callOff', encounter: 0 });
    await until(async () => (await seen(id)).status === 'over');
    const { encounters, entrants } = await proved(id);
    const away = entrants.filter(({ id: entrant }) => encounters[0].absent.includes(entrant));
    const told = (await seen(id)).entrants.find(({ id: entrant }) => entrant === away[0]?.id);
    expect(encounters[0].end).toMatchObject({ end: 'noShow' });
    expect(away).toHaveLength(1);
    expect(told?.person?.name).not.toBe((await groupSeen(group.id)).organizer.name);
  });

  test('SE-1.7: of one that is cancelled, groups that have not begun are closed', async () => {
    const [ana, ben] = [await account(), await account()];
    const id = await planned(ana);
    for (const each of [ana, ben]) await done(each, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    const group = await firstGroup(id);
    await done(ana, id, { do: 'cancel' });
    await until(async () => (await groupSeen(group.id)).status === 'cancelled');
    await until(async () =>
      (await Promise.all(group.tables.map(({ table }) => infoOf(table ?? '')))).every(
        ({ status }) => status === 'closed',
      ),
    );
    expect((await seen(id)).status).toBe('cancelled');
  });

  test('a game without groups, or with too many tables, is refused', async () => {
    const ana = await account();
    const refused = async (more: object): Promise<unknown> =>
      (await ana.rest('POST', '/api/tournaments', { ...CUP, ...more })).body['error'];
    expect(await refused({ game: 'skirmish', options: {} })).toMatchObject({ key: 'series.noGroups' });
    expect(await refused({ tables: 5 })).toMatchObject({ code: 'malformed' });
    expect(await refused({ options: { ruleSet: 'asteroids', sector: 'NOWHERE' } })).toMatchObject({
      code: 'illegal',
    });
  });
});
