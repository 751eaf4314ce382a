import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { timelineIn, viewFileOf, type ViewDelta, type View } from '@starboard/engine/view';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_NAME } from './store/sqlite/open.ts';
import { SameIds } from './testing/ids.ts';
import { TestPlayer, type TestSocket } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { must, Party, until } from './testing/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface TimelineJson {
  readonly first: View;
  readonly deltas: readonly ViewDelta[];
}

async function timelineFor(player: TestPlayer, table: string): Promise<TimelineJson> {
  const { status, body } = await player.rest('GET', `/api/tables/${table}/timeline`);
  expect(status).toBe(200);
  return body as unknown as TimelineJson;
}

/** The deltas of the game that came through the socket, as they came. */
function heardBy(socket: TestSocket): ViewDelta[] {
  return socket.heard.flatMap((text) => {
    const message = JSON.parse(text) as { type: string; delta?: ViewDelta };
    return message.type === 'delta' && message.delta !== undefined ? [message.delta] : [];
  });
}

test('the timeline of a game is what each viewer saw, delta by delta', async () => {
  const party = await Party.start(server.address, { options: { rounds: 3 } }, 7);
  const stranger = TestPlayer.stranger(server.address);
  const watcher = await stranger.connect();
  const { view } = await watcher.watch(party.table);
  for (let step = 0; step < 12 && !party.isOver; step++) await party.step();
  await watcher.ask({ do: 'ping' });

  for (const socket of party.sockets) {
    const { first, deltas } = await timelineFor(socket.player, party.table);
    expect(first.viewSeq).toBe(0);
    expect(deltas).toEqual(heardBy(socket));
  }
  const seen = await timelineFor(stranger, party.table);
  expect(seen.first.state).toBe(view?.state);
  expect(seen.deltas).toEqual(heardBy(watcher));
  await watcher.close();
  await party.close();
});

test('while a game goes on, a view file is all that anybody can make of what the server hands out', async () => {
  const party = await Party.start(server.address, { options: { rounds: 12 } }, 9);
  for (let step = 0; step < 9; step++) await party.step();
  const people = [...party.sockets.map(({ player }) => player), TestPlayer.stranger(server.address)];
  for (const player of people) {
    for (const path of ['record', 'result']) {
      const { status, body } = await player.rest('GET', `/api/tables/${party.table}/${path}`);
      expect([path, status, body]).toMatchObject([path, 422, { error: { key: 'server.notOver' } }]);
    }
    for (const path of ['', '/log', '/timeline'])
      expect(
        JSON.stringify((await player.rest('GET', `/api/tables/${party.table}${path}`)).body),
      ).not.toMatch(/"(seed":"|hash"|draws"|setup")/);
    const file = viewFileOf(await timelineFor(player, party.table), {});
    expect(file && isRefusal(timelineIn(party.game, file))).toBe(false);
  }
  await party.close();
});

/** As it is sent. */
async function writtenFor(player: TestPlayer, table: string, address = player.address): Promise<string> {
  const response = await fetch(`${address}/api/tables/${table}/timeline`, { headers: player.headers });
  return response.text();
}

test(
  'a timeline that is asked for again and again grows by what came since, as if it were told for the first time',
  { tags: 'slow' },
  async () => {
    // some games end early by their dice
    const options = { ...testOptions(), parts: { pace: { bots: 0 }, ids: new SameIds(5) } };
    const own = await testServer(options);
    const party = await Party.start(own.address, { options: { rounds: 12 } }, 11);
    const { table, sockets } = party;
    const [a, b] = sockets;
    const people = [a.player, b.player, TestPlayer.stranger(own.address)];
    const asked = (): Promise<string[]> => Promise.all(people.map((player) => writtenFor(player, table)));
    const first = await asked();
    expect(await asked()).toEqual(first);
    const file = new Database(join(options.data, FILE_NAME));
    for (let step = 0; step < 32; step++) {
      await party.step();
      if (step === 5 || step === 8) {
        await must(a.do(table, { do: 'offer', offer: 'takeBack', orders: 2 }));
        await must(b.do(table, { do: 'agree' }));
        await until(async () => (await a.watch(table)).info.offer === null);
        await party.settle();
      }
      // some are told each delta, others many at once
      if (step % 7 === 0) await asked();
      else await writtenFor(a.player, table);
    }
    for (const socket of sockets) {
      const { deltas } = JSON.parse(await writtenFor(socket.player, table)) as TimelineJson;
      expect(deltas).toEqual(heardBy(socket));
    }
    const grown = await asked();
    // the beginning was not read again
    const begun = file.prepare('select * from deeds where table_id = ? and seq = 0').get(table);
    file.prepare('delete from deeds where table_id = ? and seq = 0').run(table);
    expect(await asked()).toEqual(grown);
    await party.step();
    const more = await asked();
    const { table_id: id, seq, at, body } = begun as Record<string, unknown>;
    file.prepare('insert into deeds (table_id, seq, at, body) values (?, ?, ?, ?)').run(id, seq, at, body);
    file.close();
    // a server that has told nothing yet tells the same
    const again = await own.restart();
    const anew = people.map((player) => writtenFor(player, table, again.address));
    expect(await Promise.all(anew)).toEqual(more);
    await again.stop();
  },
);

test('a game that has not begun has no timeline', async () => {
  const party = await Party.gather(server.address);
  const { status, body } = await party.sockets[0].player.rest('GET', `/api/tables/${party.table}/timeline`);
  expect(status).toBe(422);
  expect(body['error']).toMatchObject({ reason: 'The game has not started yet.' });
  await party.close();
});

test('the timeline and the log of a finished game are made once, and are the same each time', async () => {
  const options = testOptions();
  const own = await testServer(options);
  const party = await Party.start(own.address, { options: { rounds: 2 } });
  await party.playOut();
  const { table, sockets } = party;
  const people = [sockets[0].player, sockets[1].player, TestPlayer.stranger(own.address)];
  const asked = (): Promise<string[]> =>
    Promise.all(
      people.flatMap((player) =>
        ['timeline', 'log'].map(async (path) => {
          const response = await fetch(`${own.address}/api/tables/${table}/${path}`, {
            headers: player.headers,
          });
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
          return response.text();
        }),
      ),
    );
  const first = await asked();
  for (const socket of sockets) {
    const { deltas } = await timelineFor(socket.player, table);
    expect(deltas).toEqual(heardBy(socket));
  }
  // what it is made from is not looked at again
  const file = new Database(join(options.data, FILE_NAME));
  file.exec('delete from deeds; delete from journal');
  file.close();
  expect(await asked()).toEqual(first);
  await party.close();
  await own.stop();
});
