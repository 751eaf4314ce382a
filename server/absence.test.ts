import { expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { must, Party, until } from './testing/table.ts';
import { standingServer } from './testing/standing.ts';

const MINUTE = 60_000;

const server = standingServer();
const { clock } = server;

const infoOf = async ({ sockets, table }: Party) => (await sockets[1].watch(table)).info;

test('a bot takes over when asked, and gives the seat back', async () => {
  const party = await Party.start(server.address);
  await must(party.sockets[0].do(party.table, { do: 'standIn' }));
  await until(async () => (await party.sockets[1].watch(party.table)).view?.actors.join() === '1');
  expect((await infoOf(party)).seats[0]).toMatchObject({
    away: 'asked',
    bot: 'captain',
    person: { name: 'Player 0' },
  });
  // what the bot sees is what the seat sees, and the person goes on watching from there
  expect(party.followed(0).view?.viewer).toBe(0);
  await must(party.sockets[0].do(party.table, { do: 'back' }));
  await must(party.sockets[0].do(party.table, { do: 'back' }));
  expect((await infoOf(party)).seats[0]).toMatchObject({ away: null, bot: null });
  await must(party.order(1, ['plan none']));
  await party.close();
});

test('who vanished may be replaced after a while, and comes back', async () => {
  const party = await Party.start(server.address);
  const [a, b] = party.sockets;
  const { table } = party;
  expect(await b.do(table, { do: 'replace', seat: 0 })).toMatchObject({ reason: 'That player is here.' });
  expect(await b.do(table, { do: 'replace', seat: 1 })).toMatchObject({
    reason: 'Nobody is missing from that seat.',
  });
  const gone = b.next('presence', ({ here }) => here.length === 1);
  await a.close();
  await gone;
  clock.pass(MINUTE);
  expect(await b.do(table, { do: 'replace', seat: 0 })).toMatchObject({
    reason: 'That player may come back: wait 540 more seconds.',
  });
  clock.pass(9 * MINUTE);
  await must(b.do(table, { do: 'replace', seat: 0 }));
  expect((await infoOf(party)).seats[0]).toMatchObject({ away: 'away', person: { name: 'Player 0' } });
  const again = await a.player.connect();
  const { seat, info } = await again.watch(table);
  expect([seat, info.seats[0].away]).toEqual([0, 'away']);
  await must(again.do(table, { do: 'back' }));
  await again.close();
  await b.close();
});

test('who plays without a connection is not gone', async () => {
  const party = await Party.start(server.address);
  const [a, b] = party.sockets;
  const { table } = party;
  const claimed = () => b.do(table, { do: 'claim', seat: 0 });
  const onSocket = async (message: Parameters<typeof a.ask>[0]): Promise<void> => {
    const socket = await a.player.connect();
    await socket.ask(message);
    await socket.close();
  };
  await a.close();
  for (const sign of [
    () => a.player.rest('GET', `/api/tables/${table}`),
    () => a.player.command(table, { do: 'undo', viewSeq: 0 }),
    () => a.player.rest('POST', `/api/tables/${table}/legal`, { order: [] }),
    () => a.player.rest('GET', `/api/tables/${table}/chat`),
    () => a.player.rest('POST', `/api/tables/${table}/chat`, { text: 'a moment, please' }),
    // over a socket that follows nothing
    () => onSocket({ do: 'legal', table, order: [] }),
    () => onSocket({ do: 'say', table, text: 'I am thinking' }),
  ]) {
    clock.pass(11 * MINUTE);
    await sign();
    clock.pass(9 * MINUTE);
    expect(await claimed()).toMatchObject({ reason: 'That player may come back: wait 60 more seconds.' });
  }
  clock.pass(MINUTE);
  await must(claimed());
  await b.close();
});

test('the seat of who stays away is offered to others, who have not seen the game from a seat', async () => {
  const party = await Party.start(server.address, { seats: 3 });
  const [a, b, c] = party.sockets;
  const { table } = party;
  await a.close();
  clock.pass(11 * MINUTE);
  await must(b.do(table, { do: 'replace', seat: 0 }));
  await must(b.do(table, { do: 'replace', seat: 0 }));
  expect((await infoOf(party)).seats[0]).toMatchObject({ away: 'vacant', person: null, bot: 'captain' });
  const old = await a.player.connect();
  expect(await old.do(table, { do: 'sit', seat: 0 })).toMatchObject({
    reason: 'You have already seen this game from a seat, so you cannot take another.',
  });
  const dan = await (await TestPlayer.guest(server.address, 'Dan')).connect();
  expect((await dan.watch(table)).view?.viewer).toBe(-1);
  const seen = dan.next('seat');
  await must(dan.do(table, { do: 'sit', seat: 0 }));
  expect((await seen).view?.viewer).toBe(0);
  expect((await infoOf(party)).seats[0]).toMatchObject({ away: null, bot: null, person: { name: 'Dan' } });
  await must(dan.do(table, { do: 'rise' }));
  expect((await infoOf(party)).seats[0]).toMatchObject({ away: 'vacant' });
  await Promise.all([old, dan, b, c].map((socket) => socket.close()));
});

test('those who play are told who is missing and since when, and how long that takes; nobody else is', async () => {
  const party = await Party.gather(server.address, {}, 3);
  const [a, b] = party.sockets;
  const { table } = party;
  const eve = await TestPlayer.stranger(server.address).connect();
  expect(await eve.watch(table)).toMatchObject({ card: { patience: 10 * MINUTE }, away: [] });
  const started = b.next('seat', ({ view }) => view !== null);
  for (const socket of party.sockets) await must(socket.do(table, { do: 'ready', ready: true }));
  await started;
  const [gone, seen] = [b, eve].map((socket) => socket.next('presence', ({ here }) => here.length === 1));
  await a.close();
  const away = [{ person: a.player.me?.id, since: clock.now() }];
  expect((await gone).away).toEqual(away);
  expect((await seen).away).toEqual([]);
  clock.pass(MINUTE);
  expect((await b.watch(table)).away).toEqual(away);
  expect((await eve.watch(table)).away).toEqual([]);
  // after the game it is nobody’s business
  await must(b.do(table, { do: 'resign' }));
  expect((await b.watch(table)).away).toEqual([]);
  await Promise.all([b, eve].map((socket) => socket.close()));
});

test('a game that begins without somebody tells the others at once', async () => {
  const party = await Party.gather(server.address);
  const [a, b] = party.sockets;
  await must(a.do(party.table, { do: 'ready', ready: true }));
  await a.close();
  const told = b.next('presence', ({ away }) => away.length > 0);
  await must(b.do(party.table, { do: 'ready', ready: true }));
  expect((await told).away).toEqual([{ person: a.player.me?.id, since: clock.now() }]);
  await b.close();
});

test('who vanished may be declared to have given up', async () => {
  const party = await Party.start(server.address);
  const [a, b] = party.sockets;
  await a.close();
  clock.pass(11 * MINUTE);
  await must(b.do(party.table, { do: 'claim', seat: 0 }));
  expect((await b.watch(party.table)).view?.outcome).toMatchObject({ ranks: [2, 1] });
  await b.close();
});

test('the game stays as it was for who comes back after any interruption', async () => {
  const party = await Party.start(server.address);
  await must(party.order(0, ['plan none']));
  await party.settle();
  const before = party.followed(0).view;
  await party.sockets[0].close();
  await server.restart();
  const again = await party.sockets[0].player.at(server.address).connect();
  const { view, missed } = await again.watch(party.table, { viewSeq: before?.viewSeq ?? 0 });
  expect({ ...view, news: null }).toEqual({ ...before, state: view?.state, news: null });
  expect(missed).toEqual([]);
  await again.close();
});
