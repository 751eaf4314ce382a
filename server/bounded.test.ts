// What can be asked for again and again has an end, and is told so in a sentence.

import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { getAlone } from './testing/alone.ts';
import { GENEROUS, testServer } from './testing/server.ts';
import { TestPlayer } from './testing/player.ts';
import { must, Party, until } from './testing/table.ts';

const NONE = { burst: 1e-9, perSecond: 1e-9 };
const UNTIL_ONE = { burst: 1, perSecond: 1e-9 };

test('who has spent the time for whole games is refused them, but not what was replayed already', async () => {
  const server = await testServer({
    limits: { ...GENEROUS, replays: { person: UNTIL_ONE, address: UNTIL_ONE } },
  });
  const party = await Party.start(server.address);
  for (let i = 0; i < 6; i++) await party.step();
  const { player } = party.sockets[0];
  const ask = async (what: string) => player.rest('GET', `/api/tables/${party.table}/${what}`);
  const first = await ask('timeline');
  expect(first.status).toBe(200);
  expect((await ask('timeline')).body).toEqual(first.body);
  expect(await ask('log')).toMatchObject({
    status: 429,
    body: { error: { code: 'limit', key: 'server.tooManyReplays' } },
  });
  const socket = party.sockets[0];
  const refused = await socket.do(party.table, { do: 'offer', offer: 'takeBack' });
  expect(refused).toMatchObject({ code: 'limit', key: 'server.tooManyReplays' });
  await party.step();
  // what others were told is not lost because somebody was refused what is new
  expect((await ask('timeline')).status).toBe(429);
  await socket.player.command(party.table, { do: 'resign' });
  expect((await ask('record')).status).toBe(429);
  await party.close();
  await server.stop();
});

test('who has nothing left is shown the game as it is now, and the table goes on', async () => {
  const server = await testServer({ limits: { ...GENEROUS, replays: { person: NONE, address: NONE } } });
  const party = await Party.start(server.address);
  await party.step();
  await party.step();
  const [, socket] = party.sockets;
  await socket.ask({ do: 'leave', table: party.table });
  const taken = socket.player.rest('GET', `/api/tables/${party.table}/log`);
  expect((await taken).status).toBe(200);
  const watching = await socket.watch(party.table, { viewSeq: 0 });
  expect(watching.missed).toEqual([]);
  expect(watching.view?.viewSeq).toBeGreaterThan(0);
  await party.step();
  await party.close();
  await server.stop();
});

test('stepping aside and coming back, offering and withdrawing have an end; coming back is always possible', async () => {
  const server = await testServer();
  const party = await Party.start(server.address, { seats: 3 });
  const [ann, bob, cid] = party.sockets;
  const { table } = party;
  let offers = 0;
  while ((await bob.do(table, { do: 'offer', offer: 'pause' })) === null && offers < 1000) {
    offers++;
    await must(bob.do(table, { do: 'decline' }));
  }
  expect(offers).toBe(200);
  expect(await bob.do(table, { do: 'standIn' })).toMatchObject({
    code: 'limit',
    key: 'server.tooOftenAside',
  });
  // one order more, five times more
  const asked = await cid.do(table, { do: 'standIn' });
  expect(asked).toBe(null);
  await must(cid.do(table, { do: 'back' }));
  await until(async () => {
    await party.settle();
    if (party.followed(1).mayAct(1)) await must(party.order(1));
    else await party.step();
    return (await bob.do(table, { do: 'offer', offer: 'draw' })) === null;
  });
  await must(bob.do(table, { do: 'decline' }));
  expect(await ann.do(table, { do: 'offer', offer: 'draw' })).toBe(null);
  await party.close();
  await server.stop();
});

test('who sits down and rises again and again is asked to wait, and others sit down', async () => {
  const little = { person: { burst: 5, perSecond: 1e-9 }, address: { burst: 100, perSecond: 1e-9 } };
  const budgets = { ...GENEROUS.budgets, seats: little };
  const server = await testServer({ limits: { ...GENEROUS, budgets } });
  const [ann, bob, mallory] = await Promise.all(
    ['Ann', 'Bob', 'Mallory'].map((name) => TestPlayer.guest(server.address, name)),
  );
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) {
    statuses.push((await mallory.command(table, { do: 'sit' })).status);
    await mallory.command(table, { do: 'rise' });
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await bob.command(table, { do: 'sit' })).status).toBe(200);
  await server.stop();
});

test('many connections of one person share what one may ask', async () => {
  const together = { person: { burst: 30, perSecond: 1e-9 }, address: GENEROUS.together.address };
  const server = await testServer({ limits: { ...GENEROUS, together } });
  const mallory = await TestPlayer.guest(server.address, 'Mallory');
  const sockets = await Promise.all(Array.from({ length: 4 }, () => mallory.connect()));
  const answers = await Promise.all(
    sockets.flatMap((socket) => Array.from({ length: 4 }, () => socket.ask({ do: 'lobby', on: true }))),
  );
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(6);
  expect(answers.find(({ type }) => type === 'refused')).toMatchObject({
    refusal: { code: 'limit', key: 'server.tooManyMessages' },
  });
  const ann = await (await TestPlayer.guest(server.address, 'Ann')).connect();
  expect((await ann.ask({ do: 'lobby', on: true })).type).toBe('done');
  await Promise.all([...sockets, ann].map((socket) => socket.close()));
  await server.stop();
});

