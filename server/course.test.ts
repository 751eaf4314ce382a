import { join } from 'node:path';
import type { Change, Sight } from '@starboard/engine';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_NAME } from './store/sqlite/open.ts';
import { Player, type Live } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { Party } from './testing/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Course {
  readonly first: Sight;
  readonly changes: readonly Change[];
}

async function courseFor(player: Player, table: string): Promise<Course> {
  const { status, body } = await player.rest('GET', `/api/tables/${table}/course`);
  expect(status).toBe(200);
  return body as unknown as Course;
}

/** The changes of the game that came through the line, as they came. */
function heardBy(live: Live): Change[] {
  return live.heard.flatMap((text) => {
    const message = JSON.parse(text) as { type: string; change?: Change };
    return message.type === 'change' && message.change !== undefined ? [message.change] : [];
  });
}

test('the course of a game is what each viewer saw, change by change', async () => {
  const party = await Party.start(server.address, { options: { rounds: 3 } }, 7);
  const stranger = Player.stranger(server.address);
  const watcher = await stranger.connect();
  const { sight } = await watcher.watch(party.table);
  for (let step = 0; step < 12 && !party.isOver; step++) await party.step();
  await watcher.ask({ do: 'ping' });

  for (const live of party.lives) {
    const { first, changes } = await courseFor(live.player, party.table);
    expect(first.position).toBe(0);
    expect(changes).toEqual(heardBy(live));
  }
  const seen = await courseFor(stranger, party.table);
  expect(seen.first.view).toBe(sight?.view);
  expect(seen.changes).toEqual(heardBy(watcher));
  await watcher.close();
  await party.close();
});

test('a game that has not begun has no course', async () => {
  const party = await Party.gather(server.address);
  const { status, body } = await party.lives[0].player.rest('GET', `/api/tables/${party.table}/course`);
  expect(status).toBe(422);
  expect(body['error']).toMatchObject({ reason: 'The game has not begun yet.' });
  await party.close();
});

test('the course and the log of a finished game are made once, and are the same each time', async () => {
  const options = testOptions();
  const own = await testServer(options);
  const party = await Party.start(own.address, { options: { rounds: 2 } });
  await party.playOut();
  const { table, lives } = party;
  const people = [lives[0].player, lives[1].player, Player.stranger(own.address)];
  const asked = (): Promise<string[]> =>
    Promise.all(
      people.flatMap((player) =>
        ['course', 'log'].map(async (path) => {
          const response = await fetch(`${own.address}/api/tables/${table}/${path}`, {
            headers: player.headers,
          });
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
          return response.text();
        }),
      ),
    );
  const first = await asked();
  for (const live of lives) {
    const { changes } = await courseFor(live.player, table);
    expect(changes).toEqual(heardBy(live));
  }
  // what it is made from is not looked at again
  const file = new Database(join(options.data, FILE_NAME));
  file.exec('delete from deeds; delete from journal');
  file.close();
  expect(await asked()).toEqual(first);
  await party.close();
  await own.stop();
});
