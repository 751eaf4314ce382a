// What happens before the first decision, as the server tells it: to who is there, to who comes, and in the past.

import type { GameEvent } from '@starboard/engine';
import type { TimelineJson } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer } from './testing/server.ts';
import { Party } from './testing/table.ts';

const SOLO = { game: 'nexum-galaxy', seats: 1, options: { ruleSet: 'events', mode: 'solo-easy' } };

const kinds = (events: readonly GameEvent[] | undefined): string[] =>
  (events ?? []).map(({ event }) => event);

test('the events of the first round reach players, spectators and the timeline, after a restart too', async () => {
  const own = await testServer(testOptions());
  const party = await Party.start(own.address, SOLO);
  const { table, sockets } = party;
  const [{ player }] = sockets;
  const told = party.followed(0).view?.prelude;
  expect(kinds(told).slice(0, 3)).toEqual(['round', 'row', 'panel']);
  const { body } = await player.rest('GET', `/api/tables/${table}`);
  expect(body).toMatchObject({ view: { prelude: told } });
  const watcher = await TestPlayer.stranger(own.address).connect();
  expect((await watcher.watch(table)).view?.prelude).toEqual(told);
  await watcher.close();
  await party.close();

  const again = await own.restart();
  const socket = await player.at(again.address).connect();
  expect((await socket.watch(table)).view?.prelude).toEqual(told);
  const order = socket.tables.get(table)?.anyOrder(party.game, 0, party.random) ?? [];
  expect(await socket.do(table, { do: 'order', viewSeq: 0, order })).toBeNull();
  expect((await socket.watch(table)).view).not.toHaveProperty('prelude');
  const { body: past } = await player.at(again.address).rest('GET', `/api/tables/${table}/timeline`);
  expect((past as unknown as TimelineJson).first.prelude).toEqual(told);
  await socket.close();

  // where nothing happens then, there is no such field
  const silent = await Party.start(again.address);
  expect(silent.followed(0).view).not.toHaveProperty('prelude');
  await silent.close();
  await again.stop();
});
