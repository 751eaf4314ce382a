import { afterAll, beforeAll, expect, test } from 'vitest';
import { must, Party } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.stop());

const infoOf = async ({ sockets, table }: Party) => (await sockets[0].watch(table)).info;

/** A table at the point where seat 0 acts in the open. */
async function planned(seats = 2): Promise<Party> {
  const party = await Party.start(server.address, { seats });
  for (let seat = 0; seat < seats; seat++) {
    await must(party.order(seat, ['plan none']));
    await party.settle();
  }
  return party;
}

test('undo follows the engine: own, while nobody acted on it', async () => {
  const party = await planned();
  const before = party.followed(1).state(party.game);
  await must(party.order(0, ['muster A']));
  await party.settle();
  expect(party.followed(0).view?.whyNoUndo).toBe(null);
  const viewSeq = party.followed(0).view?.viewSeq ?? 0;
  await must(party.sockets[0].do(party.table, { do: 'undo', viewSeq }));
  await party.settle();
  expect(party.game.shape.equal(party.followed(1).state(party.game), before)).toBe(true);
  expect(party.followed(1).view?.news?.entry).toMatchObject({ seat: 0, undo: true });
  await must(party.order(0, ['pass']));
  await party.settle();
  await must(party.order(1, ['pass']));
  await party.settle();
  const late = { do: 'undo' as const, viewSeq: party.followed(0).view?.viewSeq ?? 0 };
  expect(await party.sockets[0].do(party.table, late)).toMatchObject({ code: 'illegal' });
  await party.close();
});

test('a take-back needs the others, and goes over what happened since', async () => {
  const party = await planned(3);
  const [a, b, c] = party.sockets;
  const { table } = party;
  const before = party.followed(0).state(party.game);
  await must(party.order(0, ['muster A']));
  await party.settle();
  await must(party.order(1, ['pass']));
  await party.settle();
  expect(await a.do(table, { do: 'offer', offer: 'takeBack', orders: 99 })).toMatchObject({
    code: 'illegal',
  });
  await must(a.do(table, { do: 'offer', offer: 'takeBack', orders: 2 }));
  expect((await infoOf(party)).offer).toEqual({ kind: 'takeBack', by: 0, orders: 2, agreed: [0] });
  expect(await b.do(table, { do: 'offer', offer: 'draw' })).toMatchObject({
    reason: expect.stringContaining('already') as string,
  });
  await must(b.do(table, { do: 'agree' }));
  await must(b.do(table, { do: 'agree' }));
  const back = a.next('delta', ({ delta }) => delta.news?.entry.takeBack === true);
  await must(c.do(table, { do: 'agree' }));
  await back;
  await party.settle();
  expect(party.game.shape.equal(party.followed(0).state(party.game), before)).toBe(true);
  expect((await infoOf(party)).offer).toBe(null);
  expect(await b.do(table, { do: 'agree' })).toMatchObject({ code: 'stale' });
  await must(party.order(0, ['pass']));
  await party.close();
});

test('a table with a take-back is there after a restart', async () => {
  const party = await planned();
  const { table, game } = party;
  await must(party.order(0, ['muster A']));
  await party.settle();
  await must(party.sockets[0].do(table, { do: 'offer', offer: 'takeBack', orders: 1 }));
  const back = party.sockets[1].next('delta', ({ delta }) => delta.news?.entry.takeBack === true);
  await must(party.sockets[1].do(table, { do: 'agree' }));
  await back;
  await party.settle();
  const before = party.followed(1).state(game);
  const { player } = party.sockets[1];
  await party.close();
  server = await server.restart();
  const socket = await player.at(server.address).connect();
  await socket.watch(table);
  const followed = socket.tables.get(table);
  expect(followed && game.shape.equal(followed.state(game), before)).toBe(true);
  await socket.close();
});

test('an offer is declined, withdrawn, or lapses when the game goes on', async () => {
  const party = await planned();
  const [a, b] = party.sockets;
  const { table } = party;
  for (const socket of [b, a]) {
    await must(a.do(table, { do: 'offer', offer: 'draw' }));
    await must(socket.do(table, { do: 'decline' }));
    expect((await infoOf(party)).offer).toBe(null);
  }
  await must(a.do(table, { do: 'offer', offer: 'draw' }));
  const lapsed = b.next('info', ({ info }) => info.offer === null);
  await must(party.order(0, ['pass']));
  await lapsed;
  expect(party.isOver).toBe(false);
  await party.close();
});

