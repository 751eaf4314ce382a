import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Note, TableInfo } from '@starboard/wire/schema';
import { TestPlayer } from './testing/player.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { standingServer } from './testing/standing.ts';
import { must, Party, until } from './testing/table.ts';

const MINUTE = 60_000;

const server = standingServer();
const { clock } = server;
const infoOf = async ({ sockets, table }: Party, seat = 0): Promise<TableInfo> =>
  (await sockets[seat].watch(table)).info;

/** What was noted since the game began, shortened. */
const since = ({ notes, startedAt }: TableInfo): Partial<Note>[] =>
  notes
    .filter(({ at }) => at > (startedAt ?? Infinity))
    .map(({ what, seat, offer, why, bot, person }) => ({
      what,
      seat,
      ...(offer === null ? {} : { offer }),
      ...(why === null ? {} : { why, bot, name: person?.name }),
    }));

test('what was offered is noted, and whether it was declined, withdrawn or lapsed', async () => {
  const party = await Party.start(server.address);
  const [ann, bob] = party.sockets;
  const { table } = party;
  clock.pass(1000);
  await must(ann.do(table, { do: 'offer', offer: 'draw' }));
  const told = ann.next('info', ({ info }) => info.offer === null);
  await must(bob.do(table, { do: 'decline' }));
  // who offered it is told at once, and by whom it was declined
  expect((await told).note).toMatchObject({
    what: 'declined',
    seat: 1,
    offer: 'draw',
    person: { name: 'Player 1' },
  });
  await must(bob.do(table, { do: 'offer', offer: 'pause' }));
  await must(bob.do(table, { do: 'decline' }));
  await must(bob.do(table, { do: 'offer', offer: 'draw' }));
  for (const seat of [0, 1]) {
    await must(party.order(seat, ['plan none']));
    await party.settle();
  }
  await until(async () => (await infoOf(party)).offer === null);
  await must(ann.do(table, { do: 'offer', offer: 'pause' }));
  await must(bob.do(table, { do: 'agree' }));
  await until(async () => (await infoOf(party)).paused);
  await must(bob.do(table, { do: 'resume' }));
  expect(since(await infoOf(party))).toEqual([
    { what: 'offered', seat: 0, offer: 'draw' },
    { what: 'declined', seat: 1, offer: 'draw' },
    { what: 'offered', seat: 1, offer: 'pause' },
    { what: 'withdrawn', seat: 1, offer: 'pause' },
    { what: 'offered', seat: 1, offer: 'draw' },
    { what: 'lapsed', seat: 1, offer: 'draw' },
    { what: 'offered', seat: 0, offer: 'pause' },
    { what: 'paused', seat: 0 },
    { what: 'resumed', seat: 1 },
  ]);
  await party.close();
});

