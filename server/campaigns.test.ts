// @module-tag slow: whole servers, and campaigns that are played to their end

import { isRefusal } from '@starboard/engine';
import { parseGame, replayGame } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import {
  campaign,
  CELLS,
  choosable,
  cloudPlaces,
  decider,
  isInBattle,
  isPlacing,
  mapOf,
  parseCampaign,
  PLACES,
  verifyCampaign,
} from '@starboard/games/campaigns';
import type {
  CampaignCommand,
  CampaignInfo,
  CampaignList,
  NewCampaign,
  TableInfo,
} from '@starboard/wire/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';

const WAR: NewCampaign = {
  title: 'Spring war',
  options: { score: 20, firstPlayer: '1', ruleSet: 'core' },
  seats: [{ me: true }, { free: true }],
  level: 'random',
};

onStores('campaigns on %s', (store) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await testServer({ ...testOptions(), ...(await storeOptions(store)) });
  });
  afterAll(() => server.stop());

  const account = () => TestPlayer.account(server.address, `marshal${++people}`);
  const guest = () => TestPlayer.guest(server.address, `Guest ${++people}`);

  async function opened(by: TestPlayer, more: Partial<NewCampaign> = {}): Promise<string> {
    const { status, body } = await by.rest('POST', '/api/campaigns', { ...WAR, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['campaign']);
  }

  const wanted = (by: TestPlayer, id: string, command: CampaignCommand) =>
    by.rest('POST', `/api/campaigns/${id}/commands`, command);

  async function done(by: TestPlayer, id: string, command: CampaignCommand): Promise<void> {
    const { status, body } = await wanted(by, id, command);
    expect(status, JSON.stringify(body)).toBe(204);
  }

  async function seen(id: string): Promise<CampaignInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/campaigns/${id}`);
    return body as CampaignInfo;
  }

  async function refusedAs(by: TestPlayer, id: string, command: CampaignCommand): Promise<unknown> {
    const before = await seen(id);
    const { body } = await wanted(by, id, command);
    expect(await seen(id)).toEqual(before);
    return (body['error'] as { key: string }).key;
  }

  function stateIn(info: CampaignInfo) {
    const file = parseGame(JSON.stringify(info.map));
    const map = isRefusal(file) ? file : replayGame(campaign, file);
    if (isRefusal(map)) throw new Error(map.reason);
    return mapOf(map);
  }

  async function infoOf(table: string): Promise<TableInfo> {
    const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${table}`);
    return body['info'] as TableInfo;
  }

  /** Whoever sits there is ready, and the first of them gives up. */
  async function fight(id: string, those: readonly TestPlayer[]): Promise<void> {
    await until(async () => (await seen(id)).table !== null);
    const { table, fought } = await seen(id);
    if (table === null) throw new Error('There is no battle.');
    for (const each of those)
      expect((await each.command(table, { do: 'ready', ready: true })).status).toBe(200);
    await until(async () => (await infoOf(table)).status === 'playing');
    await those[0].command(table, { do: 'resign' });
    await until(async () => (await seen(id)).fought.length > fought.length);
  }

  async function chooses(by: TestPlayer, id: string): Promise<void> {
    const state = stateIn(await seen(id));
    await done(by, id, { do: 'choose', cell: CELLS[choosable(state, state.turn)[0]] });
  }

  test('two people fight a campaign out, seen by somebody who looks; its file verifies', async () => {
    const [ana, ben] = [await account(), await guest()];
    const id = await opened(ana);
    const watcher = await TestPlayer.stranger(server.address).connect();
    const told: CampaignInfo[] = [];
    watcher.onMessage((message) => {
      if (message.type === 'campaign') told.push(message.campaign);
    });
    await watcher.ask({ do: 'campaign', campaign: id, on: true });
    expect(await refusedAs(ana, id, { do: 'begin' })).toContain('campaignSeatsFree');
    await done(ben, id, { do: 'sit', seat: 1 });
    await done(ana, id, { do: 'begin' });
    const both = [ana, ben];
    const waited: unknown[] = [];
    const refusals: unknown[] = [];
    while ((await seen(id)).status === 'playing') {
      const state = stateIn(await seen(id));
      if (!isInBattle(state)) {
        const list = (await both[state.turn].rest('GET', '/api/campaigns')).body as CampaignList;
        waited.push(list.mine.find((each) => each.id === id)?.yourChoice);
        refusals.push(await refusedAs(both[1 - state.turn], id, { do: 'choose', cell: 'B2' }));
        await chooses(both[state.turn], id);
      }
      await fight(id, both);
    }
    expect(new Set(waited)).toEqual(new Set([true]));
    expect(new Set(refusals)).toEqual(new Set(['server.notYourChoice']));
    const over = await seen(id);
    expect(over.status).toBe('over');
    await until(() => told.at(-1)?.status === 'over');
    const text = await (await fetch(`${server.address}/api/campaigns/${id}/file`)).text();
    const file = parseCampaign(text);
    if (isRefusal(file)) throw new Error(file.reason);
    const verified = await verifyCampaign(file, loadGame);
    if (isRefusal(verified)) throw new Error(verified.reason);
    expect(verified.diceProved).toBe(true);
    expect(file.battles.map(({ table }) => table)).toEqual(over.fought);
    const { mine } = (await ana.rest('GET', '/api/campaigns')).body as CampaignList;
    const { ranks } = campaign.outcome(stateIn(over)) ?? { ranks: [] };
    expect(mine.find((each) => each.id === id)?.winners).toEqual(
      ranks.flatMap((rank, seat) =>
        rank === 1 ? [{ person: over.seats[seat].person, bot: null, star: seat }] : [],
      ),
    );
  });

  test('NC-2.6: who begins places the cloud, and the table of the battle has it there', async () => {
    const [ana, ben] = [await account(), await guest()];
    const options = { score: 1000, firstPlayer: '1', ruleSet: 'asteroids', cloud: 'first' };
    const id = await opened(ana, { options });
    await done(ben, id, { do: 'sit', seat: 1 });
    await done(ana, id, { do: 'begin' });
    const both = [ana, ben];
    for (;;) {
      await chooses(both[stateIn(await seen(id)).turn], id);
      if (isPlacing(stateIn(await seen(id)))) break;
      await fight(id, both);
    }
    const state = stateIn(await seen(id));
    const [mine, theirs] = [both[decider(state)], both[1 - decider(state)]];
    const place = PLACES[cloudPlaces(state)[2]];
    expect((await seen(id)).table).toBeNull();
    const list = (await mine.rest('GET', '/api/campaigns')).body as CampaignList;
    expect(list.mine.find((each) => each.id === id)?.yourChoice).toBe(true);
    expect(await refusedAs(theirs, id, { do: 'placeCloud', place })).toBe('server.notYourChoice');
    const stranger = await guest();
    expect(await refusedAs(stranger, id, { do: 'placeCloud', place })).toBe('server.notInCampaign');
    expect(await refusedAs(mine, id, { do: 'choose', cell: 'B2' })).toBe('nexum-campaign.cloudFirst');
    expect(await refusedAs(mine, id, { do: 'placeCloud', place: 'ABCD' })).toBe('server.noSuchPlace');
    await done(mine, id, { do: 'placeCloud', place });
    await until(async () => (await seen(id)).table !== null);
    const table = (await seen(id)).table ?? '';
    const { body } = await ben.rest('GET', `/api/tables/${table}`);
    const { options: agreed } = body['card'] as { options: Record<string, unknown> };
    expect(agreed['cloudBeside']).toEqual(place === 'apart' ? [] : place.split(''));
    expect(await refusedAs(mine, id, { do: 'placeCloud', place })).toBe('server.campaignInBattle');
    await fight(id, both);
  });

  test('bots place clouds too, and fight on by themselves', async () => {
    const ana = await account();
    const options = { score: 20, firstPlayer: '1', ruleSet: 'asteroids', cloud: 'first' };
    const id = await opened(ana, { options, seats: [{ bot: 'random' }, { bot: 'random' }] });
    await done(ana, id, { do: 'begin' });
    await until(async () => (await seen(id)).status === 'over');
    const { fought } = await seen(id);
    expect(fought.length).toBeGreaterThan(0);
    expect(new Set(fought).size).toBe(fought.length);
  });

  test('bots fight by themselves, and every result is counted once', async () => {
    const ana = await account();
    const id = await opened(ana, { seats: [{ bot: 'random' }, { bot: 'random' }] });
    await done(ana, id, { do: 'begin' });
    await until(async () => (await seen(id)).status === 'over');
    const { fought } = await seen(id);
    expect(new Set(fought).size).toBe(fought.length);
  });

  test('what cannot be is refused, and nothing changes', async () => {
    const [ana, ben, cy] = [await account(), await guest(), await guest()];
    const id = await opened(ana);
    expect(await refusedAs(ben, id, { do: 'begin' })).toContain('notYourCampaign');
    expect(await refusedAs(ben, id, { do: 'rise' })).toContain('notInCampaign');
    expect(await refusedAs(ben, id, { do: 'sit', seat: 0 })).toContain('campaignSeatTaken');
    expect(await refusedAs(ben, id, { do: 'sit', seat: 3 })).toContain('noSuchCampaignSeat');
    expect(await refusedAs(ana, id, { do: 'choose', cell: 'A1' })).toContain('campaignNotPlayed');
    await done(ben, id, { do: 'sit', seat: 1 });
    expect(await refusedAs(cy, id, { do: 'sit', seat: 1 })).toContain('campaignSeatTaken');
    expect(await refusedAs(ben, id, { do: 'sit', seat: 0 })).toContain('inCampaignAlready');
    await done(ana, id, { do: 'begin' });
    // not even a seat out of turn: the map is looked at for those who play on it
    expect(await refusedAs(cy, id, { do: 'choose', cell: 'A1' })).toContain('notInCampaign');
    const state = stateIn(await seen(id));
    const own = CELLS[state.owner.indexOf(1)];
    expect(await refusedAs(ana, id, { do: 'choose', cell: own })).toContain('yours');
    await done(ana, id, { do: 'cancel' });
    expect(await refusedAs(ana, id, { do: 'cancel' })).toContain('campaignEnded');
    const { body } = await ben.rest('POST', '/api/campaigns', WAR);
    expect((body['error'] as { key: string }).key).toContain('campaignNeedsAccount');
    const alone = await ana.rest('POST', '/api/campaigns', { ...WAR, seats: [{ me: true }] });
    expect((alone.body['error'] as { rule: string }).rule).toBe('NC-1.1');
    const unknown = await ana.rest('GET', '/api/campaigns/c-nothing');
    expect(unknown.status).toBe(404);
  });

  test('a seat is replaced: by a bot at once, and by a person again', async () => {
    const [ana, ben, cy] = [await account(), await guest(), await guest()];
    const id = await opened(ana);
    await done(ben, id, { do: 'sit', seat: 1 });
    await done(ana, id, { do: 'begin' });
    await chooses(ana, id);
    await until(async () => (await seen(id)).table !== null);
    const first = (await seen(id)).table ?? '';
    await done(ben, id, { do: 'rise' });
    await until(async () => ![null, first].includes((await seen(id)).table));
    const { seats, table } = await seen(id);
    expect(seats[1]).toMatchObject({ person: null, bot: 'random', free: true });
    expect((await infoOf(first)).status).toBe('closed');
    await done(cy, id, { do: 'sit', seat: 1 });
    await until(async () => ![null, first, table].includes((await seen(id)).table));
    await fight(id, [ana, cy]);
    expect((await seen(id)).fought).toHaveLength(1);
  });

  test('of two guests who become one account, one goes on: nobody plays for two', async () => {
    const login = `adopts${++people}`;
    const [ana, one, two] = [await account(), await guest(), await guest()];
    const known = await TestPlayer.account(server.address, login);
    const three = {
      seats: [{ me: true }, { free: true }, { free: true }],
      options: { ...WAR.options, size: 'large' },
    };
    const id = await opened(ana, three as Partial<NewCampaign>);
    await done(one, id, { do: 'sit', seat: 1 });
    await done(two, id, { do: 'sit', seat: 2 });
    await done(ana, id, { do: 'begin' });
    await chooses(ana, id);
    await until(async () => (await seen(id)).table !== null);
    const { table: first } = await seen(id);
    await one.becomes(login);
    await two.becomes(login);
    await until(async () => ![null, first].includes((await seen(id)).table));
    const { seats, table } = await seen(id);
    expect(seats.map(({ person, bot }) => person?.id ?? bot)).toEqual([ana.me?.id, known.me?.id, 'random']);
    const there = await infoOf(table ?? '');
    expect(there.seats.map(({ person, bot }) => person?.id ?? bot)).toEqual([
      ana.me?.id,
      known.me?.id,
      'random',
    ]);
  });

  test('whoever goes for good leaves the seat to a bot, and what has not begun goes with its owner', async () => {
    const [ana, ben] = [await account(), await account()];
    const [unbegun, begun] = [await opened(ana), await opened(ana)];
    const alone = await opened(ana, { seats: [{ me: true }, { bot: 'random' }] });
    await done(ana, alone, { do: 'begin' });
    await done(ben, begun, { do: 'sit', seat: 1 });
    await done(ana, begun, { do: 'begin' });
    const mine = (await ana.rest('GET', '/api/me/data')).body as {
      tournaments: { tournament: string; do: string }[];
    };
    expect(mine.tournaments.filter(({ tournament }) => tournament === begun).map((each) => each.do)).toEqual([
      'plan',
      'begin',
    ]);
    await ana.rest('DELETE', '/api/me', { password: 'a long enough secret' });
    await until(async () => (await seen(unbegun)).status === 'cancelled');
    await until(async () => (await seen(alone)).status === 'cancelled');
    await until(async () => (await seen(begun)).seats[0].person === null);
    expect((await seen(begun)).seats[0]).toMatchObject({ bot: 'random', free: true });
    // the bot that stands in chooses, and the campaign goes on
    await until(async () => (await seen(begun)).table !== null);
    const list = await TestPlayer.stranger(server.address).rest('GET', '/api/tournaments');
    expect(JSON.stringify(list.body)).not.toContain(begun);
    // when the last of its people goes, bots do not play on for nobody
    await ben.rest('DELETE', '/api/me', { password: 'a long enough secret' });
    await until(async () => (await seen(begun)).status === 'cancelled');
  });
});
