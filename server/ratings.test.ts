import { FastChance, isRefusal } from '@starboard/engine';
import type { Leaderboards, NewTable, PlayedGames, Profile, Statistics } from '@starboard/wire/schema';
import { loadGame } from '@starboard/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recomputeRatings } from './ratings/recompute.ts';
import { openBeside, type Beside } from './store/beside.ts';
import { TestPlayer, type TestSocket } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { must, until } from './testing/table.ts';

let data = '';
let server: TestServer;
let beside: Beside;
let people: TestSocket[];

beforeEach(async () => {
  const options = testOptions();
  data = options.data;
  server = await testServer(options);
  people = await Promise.all(
    ['ann', 'ben', 'cid'].map(async (login) => (await TestPlayer.account(server.address, login)).connect()),
  );
});

afterEach(async () => {
  await beside?.close();
  await Promise.all(people.map((socket) => socket.close()));
  await server.stop();
});

const LIVE = { kind: 'live', bank: 3000, increment: 0, onTimeout: 'bot' } as const;
const RATED: NewTable = {
  game: 'nexus-ops',
  options: { firstPlayer: '1' },
  seats: [{ me: true }, { free: true }],
  time: LIVE,
  rated: true,
};

async function begun(table: NewTable, sitters: readonly TestSocket[]): Promise<string> {
  const { table: id, invite } = await sitters[0].player.open(table);
  for (const [seat, socket] of sitters.entries()) {
    await socket.watch(id, { invite });
    if (seat > 0) await must(socket.do(id, { do: 'sit', seat }));
  }
  const started = sitters.map((socket) => socket.next('seat', ({ view }) => view !== null));
  for (const socket of sitters) await must(socket.do(id, { do: 'ready', ready: true }));
  await Promise.all(started);
  return id;
}

/** Until everybody has given an order. */
async function moved(id: string, sitters: readonly TestSocket[]): Promise<void> {
  const game = await loadGame('nexus-ops');
  if (game === null) throw new Error('There is no such game.');
  const random = new FastChance(7);
  const owing = new Set(sitters.keys());
  while (owing.size > 0) {
    await Promise.all(sitters.map((socket) => socket.ask({ do: 'ping' })));
    const followed = (seat: number) => sitters[seat].tables.get(id);
    const seat = sitters.findIndex((_, place) => followed(place)?.mayAct(place));
    const order = followed(seat)?.anyOrder(game, seat, random) ?? [];
    const viewSeq = followed(seat)?.view?.viewSeq ?? 0;
    await must(sitters[seat].do(id, { do: 'order', viewSeq, order }));
    owing.delete(seat);
  }
}

const profileOf = async ({ player }: TestSocket): Promise<Profile> =>
  (await people[0].player.rest('GET', `/api/people/${player.me?.id}`)).body as Profile;

const pointsOf = async (socket: TestSocket): Promise<number | undefined> =>
  (await profileOf(socket)).ratings[0]?.rating.points;

/** Ann wins against Ben, who resigns. */
async function ratedGame(more: Partial<NewTable> = {}, [ann, ben] = people): Promise<string> {
  const id = await begun({ ...RATED, ...more }, [ann, ben]);
  await moved(id, [ann, ben]);
  const before = (await profileOf(ann)).ratings[0]?.games ?? 0;
  await must(ben.do(id, { do: 'resign' }));
  await until(async () => ((await profileOf(ann)).ratings[0]?.games ?? 0) > before);
  return id;
}

async function openedBeside(): Promise<Beside> {
  const opened = await openBeside({ data: data });
  if (isRefusal(opened)) throw new Error(opened.reason);
  beside = opened;
  return opened;
}

