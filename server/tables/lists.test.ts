import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lobby } from '@starboard/wire/schema';
import { NameBook } from '../people/names.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StandingClock } from '../testing/clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testOptions, testServer } from '../testing/server.ts';
import { Lists } from './lists.ts';

let store: Store;
let asked = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    asked++;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  store = await openStore({ data: testOptions().data, process: 'test' });
});
afterAll(() => store.close());

test('the lobby is read once for all who ask, and anew when something has changed there', async () => {
  const lists = new Lists(
    { ...store, db: store.db.withPlugin(counting) },
    new NameBook(store),
    new StandingClock(),
  );
  const first = await lists.lobby();
  expect(JSON.parse(first)).toEqual({ open: [], playing: [] });
  const once = asked;
  await Promise.all(Array.from({ length: 50 }, () => lists.lobby()));
  expect(asked).toBe(once);
  await store.notify({ about: 'lobby', id: 'any' });
  await Promise.all(Array.from({ length: 50 }, () => lists.lobby()));
  expect(asked).toBe(2 * once);
  // a seat's deeds change nothing there
  await store.notify({ about: 'presence', id: 'any' });
  await lists.lobby();
  expect(asked).toBe(2 * once);
});

test('who opens a table, or takes another name, sees it in the lobby', async () => {
  const server = await testServer();
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const lobby = async () => (await ann.rest('GET', '/api/tables')).body as Lobby;
  expect((await lobby()).open).toEqual([]);
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  expect((await lobby()).open).toMatchObject([{ id: table, host: { name: 'Ann' } }]);
  await ann.rest('PATCH', '/api/me', { name: 'Anna' });
  expect((await lobby()).open).toMatchObject([{ id: table, host: { name: 'Anna' } }]);
  await server.stop();
});
