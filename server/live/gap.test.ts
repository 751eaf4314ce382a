import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadGame } from '@starboard/games';
import { isRefusal } from '@starboard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { WebSocket } from 'ws';
import { putTogether, type Parts } from '../parts.ts';
import type { Log } from '../ops/log.ts';
import { openStore } from '../store/index.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { GENEROUS, testOptions } from '../testing/server.ts';
import { until } from '../testing/table.ts';
import { Sockets } from './sockets.ts';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
const gaps: (() => void)[] = [];
const gap = (): void => {
  for (const look of gaps) look();
};

let store: Store;
let parts: Parts;

beforeAll(async () => {
  const file = await openStore({ data: testOptions().data, process: 'test' });
  store = { ...file, onGap: (look) => void gaps.push(look) };
  parts = putTogether({ store, log, pace: { bots: 0 } });
});

afterAll(async () => {
  await parts.keepers.close();
  await parts.thinkers.close();
  await store.close();
});

async function tableOf(host: string): Promise<string> {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const deps = { ids: parts.ids, now: 0, host, levels: ['random'] };
  const plan = planTable(skirmish, { game: 'skirmish', seats: [{ me: true }, { free: true }] }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  await store.write(openingStatements(store.db, plan));
  return plan.row.id;
}

/** Somebody who follows a table: all that was sent, and whether it is to be shown anew. */
function follow(table: string) {
  const heard: string[] = [];
  const watcher = {
    socket: {},
    person: null,
    viewer: -1,
    send: (texts: readonly string[]) => void heard.push(...texts),
    restart: () => void heard.push('restart'),
    reads: () => true,
  };
  parts.audiences.join(table, watcher);
  return heard;
}

const renamed = async (id: string, name: string): Promise<void> =>
  store.write([store.db.updateTable('persons').set({ name }).where('id', '=', id)]);

test('whoever may have been banned meanwhile is asked again, and one who cannot be asked keeps nobody', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => parts.accounts.newGuest(name)));
  const byToken = new Map<string, () => Promise<PersonRow | null>>(
    people.map((row) => [row.name, () => Promise.resolve(row)]),
  );
  const sockets = new Sockets(parts, {
    limits: GENEROUS,
    isOwnOrigin: () => true,
    requestIdOf: () => 'request',
    toldAddress: () => undefined,
    addressOf: () => 'here',
    personOf: ({ headers }) => byToken.get(headers.authorization ?? '')?.() ?? Promise.resolve(null),
  });
  const http = createServer();
  http.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const [ann, bob, cid, eve] = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'nobody'].map(async (authorization) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_ADDRESS}`, { headers: { authorization } });
      await once(socket, 'message');
      return socket;
    }),
  );
  byToken.set('Ann', () => Promise.reject(new Error('The database has gone.')));
  byToken.set('Bob', () => Promise.resolve(null));
  const closed = [ann, bob].map((socket) => once(socket, 'close'));
  gap();
  expect((await Promise.all(closed)).map(([code]) => code as number)).toEqual([1013, 1008]);
  expect([cid, eve].map((socket) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  await sockets.close();
  http.close();
});

test('a name that changed meanwhile is shown', async () => {
  const dan = await parts.accounts.newGuest('Dan');
  const table = await tableOf(dan.id);
  await parts.keepers.of(table);
  await parts.names.fetch([dan.id]);
  const heard = follow(table);
  await renamed(dan.id, 'Daniel');
  gap();
  await until(() => heard.some((text) => text.includes('"Daniel"')));
  expect(parts.names.known.get(dan.id)?.name).toBe('Daniel');
});

test('what is told of a table waits for its turn, and for the names', async () => {
  const fay = await parts.accounts.newGuest('Fay');
  const table = await tableOf(fay.id);
  const keeper = await parts.keepers.of(table);
  const heard = follow(table);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  expect(parts.names.has([fay.id])).toBe(false);
  const looked = keeper?.look(async (seen) => {
    parts.audiences.onRename(seen);
    await held;
  });
  await until(() => parts.names.has([fay.id]));
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
  letGo();
  await looked;
  await until(() => heard.length > 0);
  expect(heard[0]).toContain('"Fay"');
});

test('a name that cannot be read ends nothing', async () => {
  const gus = await parts.accounts.newGuest('Gus');
  const table = await tableOf(gus.id);
  const keeper = await parts.keepers.of(table);
  const heard = follow(table);
  const { fetch } = parts.names;
  parts.names.fetch = () => Promise.reject(new Error('The database has gone.'));
  await keeper?.look((seen) => parts.audiences.onRename(seen));
  await until(() => heard.length > 0);
  parts.names.fetch = fetch;
  expect(heard[0]).toContain('"Somebody"');
});
