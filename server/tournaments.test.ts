// @module-tag slow: whole servers, and tournaments that are played to their end

import { isRefusal } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { parseTournament, verifyTournament, whyOtherGame } from '@starboard/series/tournament';
import type {
  NewTournament,
  TableInfo,
  TournamentCommand,
  TournamentInfo,
  TournamentList,
} from '@starboard/wire/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { GENEROUS, testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';

const CUP: NewTournament = { title: 'Spring cup', game: 'skirmish', format: 'roundRobin', level: 'random' };

onStores('tournaments of people on %s', (store) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await testServer({ ...testOptions(), ...(await storeOptions(store)) });
  });
  afterAll(() => server.stop());

  const account = () => TestPlayer.account(server.address, `organizer${++people}`);
  const guest = () => TestPlayer.guest(server.address, `Guest ${++people}`);

  async function planned(by: TestPlayer, more: Partial<NewTournament> = {}): Promise<string> {
    const { status, body } = await by.rest('POST', '/api/tournaments', { ...CUP, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['tournament']);
  }

  const wanted = (by: TestPlayer, id: string, command: TournamentCommand) =>
    by.rest('POST', `/api/tournaments/${id}/commands`, command);

  async function done(by: TestPlayer, id: string, command: TournamentCommand): Promise<void> {
    const { status, body } = await wanted(by, id, command);
    expect(status, JSON.stringify(body)).toBe(204);
  }

  async function seen(id: string): Promise<TournamentInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tournaments/${id}`);
    return body as TournamentInfo;
  }

  async function refusedAs(by: TestPlayer, id: string, command: TournamentCommand): Promise<unknown> {
    const before = await seen(id);
    const { body } = await wanted(by, id, command);
    expect(await seen(id)).toEqual(before);
    return (body['error'] as { key: string }).key;
  }

  async function tableOf(id: string, number: number): Promise<string> {
    const found = async () => (await seen(id)).encounters.at(number)?.table ?? null;
    await until(async () => (await found()) !== null);
    return (await found()) ?? '';
  }

  async function infoOf(table: string): Promise<TableInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${table}`);
    return body['info'] as TableInfo;
  }

  /** Those of them who sit there begin, and the first of them gives up. */
  async function play(id: string, number: number, those: readonly TestPlayer[]): Promise<void> {
    const table = await tableOf(id, number);
    const { seats } = await infoOf(table);
    const here = those.filter(({ me }) => seats.some(({ person }) => person?.id === me?.id));
    for (const each of here)
      expect((await each.command(table, { do: 'ready', ready: true })).status).toBe(200);
    await until(async () => (await infoOf(table)).status === 'playing');
    await here[0].command(table, { do: 'resign' });
    await until(async () => (await seen(id)).encounters[number].end !== null);
  }

  test('two people and a bot play a round robin to its end, seen by somebody who looks; its file and its games verify', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await planned(ana, { bots: ['random'] });
    const watcher = await TestPlayer.stranger(server.address).connect();
    const told: TournamentInfo[] = [];
    watcher.onMessage((message) => {
      if (message.type === 'tournament') told.push(message.tournament);
    });
    await watcher.ask({ do: 'tournament', tournament: id, on: true });
    await done(ana, id, { do: 'enter', word: 'a word of Ana' });
    await done(ben, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    const files: string[] = [];
    for (let number = 0; number < 3; number++) {
      files.push(JSON.stringify((await ana.rest('GET', `/api/tournaments/${id}/file`)).body));
      await play(id, number, [ana, ben]);
    }
    await until(async () => (await seen(id)).status === 'over');
    const over = await seen(id);
    // not even the organizer is told what the lots come from before all is over
    const before = [...told.filter(({ status }) => status !== 'over'), ...files];
    expect(before.length).toBeGreaterThan(3);
    expect(JSON.stringify(before)).not.toContain(over.seed);
    expect(over.standings.map(({ place }) => place)[0]).toBe(1);
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
    await until(() => told.at(-1)?.status === 'over');
    expect(told.at(-1)).toEqual(over);
    expect(told.length).toBeGreaterThan(3);
    await watcher.close();
    const ended = async () =>
      ((await ben.rest('GET', '/api/tournaments')).body as unknown as TournamentList).ended.find(
        (each) => each.id === id,
      );
    await until(async () => (await ended()) !== undefined);
    const first = over.standings.filter(({ place }) => place === 1).map(({ entrant }) => entrant);
    expect((await ended())?.winners).toEqual(
      over.entrants
        .filter((each) => first.includes(each.id))
        .map(({ person, bot, star }) => ({ person, bot, star })),
    );
    const { body } = await ben.rest('GET', `/api/tournaments/${id}/file`);
    const file = parseTournament(JSON.stringify(body));
    if (isRefusal(file)) throw new Error(file.reason);
    const verified = verifyTournament(file);
    if (isRefusal(verified)) throw new Error(verified.reason);
    expect(verified.lotsProved).toBe(true);
    const game = await loadGame('skirmish');
    for (const { table } of over.encounters) {
      const record = await ben.rest('GET', `/api/tables/${table}/record`);
      expect(game && whyOtherGame(verified.tournament, game, record.body as unknown as GameFile)).toBeNull();
    }
  });

  test('what is against the rules is refused with the reason, and nothing has changed', async () => {
    const [ana, ben, cai, eve] = [await account(), await guest(), await guest(), await guest()];
    const refusedPlan = async (by: TestPlayer, more: Partial<NewTournament>): Promise<unknown> => {
      const { body } = await by.rest('POST', '/api/tournaments', { ...CUP, ...more });
      return (body['error'] as { key: string }).key;
    };
    expect(await refusedPlan(ben, {})).toBe('server.organizerNeedsAccount');
    expect(await refusedPlan(ana, { closesAt: 1000 })).toBe('server.closesLater');
    expect(await refusedPlan(ana, { game: 'chess' })).toBe('server.noSuchGame');
    expect(await refusedPlan(ana, { bots: ['genius'] })).toBe('server.noSuchLevel');
    expect(await refusedPlan(ana, { options: { rounds: 6, more: 'x'.repeat(40_000) } })).toBe(
      'server.tooLarge',
    );
    expect(await refusedPlan(ana, { cap: 500 })).toBe('series.wrongCap');
    expect(await refusedPlan(ana, { bots: Array.from({ length: 40 }, () => 'random') })).toBe(
      'series.listFull',
    );
    const id = await planned(ana, { cap: 3 });
    expect(await refusedAs(eve, id, { do: 'close' })).toBe('series.onlyOrganizer');
    expect(await refusedAs(eve, id, { do: 'cancel' })).toBe('series.onlyOrganizer');
    expect(await refusedAs(eve, id, { do: 'addBot', level: 'random' })).toBe('series.onlyOrganizer');
    expect(await refusedAs(ana, id, { do: 'close' })).toBe('series.tooFew');
    await done(ben, id, { do: 'enter' });
    expect(await refusedAs(ben, id, { do: 'enter' })).toBe('series.entrantTwice');
    expect(await refusedAs(ben, id, { do: 'checkIn' })).toBe('series.noCheckIn');
    expect(await refusedAs(eve, id, { do: 'withdraw', entrant: ben.me?.id ?? '' })).toBe(
      'series.onlyYourself',
    );
    await done(cai, id, { do: 'enter' });
    await done(ana, id, { do: 'addBot', level: 'random' });
    expect(await refusedAs(eve, id, { do: 'enter' })).toBe('series.listFull');
    expect(await refusedAs(ana, id, { do: 'callOff', encounter: 0 })).toBe('series.notBegun');
    await done(ana, id, { do: 'close' });
    await tableOf(id, 0);
    expect(await refusedAs(eve, id, { do: 'enter' })).toBe('series.listClosed');
    await done(cai, id, { do: 'withdraw' });
    await until(async () => (await seen(id)).entrants.some(({ left }) => left));
    expect(await refusedAs(cai, id, { do: 'withdraw' })).toBe('series.hasLeft');
    expect(await refusedAs(eve, id, { do: 'callOff', encounter: 0 })).toBe('series.onlyOrganizer');
    const nowhere = await wanted(ana, 'nosuchthing', { do: 'close' });
    expect(nowhere.status).toBe(404);
    expect(
      (
        await TestPlayer.stranger(server.address).rest('POST', `/api/tournaments/${id}/commands`, {
          do: 'enter',
        })
      ).status,
    ).toBe(401);
    await ana.rest('PUT', `/api/me/blocks/${eve.me?.id}`, { kind: 'block' });
    const other = await planned(ana);
    expect(await refusedAs(eve, other, { do: 'enter' })).toBe('server.blockedByOrganizer');
  });

  test('options nested as deep as a request allows are refused, and cost no more than others', async () => {
    const ana = await account();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const response = await fetch(`${server.address}/api/tournaments`, {
      method: 'POST',
      headers: { ...ana.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...CUP, options: { sector: 0 } }).replace('"sector":0', `"sector":${deep}`),
    });
    expect(response.status).toBe(429);
  });

  test('however many enter at once, nobody is in the list twice, nor more than there is room for', async () => {
    const ana = await account();
    const id = await planned(ana, { cap: 3 });
    const guests = await Promise.all(Array.from({ length: 4 }, guest));
    const answers = await Promise.all(
      [...guests, ...guests].map((each) => wanted(each, id, { do: 'enter' })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    const { entrants } = await seen(id);
    expect(new Set(entrants.map((each) => each.id)).size).toBe(3);
    await done(ana, id, { do: 'cancel' });
  });

  test('nobody but the tournament decides who sits at its tables, not even its organizer', async () => {
    const [ana, ben, eve] = [await account(), await guest(), await guest()];
    const id = await planned(ana, { format: 'parallel', bots: ['random'] });
    await done(ben, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    const table = await tableOf(id, 0);
    const { seats } = await infoOf(table);
    const [his, others] = [
      seats.findIndex(({ person }) => person !== null),
      seats.findIndex(({ bot }) => bot !== null),
    ];
    const refusedAt = async (by: TestPlayer, command: Parameters<TestPlayer['command']>[1]) => {
      const { body } = await by.command(table, command);
      return (body['error'] as { key: string } | undefined)?.key;
    };
    expect(await refusedAt(ana, { do: 'remove', seat: his })).toBe('server.seatsOfSeries');
    expect(await refusedAt(ana, { do: 'bot', seat: others, level: 'greedy' })).toBe('server.seatsOfSeries');
    expect(await refusedAt(ana, { do: 'close' })).toBe('server.seatsOfSeries');
    expect(await refusedAt(eve, { do: 'sit', seat: his })).toBe('server.seatsOfSeries');
    expect(await refusedAt(ben, { do: 'rise' })).toBe('server.seatsOfSeries');
    expect((await infoOf(table)).seats).toEqual(seats);
    const lobby = await eve.rest('GET', '/api/tables');
    expect(JSON.stringify(lobby.body)).not.toContain(table);
    await ben.command(table, { do: 'ready', ready: true });
    await until(async () => (await infoOf(table)).status === 'playing');
    expect(await refusedAt(ben, { do: 'rise' })).toBe('server.seatsOfSeries');
    // what goes on though nobody plays, the organizer calls off
    await done(ana, id, { do: 'callOff', encounter: 0 });
    await until(async () => (await seen(id)).status === 'over');
    expect((await seen(id)).encounters[0].end).toEqual({ end: 'unfinished' });
  });

  test('a game that nobody came to is called off as one that somebody missed', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await planned(ana, { format: 'suddenDeath', bots: ['random'] });
    await done(ben, id, { do: 'enter' });
    await done(ana, id, { do: 'close' });
    await tableOf(id, 0);
    await done(ana, id, { do: 'callOff', encounter: 0 });
    await until(async () => (await seen(id)).status === 'over');
    expect((await seen(id)).encounters[0]).toMatchObject({ absent: [ben.me?.id], end: { end: 'noShow' } });
  });

  test('a guest who signs in plays on as the account', async () => {
    const [ana, gus] = [await account(), await guest()];
    const id = await planned(ana, { format: 'suddenDeath', bots: ['random'] });
    await done(gus, id, { do: 'enter' });
    const login = `adopts${++people}`;
    const known = await TestPlayer.account(server.address, login);
    const adopted = await gus.rest('POST', '/api/sessions', {
      login,
      password: 'a long enough secret',
      adopt: true,
    });
    expect(adopted.status).toBe(200);
    expect((await seen(id)).entrants.find(({ bot }) => bot === null)?.person?.id).toBe(known.me?.id);
    expect(await refusedAs(known, id, { do: 'enter' })).toBe('series.entrantTwice');
    await done(ana, id, { do: 'close' });
    const { seats } = await infoOf(await tableOf(id, 0));
    expect(seats.some(({ person }) => person?.id === known.me?.id)).toBe(true);
    await done(known, id, { do: 'withdraw' });
  });

  test('of two guests who become one account, one goes on: nobody plays against themselves', async () => {
    const login = `adopts${++people}`;
    const [ana, one, two, cy] = [await account(), await guest(), await guest(), await guest()];
    const known = await TestPlayer.account(server.address, login);
    const id = await planned(ana, { format: 'suddenDeath' });
    for (const each of [one, two, cy]) await done(each, id, { do: 'enter' });
    await one.becomes(login);
    await two.becomes(login);
    expect((await seen(id)).entrants.map(({ person }) => person?.id)).toEqual([known.me?.id, cy.me?.id]);
    await done(ana, id, { do: 'close' });
    const { seats } = await infoOf(await tableOf(id, 0));
    expect(new Set(seats.map(({ person }) => person?.id))).toEqual(new Set([known.me?.id, cy.me?.id]));
  });

  test('the own data have all that somebody did; who goes leaves what has not begun, and the name', async () => {
    const [ana, ben] = [await account(), await account()];
    const own = await planned(ana);
    const bens = await planned(ben, { format: 'suddenDeath', bots: ['random'] });
    await done(ana, bens, { do: 'enter', word: 'a word' });
    const { body } = await ana.rest('GET', '/api/me/data');
    const all = body['tournaments'] as {
      tournament: string;
      title: string;
      by: string;
      do: string;
      said?: string;
    }[];
    expect(all.map(({ title, by }) => [title, by])).toEqual([
      ['Spring cup', ana.me?.id],
      ['Spring cup', ana.me?.id],
    ]);
    expect(all.find(({ tournament }) => tournament === own)?.do).toBe('plan');
    expect(all.find(({ tournament }) => tournament === bens)).toMatchObject({ do: 'enter', said: 'a word' });
    await done(ben, bens, { do: 'close' });
    const name = ana.me?.name ?? '';
    await ana.rest('DELETE', '/api/me', { password: 'a long enough secret' });
    expect((await seen(own)).status).toBe('cancelled');
    const left = await seen(bens);
    expect(left.entrants.find(({ id }) => id === ana.me?.id)?.left).toBe(true);
    expect(JSON.stringify(left)).not.toContain(name);
  });

  test('the list tells what can be entered and what ended, to whoever follows it', async () => {
    const ana = await account();
    const socket = await ana.connect();
    const heard = socket.next('tournaments', ({ tournaments }) =>
      tournaments.entering.some(({ title }) => title === 'Listed'),
    );
    await socket.ask({ do: 'tournaments', on: true });
    const id = await planned(ana, { title: 'Listed' });
    expect((await heard).tournaments.entering[0]).toMatchObject({
      id,
      entrants: 0,
      cap: 32,
      status: 'entering',
    });
    expect((await socket.ask({ do: 'inTournament', tournament: id, command: { do: 'cancel' } })).type).toBe(
      'done',
    );
    const refusal = await socket.ask({ do: 'inTournament', tournament: id, command: { do: 'enter' } });
    expect(refusal).toMatchObject({ type: 'refused', refusal: { key: 'series.wasCancelled' } });
    expect(await socket.ask({ do: 'tournament', tournament: 'nowhere', on: true })).toMatchObject({
      type: 'refused',
    });
    await socket.close();
  });
});