test('what many are told costs who does it more, so that nobody makes a server talk by having many look on', async () => {
  const together = { person: { burst: 60, perSecond: 0.001 }, address: GENEROUS.together.address };
  const server = await testServer({ limits: { ...GENEROUS, together } });
  const doneBefore = async (party: Party): Promise<number> => {
    const [{ player }] = party.sockets;
    const socket = await player.connect();
    let done = 0;
    let why: string | undefined;
    for (; why === undefined; done++)
      why = (await socket.do(party.table, { do: done % 2 === 0 ? 'standIn' : 'back' }))?.key;
    expect(why).toBe('server.tooManyMessages');
    await socket.close();
    await party.close();
    return done - 1;
  };
  const alone = await doneBefore(await Party.start(server.address));
  const party = await Party.start(server.address);
  const crowd = await Promise.all(
    Array.from({ length: 46 }, async () => {
      const socket = await TestPlayer.stranger(server.address).connect();
      await socket.watch(party.table);
      return socket;
    }),
  );
  const watched = await doneBefore(party);
  expect(alone).toBeGreaterThan(30);
  // forty-eight follow it
  expect(watched).toBe(Math.floor(alone / 4));
  await Promise.all(crowd.map((socket) => socket.close()));
  await server.stop();
});

test('the files of the client are asked for so often and no more', async () => {
  // each comes on a connection of its own, which counts too
  const server = await testServer({ limits: { ...GENEROUS, everything: { burst: 9, perSecond: 1e-9 } } });
  const statuses: (number | undefined)[] = [];
  for (const path of ['/', '/', '/nothing.js', '/api/games', '/'])
    statuses.push((await getAlone(`${server.address}${path}`)).statusCode);
  expect(statuses).toEqual([200, 200, 404, 200, 429]);
  await server.stop();
});

test('an address is counted however it is spelled, and the page about the API with the rest', async () => {
  const requests = { burst: 4, perSecond: 1e-9 };
  const server = await testServer({ limits: { ...GENEROUS, requests } });
  const statuses: number[] = [];
  for (const path of ['/%61pi/games', '/ap%69/games', '/api', '/api?again', '/%61pi/games', '/api', '/api/x'])
    statuses.push((await fetch(`${server.address}${path}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
  // the client's files are not asked for by programs
  expect((await fetch(`${server.address}/`)).status).toBe(200);
  await server.stop();
});

test(
  'connections from one address that read nothing are cut off before they fill the memory',
  { tags: 'slow' },
  async () => {
    const unread = { each: 1e9, address: 64 * 1024, all: 1e9 };
    const server = await testServer({ limits: { ...GENEROUS, unread } });
    const party = await Party.start(server.address);
    const { player } = party.sockets[0];
    for (let i = 0; i < 50; i++)
      await player.rest('POST', `/api/tables/${party.table}/chat`, { text: 'x'.repeat(400) });
    const watch = JSON.stringify({ do: 'watch', table: party.table });
    const sockets = Array.from({ length: 2 }, () => new WebSocket(`${server.address}${SOCKET_ADDRESS}`));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    for (const socket of sockets) socket.pause();
    // much in each answer, since what the network holds is not the server's
    const asking = setInterval(() => {
      for (const socket of sockets) for (let i = 0; i < 20; i++) socket.send(watch);
    }, 25);
    const isCut = async (): Promise<boolean> =>
      (await (await fetch(`${server.address}/metrics`)).text()).includes('limit="unread"');
    await until(isCut);
    clearInterval(asking);
    for (const socket of sockets) socket.terminate();
    // who reads is served meanwhile
    expect(await party.order(party.followed(0).view?.actors[0] ?? 0)).toBeNull();
    await party.close();
    await server.stop();
  },
);

test('names are not changed again and again, and bots not opened beyond their number', async () => {
  const little = { person: { burst: 15, perSecond: 1e-9 }, address: GENEROUS.budgets.chat.address };
  const budgets = { ...GENEROUS.budgets, names: little };
  const server = await testServer({ limits: { ...GENEROUS, budgets } });
  const owner = await TestPlayer.account(server.address, 'mallory');
  const bots = await Promise.all(
    Array.from({ length: 14 }, (_, i) => owner.rest('POST', '/api/me/bots', { name: `Bot ${i}` })),
  );
  // all at once, and still no more than ten
  expect(bots.filter(({ status }) => status === 200)).toHaveLength(10);
  const statuses: number[] = [];
  for (const name of ['Mal', 'Mal', 'Mel'])
    statuses.push((await owner.rest('PATCH', '/api/me', { name })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await owner.rest('GET', '/api/me')).body).toMatchObject({ name: 'Mal' });
  await server.stop();
});
