// @module-tag slow: three processes and a PostgreSQL

import { FastChance, isRefusal } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase } from './testing/stores.ts';
import { Stubborn, whatIsLost } from './testing/stubborn.ts';
import { must, until } from './testing/table.ts';

const TABLES = volume({ daily: 6, long: 30, mutation: 3 });
/** Until everybody sees the game again, on a machine that is not busy. On one that is, so many times as long as as many
 *  newcomers take there who come at once. */
const MOST_MILLISECONDS = 2000;
const MOST_TIMES = volume({ daily: Infinity, long: 5, mutation: Infinity });

test('three processes serve the same tables, and people go on when one of them is killed', async () => {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const url = await freshDatabase();
  const servers = [await ServerProcess.start(url)];
  servers.push(...(await Promise.all([ServerProcess.start(url), ServerProcess.start(url)])));
  const addresses = servers.map(({ address }) => address);
  const people = await Promise.all(
    addresses.map((address, place) => TestPlayer.guest(address, `Player ${place}`)),
  );
  const seats: Stubborn[] = [];
  const tables: string[] = [];
  for (let place = 0; place < TABLES; place++) {
    // three people at three processes, and a bot
    const opener = people[place % 3];
    const seatsOf = [
      { me: true as const },
      { free: true as const },
      { free: true as const },
      { bot: 'random' },
    ];
    const { table } = await opener.open({ game: 'skirmish', options: { rounds: 12 }, seats: seatsOf });
    tables.push(table);
    for (let seat = 0; seat < 3; seat++) {
      const person = people[(place + seat) % 3];
      const sat = seat === 0 ? null : await person.command(table, { do: 'sit', seat });
      expect(sat?.status ?? 200).toBe(200);
    }
    for (let seat = 0; seat < 3; seat++) {
      const person = people[(place + seat) % 3];
      expect((await person.command(table, { do: 'ready', ready: true })).status).toBe(200);
      const own = (place + seat) % 3;
      const order = [0, 1, 2].map((i) => addresses[(own + i) % 3]);
      seats.push(new Stubborn(person, table, seat, skirmish, new FastChance(place * 3 + seat), order));
    }
  }
  const playing = Promise.all(seats.map((each) => each.play(() => false)));
  const acknowledged = (): number =>
    seats.reduce((sum, { sent }) => sum + sent.filter(({ isAcknowledged }) => isAcknowledged).length, 0);
  // early: on a slow machine the games would be over when the process is killed
  await until(() => acknowledged() > TABLES);
  const newcomers = await newcomersTake(addresses[0], tables);
  await until(() => acknowledged() > TABLES * 10);
  await servers[1].kill();
  await playing;
  for (const { player, table, seat, sent } of seats) {
    const { body } = await player.at(addresses[0]).rest('GET', `/api/tables/${table}/log`);
    const log = body as unknown as { seat: number; order?: string[] }[];
    const orders = log.flatMap((entry) =>
      entry.seat === seat && entry.order ? [entry.order.join(', ')] : [],
    );
    expect(whatIsLost(sent, orders), table).toBe(null);
  }
  for (const table of tables) {
    const { body } = await people[0].at(addresses[2]).rest('GET', `/api/tables/${table}/record`);
    expect(isRefusal(replayGame(skirmish, body as unknown as GameFile))).toBe(false);
  }
  const breaks = seats.flatMap((each) => each.breaks).toSorted((a, b) => a - b);
  expect(breaks.length).toBeGreaterThan(0);
  console.log(
    `${breaks.length} sockets broke with one of three processes; they were back after ` +
      `${Math.round(breaks[breaks.length >> 1])} ms in the middle and ${Math.round(breaks[breaks.length - 1])} ms at most; ` +
      `newcomers before took ${Math.round(newcomers)} ms`,
  );
  expect(breaks.at(-1)).toBeLessThan(Math.max(MOST_MILLISECONDS, newcomers * MOST_TIMES));
  await Promise.all(seats.map((each) => each.leave()));
  await Promise.all(servers.map((server) => server.stop()));
});

/** Milliseconds until so many strangers who come at once all see a game. */
async function newcomersTake(address: string, tables: readonly string[]): Promise<number> {
  const began = performance.now();
  const seen = tables.map(async (table) => {
    const socket = await TestPlayer.stranger(address).connect();
    await socket.watch(table);
    return socket;
  });
  const sockets = await Promise.all(seen);
  const took = performance.now() - began;
  await Promise.all(sockets.map((socket) => socket.close()));
  return took;
}

test('what is done at one process is heard at the others: moves, words, people, lists', async () => {
  const url = await freshDatabase();
  const one = await ServerProcess.start(url);
  const other = await ServerProcess.start(url);
  const ann = await (await TestPlayer.guest(one.address, 'Ann')).connect();
  const bob = await (await TestPlayer.guest(other.address, 'Bob')).connect();
  const eve = await TestPlayer.stranger(other.address).connect();
  await eve.ask({ do: 'lobby', on: true });
  const listed = eve.next('lobby', ({ lobby }) => lobby.open.length === 1);
  const { table } = await ann.player.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  expect((await listed).lobby.open[0]).toMatchObject({
    id: table,
    seats: [{ person: { name: 'Ann' } }, { person: null }],
  });
  await ann.watch(table);
  const present = ann.next('presence', ({ here }) => here.length === 2);
  const seated = ann.next('info', ({ info }) => info.seats[1].person?.name === 'Bob');
  await bob.watch(table);
  await must(bob.do(table, { do: 'sit' }));
  expect((await present).here.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob']);
  await seated;
  const said = bob.next('chat');
  await ann.ask({ do: 'say', table, text: 'Good luck' });
  expect((await said).line).toMatchObject({ text: 'Good luck', person: { name: 'Ann' } });
  await bob.ask({ do: 'mine', on: true });
  const myTurn = bob.next('mine', ({ tables }) => tables[0].myTurn);
  await must(ann.do(table, { do: 'ready', ready: true }));
  const started = ann.next('seat', ({ view }) => view !== null);
  await must(bob.do(table, { do: 'ready', ready: true }));
  await started;
  await myTurn;
  const moved = bob.next('delta');
  const viewSeq = ann.tables.get(table)?.view?.viewSeq ?? 0;
  await must(ann.do(table, { do: 'order', viewSeq, order: ['plan none'] }));
  expect((await moved).delta.news?.events).toEqual([{ event: 'planned', seat: 0 }]);
  await Promise.all([ann.close(), bob.close(), eve.close()]);
  await Promise.all([one.stop(), other.stop()]);
});