describe('what a host allows', () => {
  test('so many unfinished tournaments of one account, and so many entrants', async () => {
    const server = await testServer({
      ...testOptions(),
      limits: { ...GENEROUS, tournaments: { unfinished: 1, entrants: 20 } },
    });
    const ana = await TestPlayer.account(server.address, 'ana');
    const plan = async (more: Partial<NewTournament> = {}) => {
      const { body } = await ana.rest('POST', '/api/tournaments', { ...CUP, ...more });
      return body['error'] === undefined ? body : (body['error'] as { key: string }).key;
    };
    expect(await plan({ cap: 21 })).toBe('server.capTooLarge');
    // what JSON says is what was meant: null is no time, and a number no text
    for (const wrong of [{ checkInFrom: null }, { cap: '4' }, { title: 7 }, { bots: 'random' }]) {
      const { status, body } = await ana.rest('POST', '/api/tournaments', { ...CUP, ...wrong });
      expect(status).toBe(400);
      expect(body['error']).toMatchObject({
        code: 'malformed',
        key: 'server.notSaidLikeThat',
        values: { name: 'POST /api/tournaments', field: Object.keys(wrong)[0] },
      });
    }
    const opened = await plan({ format: 'swiss' });
    expect(await plan()).toBe('server.tooManySeries');
    const id = (opened as { tournament: string }).tournament;
    const { body } = await ana.rest('GET', `/api/tournaments/${id}`);
    expect(body['cap']).toBe(20);
    await ana.rest('POST', `/api/tournaments/${id}/commands`, { do: 'cancel' });
    expect(await plan()).toHaveProperty('tournament');
    await server.stop();
  });
});