test('SE-6.4: a rated game moves the ratings of those who played it, once, and everybody sees it', async () => {
  const [ann, ben] = people;
  const id = await ratedGame();
  const { ratings, games } = await profileOf(ann);
  expect(ratings).toMatchObject([
    {
      pool: {
        id: 'nexus-ops.standard.2.live',
        game: 'nexus-ops',
        ruleSet: 'standard',
        seats: 2,
        pace: 'live',
      },
      games: 1,
      wins: 1,
      rating: { provisional: true },
    },
  ]);
  expect(games).toMatchObject([
    { seq: 1, table: id, rank: 1, rivals: [{ person: { name: 'ben' }, bot: null, rank: 2 }] },
  ]);
  expect(games[0].change).toBe(ratings[0].rating.points - 1500);
  expect(await pointsOf(ben)).toBe(3000 - ratings[0].rating.points);
  const lists = (await ben.player.rest('GET', '/api/ratings')).body as Leaderboards;
  // nobody is known well after one game
  expect(lists.pools).toMatchObject([{ pool: { id: 'nexus-ops.standard.2.live' }, games: 1, best: [] }]);
});

test('SE-6.2: rated games are for accounts, with a clock, by rules that all know', async () => {
  const [ann] = people;
  const guest = await (await TestPlayer.guest(server.address, 'Gus')).connect();
  const refusals: [Partial<NewTable>, string][] = [
    [{ time: { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' } }, 'server.ratedNeedsClock'],
    [{ game: 'skirmish', options: {} }, 'server.notRateable'],
    [{ seats: [{ me: true }, { bot: 'cadet' }] }, 'server.notRateable'],
    [
      { options: { teams: true }, seats: [{ me: true }, { free: true }, { free: true }, { free: true }] },
      'server.notRateable',
    ],
    [{ game: 'nexum-galaxy', options: { ruleSet: 'events' }, seats: [{ me: true }] }, 'server.notRateable'],
  ];
  for (const [change, key] of refusals) {
    const { body } = await ann.player.rest('POST', '/api/tables', { ...RATED, ...change });
    expect(body).toMatchObject({ error: { key } });
  }
  expect((await guest.player.rest('POST', '/api/tables', RATED)).body).toMatchObject({
    error: { key: 'server.ratedNeedsAccount' },
  });
  const { table } = await ann.player.open(RATED);
  expect(await guest.do(table, { do: 'sit', seat: 1 })).toMatchObject({ key: 'server.ratedNeedsAccount' });
  expect((await ann.watch(table)).card.rated).toBe('nexus-ops.standard.2.live');
  await guest.close();
});

test('SE-6.6: a game in which somebody never moved is not rated', async () => {
  const [ann, ben] = people;
  const id = await begun(RATED, [ann, ben]);
  await must(ben.do(id, { do: 'resign' }));
  await ratedGame();
  expect((await profileOf(ann)).games.map(({ seq, table }) => [seq, table === id])).toEqual([[1, false]]);
});

test('what came of rated games is among the data that people can take along', async () => {
  const id = await ratedGame();
  const { body } = await people[0].player.rest('GET', '/api/me/data');
  expect(body['rated']).toMatchObject([{ seq: 1, table: id, pool: 'nexus-ops.standard.2.live', rank: 1 }]);
});

test('SE-6.2: what came of a table of invited people counts, and the table is not shown', async () => {
  const [ann] = people;
  await ratedGame({ visibility: 'invited' });
  expect((await profileOf(ann)).games).toMatchObject([{ seq: 1, table: null }]);
});

const gamesOf = async ({ player }: TestSocket, viewer: TestSocket, query = ''): Promise<PlayedGames> =>
  (await viewer.player.rest('GET', `/api/people/${player.me?.id}/games${query}`)).body as PlayedGames;

/** Until so many games of the account are listed to itself. */
async function kept(socket: TestSocket, count: number): Promise<void> {
  await until(async () => (await gamesOf(socket, socket)).games.length >= count);
}

test('SE-6.8: every finished game is on the profile, with what was played, and in what everybody can see', async () => {
  const [ann, ben, cid] = people;
  const id = await ratedGame();
  await kept(ann, 1);
  const casual = await begun({ ...RATED, rated: false, visibility: 'invited' }, [ann, ben]);
  await moved(casual, [ann, ben]);
  await must(ann.do(casual, { do: 'resign' }));
  await kept(ann, 2);
  const { results, opponents, dice } = await profileOf(ann);
  expect(results).toMatchObject([
    { game: 'nexus-ops', games: 2, wins: 1, boards: [{ board: 'standard', games: 2, wins: 1 }] },
  ]);
  expect(opponents).toMatchObject([{ person: { name: 'ben' }, games: 2, ahead: 1, behind: 1 }]);
  expect(dice.every(({ dice: rolled }) => rolled > 0)).toBe(true);
  const { games } = await gamesOf(ann, cid);
  expect(games).toMatchObject([
    {
      table: id,
      game: 'nexus-ops',
      open: true,
      rank: 1,
      rivals: [{ person: { name: 'ben' }, rank: 2 }],
      rated: { points: await pointsOf(ann) },
    },
  ]);
  const withBen = `?opponent=${ben.player.me?.id}`;
  expect((await gamesOf(ann, cid, withBen)).between).toEqual({ games: 2, ahead: 1, behind: 1 });
  expect((await gamesOf(ann, ben, withBen)).games.map(({ open, rank }) => [open, rank])).toEqual([
    [false, 2],
    [true, 1],
  ]);
  const told = (await cid.player.rest('GET', '/api/statistics')).body as Statistics;
  expect(told.games).toMatchObject([{ game: 'nexus-ops' }]);
  const { body } = await ann.player.rest('GET', '/api/me/data');
  expect(body['results']).toHaveLength(2);
});

test('SE-6.9: whoever hides the history shows none of it, and can show it again', async () => {
  const [ann, ben] = people;
  await ratedGame();
  await kept(ann, 1);
  expect((await ann.player.rest('PATCH', '/api/me', { hidesHistory: true })).body).toMatchObject({
    name: 'ann',
    hidesHistory: true,
  });
  const seenBy = async ({ player }: TestSocket): Promise<Profile> =>
    (await player.rest('GET', `/api/people/${ann.player.me?.id}`)).body as Profile;
  expect(await seenBy(ben)).toMatchObject({
    hidden: true,
    ratings: [],
    games: [],
    results: [],
    opponents: [],
  });
  expect((await seenBy(ann)).games).toHaveLength(1);
  expect((await gamesOf(ann, ben)).games).toEqual([]);
  expect((await gamesOf(ben, ben)).games[0].rivals).toEqual([{ person: null, bot: null, rank: 1 }]);
  const { body } = await ben.player.rest('GET', `/api/people/${ben.player.me?.id}`);
  expect((body as Profile).games[0].rivals).toEqual([{ person: null, bot: null, rank: 1 }]);
  await ann.player.rest('PATCH', '/api/me', { hidesHistory: false });
  expect((await gamesOf(ann, ben)).games).toHaveLength(1);
});

test('SE-6.7: reckoned again in their order, results give the same numbers, also when somebody was forgotten', async () => {
  const [ann, ben, cid] = people;
  await ratedGame();
  await ratedGame({}, [cid, ann]);
  await ratedGame({ seats: [{ me: true }, { free: true }] }, [ann, cid]);
  const points = await Promise.all([ann, cid].map(pointsOf));
  const opened = await openedBeside();
  expect(await recomputeRatings(opened)).toEqual({ games: 3, changed: 0 });
  expect((await ben.player.rest('DELETE', '/api/me', { password: 'a long enough secret' })).status).toBe(204);
  expect((await ann.player.rest('GET', `/api/people/${ben.player.me?.id}`)).status).toBe(404);
  expect(await recomputeRatings(opened)).toEqual({ games: 3, changed: 0 });
  expect((await profileOf(ann)).games.at(-1)?.rivals).toEqual([{ person: null, bot: null, rank: 2 }]);
  // what somebody changed by hand comes right again
  await beside.db.updateTable('ratings').set({ mean: 1 }).execute();
  await beside.db.updateTable('rated_seats').set({ mean: 2, gained: 3 }).where('seq', '=', 2).execute();
  expect((await recomputeRatings(opened)).changed).toBeGreaterThan(2);
  expect(await Promise.all([ann, cid].map(pointsOf))).toEqual(points);
  expect(await recomputeRatings(opened)).toEqual({ games: 3, changed: 0 });
});

test('whoever is not there has no profile, and neither has a guest', async () => {
  const guest = await TestPlayer.guest(server.address, 'Gus');
  for (const person of ['nobody1234', guest.me?.id])
    expect((await guest.rest('GET', `/api/people/${person}`)).status).toBe(404);
});