test('who runs out of time is noted with the bot that plays on, live, after a restart and when the game is over', async () => {
  const time = { kind: 'live', bank: 30, increment: 0, onTimeout: 'bot' } as const;
  const party = await Party.start(server.address, {
    options: { rounds: 2 },
    more: { time, level: 'random' },
  });
  const [ann, bob] = party.sockets;
  const { table } = party;
  await must(party.order(0, ['plan none']));
  const socket = ann.next('info', ({ info }) => info.seats[1].away === 'time');
  clock.pass(31_000);
  const note = { what: 'standIn', seat: 1, why: 'time', bot: 'random', name: 'Player 1' };
  expect((await socket).note).toMatchObject({ what: 'standIn', seat: 1, why: 'time', bot: 'random' });
  expect(since(await infoOf(party))).toEqual([note]);
  await must(bob.do(table, { do: 'back' }));
  await must(bob.do(table, { do: 'standIn' }));
  const noted = [note, { what: 'back', seat: 1 }, { ...note, why: 'asked' }];
  expect(since(await infoOf(party))).toEqual(noted);
  await must(ann.do(table, { do: 'resign' }));
  const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${table}/result`);
  expect(since((body as { info: TableInfo }).info)).toEqual(noted);
  await party.close();
  const port = Number(new URL(server.address).port);
  await server.restart({ port });
  const again = await TestPlayer.stranger(server.address).connect();
  expect(since((await again.watch(table)).info)).toEqual(noted);
  await again.close();
});

test('whoever sits down takes the others’ word back that they are ready, and all are told why', async () => {
  const [ann, bob, cleo] = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => TestPlayer.guest(server.address, name)),
  );
  const seats = [{ me: true as const }, { free: true as const }, { free: true as const }];
  const { table } = await ann.open({ game: 'skirmish', seats });
  await bob.command(table, { do: 'sit' });
  for (const each of [ann, bob]) await each.command(table, { do: 'ready', ready: true });
  await cleo.command(table, { do: 'sit' });
  const { body } = await ann.rest('GET', `/api/tables/${table}`);
  const { notes, seats: sitting } = (body as { info: TableInfo }).info;
  expect(notes.at(-1)).toMatchObject({ what: 'sat', seat: 2, person: { name: 'Cleo' }, unready: [0, 1] });
  expect(sitting.map(({ ready }) => ready)).toEqual([false, false, false]);
  // to sit down where one sits is no mistake
  expect((await cleo.command(table, { do: 'sit' })).status).toBe(200);
  expect((await cleo.command(table, { do: 'sit', seat: 1 })).status).toBe(422);
});

test('whom the host asks to leave is told so', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => TestPlayer.guest(server.address, name)));
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  await bob.command(table, { do: 'sit' });
  await ann.command(table, { do: 'remove', seat: 1 });
  await ann.command(table, { do: 'bot', seat: 1, level: 'random' });
  await ann.command(table, { do: 'remove', seat: 1 });
  const { body } = await bob.rest('GET', `/api/tables/${table}`);
  expect((body as { info: TableInfo }).info.notes).toMatchObject([
    { what: 'sat', person: { name: 'Bob' } },
    { what: 'removed', person: { name: 'Bob' } },
    { what: 'bot', bot: 'random', person: null },
    { what: 'rose', bot: 'random', person: null },
  ]);
});

test('who wants to play again is noted', async () => {
  const party = await Party.start(server.address);
  clock.pass(1000);
  await must(party.sockets[0].do(party.table, { do: 'resign' }));
  await must(party.sockets[1].do(party.table, { do: 'rematch' }));
  expect(since(await infoOf(party))).toEqual([{ what: 'rematch', seat: 1 }]);
  const [mine] = (await party.sockets[0].player.rest('GET', '/api/me/tables')).body as unknown as {
    table: { previous: string };
  }[];
  expect(mine.table.previous).toBe(party.table);
  await party.close();
});

test('notes are bounded, whatever somebody offers', async () => {
  const party = await Party.start(server.address);
  clock.pass(1000);
  for (let n = 0; n < 60; n++) {
    await must(party.sockets[0].do(party.table, { do: 'offer', offer: 'pause' }));
    await must(party.sockets[0].do(party.table, { do: 'decline' }));
  }
  expect((await infoOf(party)).notes).toHaveLength(100);
  // live each comes by itself
  await must(party.sockets[1].do(party.table, { do: 'offer', offer: 'pause' }));
  await party.settle();
  const infos = party.sockets[0].heard.filter((text) => text.startsWith('{"type":"info"'));
  expect(infos.length).toBeGreaterThan(120);
  expect(Math.max(...infos.map((text) => text.length))).toBeLessThan(2000);
  await party.close();
});

const FREE = { free: true as const };
const DAY = 24 * 60 * MINUTE;

const statusOf = async (player: TestPlayer, table: string): Promise<string> =>
  ((await player.rest('GET', `/api/tables/${table}`)).body as { info: TableInfo }).info.status;

test('a table that its host was the last to leave closes after a while, one that nobody came to after a day', async () => {
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const lobby = async (): Promise<string> => JSON.stringify((await ann.rest('GET', '/api/tables')).body);
  const { table: left } = await ann.open({ game: 'skirmish', seats: [{ me: true }, FREE] });
  const { table: empty } = await ann.open({ game: 'skirmish', seats: [FREE, FREE] });
  const { table: waiting } = await ann.open({ game: 'skirmish', seats: [{ me: true }, FREE] });
  await ann.command(left, { do: 'rise' });
  clock.pass(9 * MINUTE);
  expect(await statusOf(ann, left)).toBe('open');
  clock.pass(2 * MINUTE);
  await until(async () => (await statusOf(ann, left)) === 'closed');
  expect(await lobby()).not.toContain(left);
  clock.pass(DAY);
  await until(async () => (await statusOf(ann, empty)) === 'closed');
  expect(await statusOf(ann, waiting)).toBe('open');
  clock.pass(30 * DAY);
  await until(async () => (await statusOf(ann, waiting)) === 'closed');
});

test('whoever passes by does not close the table of a host who waits without a seat', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => TestPlayer.guest(server.address, name)));
  const { table } = await ann.open({ game: 'skirmish', seats: [FREE, FREE] });
  const { table: left } = await ann.open({ game: 'skirmish', seats: [{ me: true }, FREE] });
  await bob.command(table, { do: 'sit' });
  await bob.command(table, { do: 'rise' });
  await ann.command(left, { do: 'rise' });
  clock.pass(11 * MINUTE);
  await until(async () => (await statusOf(ann, left)) === 'closed');
  expect(await statusOf(ann, table)).toBe('open');
  clock.pass(DAY);
  await until(async () => (await statusOf(ann, table)) === 'closed');
});

test('whatever is done at a table is a sign that it is not forgotten', async () => {
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, FREE] });
  clock.pass(29 * DAY);
  const { table: other } = await ann.open({ game: 'skirmish', seats: [FREE, FREE] });
  expect((await ann.command(table, { do: 'ready', ready: true })).status).toBe(200);
  clock.pass(2 * DAY);
  await until(async () => (await statusOf(ann, other)) === 'closed');
  expect(await statusOf(ann, table)).toBe('open');
  clock.pass(29 * DAY);
  await until(async () => (await statusOf(ann, table)) === 'closed');
});

test('open tables that nothing would wake are looked at when the server starts', async () => {
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, FREE] });
  await server.restart({}, () => {
    const file = new Database(join(server.data, FILE_NAME));
    file.prepare('delete from jobs').run();
    file.close();
    clock.pass(31 * DAY);
  });
  const again = ann.at(server.address);
  await until(async () => (await statusOf(again, table)) === 'closed');
  expect((await ann.at(server.address).rest('GET', '/api/me/tables')).body).toEqual([]);
});