test('a draw that all agree on ends the game and publishes the seed', async () => {
  const party = await planned();
  await must(party.sockets[1].do(party.table, { do: 'offer', offer: 'draw' }));
  const over = party.sockets[0].next('delta', ({ delta }) => delta.outcome !== null);
  await must(party.sockets[0].do(party.table, { do: 'agree' }));
  const { delta } = await over;
  expect(delta.outcome).toMatchObject({ ranks: [1, 1], reason: { key: 'engine.agreedDraw' } });
  expect(delta.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await party.order(0, ['pass'])).toMatchObject({ reason: 'The game is over.' });
  await party.close();
});

test('a draw is nothing that bots agree on; a take-back is granted at once', async () => {
  const party = await planned();
  const seats = [{ me: true as const }, { bot: 'random' }];
  const { table } = await party.sockets[0].player.open({ game: 'skirmish', seats, ready: true });
  const socket = party.sockets[0];
  await socket.watch(table);
  expect(await socket.do(table, { do: 'offer', offer: 'draw' })).toMatchObject({ code: 'illegal' });
  const viewSeq = socket.tables.get(table)?.view?.viewSeq ?? 0;
  const refused = await socket.do(table, { do: 'order', viewSeq, order: ['plan none'] });
  expect(refused === null || refused.code === 'stale').toBe(true);
  const back = socket.next('delta', ({ delta }) => delta.news?.entry.takeBack === true);
  await must(socket.do(table, { do: 'offer', offer: 'takeBack', orders: 1 }));
  await back;
  await party.close();
});

test('who plays alone has nobody to agree on a draw with', async () => {
  const party = await Party.start(server.address, { game: 'gal4xeon', seats: 1 });
  const [ann] = party.sockets;
  expect(await ann.do(party.table, { do: 'offer', offer: 'draw' })).toMatchObject({
    code: 'illegal',
    reason: 'You play alone: there is nobody to agree on a draw with.',
  });
  expect((await infoOf(party)).offer).toBe(null);
  expect(party.isOver).toBe(false);
  await party.close();
});

test('a pause that all agree on stops the game until somebody resumes it', async () => {
  const party = await planned();
  const [a, b] = party.sockets;
  const { table } = party;
  await must(a.do(table, { do: 'offer', offer: 'pause' }));
  const paused = a.next('info', ({ info }) => info.paused);
  await must(b.do(table, { do: 'agree' }));
  await paused;
  expect(await party.order(0, ['pass'])).toMatchObject({ reason: 'The game is paused: resume it first.' });
  await must(b.do(table, { do: 'resume' }));
  await must(b.do(table, { do: 'resume' }));
  await must(party.order(0, ['pass']));
  await party.close();
});

test('who gives up loses at once against one, and leaves a bot behind against more', async () => {
  const duel = await planned();
  await must(duel.sockets[0].do(duel.table, { do: 'resign' }));
  await duel.settle();
  expect(duel.followed(1).view?.outcome).toMatchObject({ ranks: [2, 1] });
  expect(await duel.sockets[1].do(duel.table, { do: 'resign' })).toMatchObject({ code: 'illegal' });
  await duel.close();

  const three = await planned(3);
  const playsOn = three.sockets[1].next('info', ({ info }) => info.seats[0].bot !== null);
  await must(three.sockets[0].do(three.table, { do: 'resign' }));
  expect((await playsOn).info.seats[0]).toMatchObject({
    forfeited: true,
    away: 'resigned',
    person: { name: 'Player 0' },
  });
  await three.sockets[1].next('delta', ({ delta }) => delta.actors.includes(1));
  expect(await three.sockets[0].do(three.table, { do: 'back' })).toMatchObject({
    reason: expect.stringContaining('given up') as string,
  });
  await must(three.sockets[1].do(three.table, { do: 'resign' }));
  await three.settle();
  expect(three.followed(2).view?.outcome).toMatchObject({ ranks: [3, 2, 1] });
  await three.close();
});
