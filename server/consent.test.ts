import { afterAll, beforeAll, expect, test } from 'vitest';
import { must, Party } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.stop());

const infoOf = async ({ lives, table }: Party) => (await lives[0].watch(table)).info;

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
  const before = party.followed(1).view(party.game);
  await must(party.order(0, ['muster A']));
  await party.settle();
  expect(party.followed(0).sight?.whyNoUndo).toBe(null);
  const position = party.followed(0).sight?.position ?? 0;
  await must(party.lives[0].do(party.table, { do: 'undo', position }));
  await party.settle();
  expect(party.game.shape.equal(party.followed(1).view(party.game), before)).toBe(true);
  expect(party.followed(1).sight?.news?.entry).toMatchObject({ seat: 0, undo: true });
  await must(party.order(0, ['pass']));
  await party.settle();
  await must(party.order(1, ['pass']));
  await party.settle();
  const late = { do: 'undo' as const, position: party.followed(0).sight?.position ?? 0 };
  expect(await party.lives[0].do(party.table, late)).toMatchObject({ code: 'illegal' });
  await party.close();
});

test('a take-back needs the others, and goes over what happened since', async () => {
  const party = await planned(3);
  const [a, b, c] = party.lives;
  const { table } = party;
  const before = party.followed(0).view(party.game);
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
  const back = a.next('change', ({ change }) => change.news?.entry.takeBack === true);
  await must(c.do(table, { do: 'agree' }));
  await back;
  await party.settle();
  expect(party.game.shape.equal(party.followed(0).view(party.game), before)).toBe(true);
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
  await must(party.lives[0].do(table, { do: 'offer', offer: 'takeBack', orders: 1 }));
  const back = party.lives[1].next('change', ({ change }) => change.news?.entry.takeBack === true);
  await must(party.lives[1].do(table, { do: 'agree' }));
  await back;
  await party.settle();
  const before = party.followed(1).view(game);
  const { player } = party.lives[1];
  await party.close();
  server = await server.restart();
  const live = await player.at(server.address).connect();
  await live.watch(table);
  const followed = live.tables.get(table);
  expect(followed && game.shape.equal(followed.view(game), before)).toBe(true);
  await live.close();
});

test('an offer is declined, withdrawn, or lapses when the game goes on', async () => {
  const party = await planned();
  const [a, b] = party.lives;
  const { table } = party;
  for (const live of [b, a]) {
    await must(a.do(table, { do: 'offer', offer: 'draw' }));
    await must(live.do(table, { do: 'decline' }));
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
  await must(party.lives[1].do(party.table, { do: 'offer', offer: 'draw' }));
  const over = party.lives[0].next('change', ({ change }) => change.outcome !== null);
  await must(party.lives[0].do(party.table, { do: 'agree' }));
  const { change } = await over;
  expect(change.outcome).toMatchObject({ ranks: [1, 1], reason: { key: 'engine.agreedDraw' } });
  expect(change.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await party.order(0, ['pass'])).toMatchObject({ reason: 'The game is over.' });
  await party.close();
});

test('a draw is nothing that bots agree on; a take-back is granted at once', async () => {
  const party = await planned();
  const seats = [{ me: true as const }, { bot: 'random' }];
  const { table } = await party.lives[0].player.open({ game: 'skirmish', seats, ready: true });
  const live = party.lives[0];
  await live.watch(table);
  expect(await live.do(table, { do: 'offer', offer: 'draw' })).toMatchObject({ code: 'illegal' });
  const position = live.tables.get(table)?.sight?.position ?? 0;
  const refused = await live.do(table, { do: 'order', position, order: ['plan none'] });
  expect(refused === null || refused.code === 'stale').toBe(true);
  const back = live.next('change', ({ change }) => change.news?.entry.takeBack === true);
  await must(live.do(table, { do: 'offer', offer: 'takeBack', orders: 1 }));
  await back;
  await party.close();
});

test('a pause that all agree on stops the game until somebody resumes it', async () => {
  const party = await planned();
  const [a, b] = party.lives;
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
  await must(duel.lives[0].do(duel.table, { do: 'resign' }));
  await duel.settle();
  expect(duel.followed(1).sight?.outcome).toMatchObject({ ranks: [2, 1] });
  expect(await duel.lives[1].do(duel.table, { do: 'resign' })).toMatchObject({ code: 'illegal' });
  await duel.close();

  const three = await planned(3);
  const playsOn = three.lives[1].next('info', ({ info }) => info.seats[0].bot !== null);
  await must(three.lives[0].do(three.table, { do: 'resign' }));
  expect((await playsOn).info.seats[0]).toMatchObject({
    forfeited: true,
    away: 'resigned',
    person: { name: 'Player 0' },
  });
  await three.lives[1].next('change', ({ change }) => change.actors.includes(1));
  expect(await three.lives[0].do(three.table, { do: 'back' })).toMatchObject({
    reason: expect.stringContaining('given up') as string,
  });
  await must(three.lives[1].do(three.table, { do: 'resign' }));
  await three.settle();
  expect(three.followed(2).sight?.outcome).toMatchObject({ ranks: [3, 2, 1] });
  await three.close();
});
