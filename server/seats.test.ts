import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lobby, MyTable, NewTable } from '@starboard/wire/schema';
import { TestPlayer, type TestSocket } from './testing/player.ts';
import { must, Party, until } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let ann: TestSocket;
let bob: TestSocket;
let cleo: TestSocket;

beforeAll(async () => {
  server = await testServer();
  [ann, bob, cleo] = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map(async (name) => (await TestPlayer.guest(server.address, name)).connect()),
  );
});

afterAll(async () => {
  await Promise.all([ann, bob, cleo].map((socket) => socket.close()));
  await server.stop();
});

const FOR_TWO: NewTable = { game: 'skirmish', seats: [{ me: true }, { free: true }] };

async function opened(table: NewTable = FOR_TWO): Promise<string> {
  const { table: id } = await ann.player.open(table);
  await ann.watch(id);
  return id;
}

const infoOf = async (table: string, socket = ann) => (await socket.watch(table)).info;

test('what is refused says so by key and values as well as in English', async () => {
  const refuse = async (change: Partial<NewTable>): Promise<unknown> =>
    (await ann.player.rest('POST', '/api/tables', { ...FOR_TWO, ...change })).body;
  expect(await refuse({ game: 'chess' })).toEqual({
    error: {
      code: 'illegal',
      key: 'server.noSuchGame',
      values: { game: 'chess' },
      reason: 'There is no game "chess".',
      rule: null,
    },
  });
  expect(await refuse({ seats: [{ me: true }] })).toMatchObject({
    error: { code: 'illegal', key: 'engine.wrongSeats', values: { min: 2, max: 4, seats: 1 } },
  });
});

test('a table needs a game, fitting seats, options and bots that there are', async () => {
  const refused: [Partial<NewTable>, string][] = [
    [{ game: 'chess' }, 'There is no game "chess".'],
    [{ seats: [{ me: true }] }, 'Skirmish is for 2 to 4 players, not 1.'],
    [{ seats: [{ me: true }, { me: true }] }, 'You can take only one seat.'],
    [{ options: { rounds: 99 } }, 'Option rounds must be a whole number from 2 to 12, not 99.'],
    [{ options: { dragons: true } }, 'There is no option "dragons". The options are rounds.'],
    [{ seats: [{ me: true }, { bot: 'oracle' }] }, 'There is no bot "oracle" for this game'],
    [{ level: 'oracle' }, 'There is no bot "oracle" for this game'],
    [
      { time: { kind: 'live', bank: 5, increment: 0, onTimeout: 'bot' } },
      'A live clock needs at least 30 seconds.',
    ],
    [
      { time: { kind: 'days', bank: 5, increment: 0, onTimeout: 'bot' } },
      'A correspondence clock needs at least an hour per decision.',
    ],
  ];
  for (const [change, reason] of refused) {
    const { status, body } = await ann.player.rest('POST', '/api/tables', { ...FOR_TWO, ...change });
    expect([status, body]).toMatchObject([
      422,
      { error: { reason: expect.stringContaining(reason) as string } },
    ]);
  }
});

test('people come and go, and the host arranges', async () => {
  const table = await opened({ game: 'skirmish', seats: [{ me: true }, { free: true }, { free: true }] });
  expect(await bob.do(table, { do: 'bot', seat: 2, level: 'random' })).toMatchObject({ code: 'forbidden' });
  await must(bob.do(table, { do: 'sit', seat: 2 }));
  expect(await bob.do(table, { do: 'sit', seat: 1 })).toMatchObject({
    reason: 'You are already seated at this table.',
  });
  expect(await cleo.do(table, { do: 'sit', seat: 2 })).toMatchObject({ reason: 'That seat is taken.' });
  expect(await cleo.do(table, { do: 'sit', seat: 7 })).toMatchObject({ reason: 'There is no seat 7.' });
  await must(cleo.do(table, { do: 'sit' }));
  expect((await infoOf(table)).seats.map(({ person }) => person?.name)).toEqual(['Ann', 'Cleo', 'Bob']);
  await must(ann.do(table, { do: 'remove', seat: 1 }));
  await must(ann.do(table, { do: 'bot', seat: 1, level: 'random' }));
  await must(ann.do(table, { do: 'bot', seat: 1, level: 'greedy' }));
  expect((await infoOf(table)).seats[1]).toMatchObject({ person: null, bot: 'greedy' });
  expect(await ann.do(table, { do: 'bot', seat: 2, level: 'random' })).toMatchObject({
    reason: 'That seat is taken.',
  });
  await must(bob.do(table, { do: 'rise' }));
  expect(await bob.do(table, { do: 'rise' })).toMatchObject({ reason: 'You are not seated at this table.' });
  await must(cleo.do(table, { do: 'sit' }));
  // the host goes: somebody else arranges the table
  await must(ann.do(table, { do: 'rise' }));
  expect((await infoOf(table, cleo)).host.name).toBe('Cleo');
  expect(await ann.do(table, { do: 'close' })).toMatchObject({ code: 'forbidden' });
  await must(cleo.do(table, { do: 'close' }));
  expect(await bob.do(table, { do: 'sit' })).toMatchObject({
    reason: 'This table was closed: take a seat at another table, or open one.',
  });
});

test('the game starts when all seats are taken and everybody is ready', async () => {
  const table = await opened();
  await must(ann.do(table, { do: 'ready', ready: true, word: 'comet' }));
  await must(bob.do(table, { do: 'sit' }));
  // somebody came: who was ready may have changed its mind
  expect((await infoOf(table)).seats[0].ready).toBe(false);
  await must(bob.do(table, { do: 'ready', ready: true, word: 'tail' }));
  await must(bob.do(table, { do: 'ready', ready: false }));
  await must(ann.do(table, { do: 'ready', ready: true, word: 'comet' }));
  expect((await infoOf(table)).status).toBe('open');
  const started = ann.next('seat', ({ view }) => view !== null);
  await must(bob.do(table, { do: 'ready', ready: true, word: 'tail' }));
  const { view } = await started;
  expect(view).toMatchObject({ viewer: 0, viewSeq: 0, words: ['comet', 'tail'], actors: [0, 1] });
  expect((await ann.watch(table)).card.commitment).toBe(view?.commitment);
  expect(await ann.do(table, { do: 'ready', ready: false })).toMatchObject({
    reason: 'The game has already started.',
  });
  expect(await cleo.do(table, { do: 'sit' })).toMatchObject({ reason: 'All seats are taken.' });
});

test('whoever opens a table with bots and is ready plays at once, and the bots play on', async () => {
  const seats: NewTable['seats'] = [{ me: true }, { bot: 'cadet' }, { bot: 'random' }, { bot: 'greedy' }];
  const { table } = await ann.player.open({ game: 'skirmish', options: { rounds: 2 }, seats, ready: true });
  const { view } = await ann.watch(table);
  expect(view?.actors).toContain(0);
  const followed = () => ann.tables.get(table);
  while (followed()?.view?.outcome === null) {
    if (followed()?.mayAct(0) !== true) {
      await ann.next('delta');
      continue;
    }
    const reply = await ann.ask({ do: 'legal', table, order: [] });
    const order = await wholeOrder(table, reply.type === 'legal' ? reply.moves : []);
    const viewSeq = followed()?.view?.viewSeq ?? 0;
    const refused = await ann.do(table, { do: 'order', viewSeq, order });
    expect(refused === null || refused.code === 'stale', refused?.reason).toBe(true);
    await ann.ask({ do: 'ping' });
  }
  expect((await infoOf(table)).status).toBe('over');
});

/** Always the last of what can follow, until the order is complete. */
async function wholeOrder(table: string, moves: readonly string[]): Promise<string[]> {
  const order = [moves[moves.length - 1]];
  for (;;) {
    const reply = await ann.ask({ do: 'legal', table, order });
    if (reply.type !== 'legal') throw new Error(JSON.stringify(reply));
    if (reply.complete) return order;
    order.push(reply.moves[reply.moves.length - 1]);
  }
}

test('a table of bots alone plays by itself, where an account opens it', async () => {
  const seats: NewTable['seats'] = [{ bot: 'random' }, { bot: 'random' }];
  const dora = await TestPlayer.account(server.address, 'dora');
  const { table } = await dora.open({ game: 'skirmish', options: { rounds: 2 }, seats });
  await ann.watch(table);
  await until(async () => (await infoOf(table)).status === 'over');
  expect((await ann.watch(table)).view?.outcome).not.toBe(null);
});

test('guests open no table for bots alone, nor make one of theirs into it', async () => {
  const refusal = {
    code: 'forbidden',
    key: 'server.botsAloneNeedAccount',
    reason: expect.stringContaining('create an account first') as string,
  };
  const seats: NewTable['seats'] = [{ bot: 'random' }, { bot: 'random' }];
  const asked = await ann.player.rest('POST', '/api/tables', { game: 'skirmish', seats });
  expect([asked.status, asked.body]).toEqual([403, { error: expect.objectContaining(refusal) as object }]);
  const table = await opened({ game: 'skirmish', seats: [{ me: true }, { free: true }, { bot: 'random' }] });
  await must(ann.do(table, { do: 'rise' }));
  await must(ann.do(table, { do: 'bot', seat: 0, level: 'random' }));
  const last = { do: 'bot', seat: 1, level: 'random' } as const;
  expect(await ann.do(table, last)).toMatchObject(refusal);
  expect(await ann.player.command(table, last)).toMatchObject({ status: 403, body: { error: refusal } });
  expect(await infoOf(table)).toMatchObject({ status: 'open', seats: { 1: { bot: null, person: null } } });
  // with a person it is a table like any other
  await must(bob.do(table, { do: 'sit', seat: 1 }));
  await must(bob.do(table, { do: 'ready', ready: true }));
  expect((await infoOf(table)).status).toBe('playing');
});

test('an invitation opens a table, and nothing else does', async () => {
  const { table, invite } = await ann.player.open({ ...FOR_TWO, visibility: 'invited' });
  const { body } = await bob.player.rest('GET', '/api/tables');
  expect(JSON.stringify(body)).not.toContain(table);
  expect(await bob.do(table, { do: 'sit' })).toMatchObject({ code: 'unknown' });
  await expect(bob.watch(table)).rejects.toThrow('not invited');
  await bob.watch(table, { invite });
  await must(bob.do(table, { do: 'sit' }));
  // who sits there needs no invitation any more, and can invite others
  expect((await bob.watch(table)).invite).toBe(invite);
  expect((await cleo.watch(table, { invite })).invite).toBe(null);
});

test('the lobby and one’s own tables update themselves', async () => {
  await cleo.ask({ do: 'lobby', on: true });
  await bob.ask({ do: 'mine', on: true });
  const shown = cleo.next('lobby', ({ lobby }) => lobby.open.some(({ seats }) => seats.length === 4));
  const { table } = await ann.player.open({
    game: 'skirmish',
    seats: [{ me: true }, { free: true }, { free: true }, { bot: 'random' }],
  });
  expect((await shown).lobby.open[0]).toMatchObject({
    id: table,
    options: { rounds: 6 },
    host: { name: 'Ann' },
  });
  const mine = bob.next('mine', ({ tables }) => tables.some(({ table: { id } }) => id === table));
  await must(bob.do(table, { do: 'sit' }));
  await mine;
  const gone = cleo.next('lobby', ({ lobby }) => lobby.playing.some(({ id }) => id === table));
  const turn = bob.next('mine', ({ tables: [first] }) => first.myTurn && first.table.id === table);
  await must(cleo.do(table, { do: 'sit' }));
  for (const socket of [ann, bob, cleo]) await must(socket.do(table, { do: 'ready', ready: true }));
  await gone;
  expect((await turn).tables[0]).toMatchObject({ seat: 1, myTurn: true });
  await cleo.ask({ do: 'lobby', on: false });
  await bob.ask({ do: 'mine', on: false });
});

test('who is blocked by the host cannot sit down, with an invitation or without', async () => {
  const dan = await (await TestPlayer.guest(server.address, 'Dan')).connect();
  const block = await ann.player.rest('PUT', `/api/me/blocks/${dan.player.me?.id}`, { kind: 'block' });
  expect(block.status).toBe(204);
  const { table, invite } = await ann.player.open(FOR_TWO);
  const refused = {
    code: 'forbidden',
    reason: expect.stringContaining('take a seat at another table') as string,
  };
  expect(await dan.do(table, { do: 'sit' })).toMatchObject(refused);
  await dan.watch(table, { invite });
  expect(await dan.do(table, { do: 'sit' })).toMatchObject(refused);
  // only the host's word counts there
  await bob.player.rest('PUT', `/api/me/blocks/${dan.player.me?.id}`, { kind: 'block' });
  await ann.player.rest('DELETE', `/api/me/blocks/${dan.player.me?.id}`);
  await must(dan.do(table, { do: 'sit' }));
  await bob.player.rest('DELETE', `/api/me/blocks/${dan.player.me?.id}`);
  await dan.close();
});

test('whom the host of a rematch has blocked does not come along', async () => {
  const party = await Party.start(server.address);
  const [host, other] = party.sockets;
  const { id } = (await infoOf(party.table, host)).seats[1].person ?? { id: '' };
  await must(host.do(party.table, { do: 'resign' }));
  expect(await host.player.rest('PUT', `/api/me/blocks/${id}`, { kind: 'block' })).toMatchObject({
    status: 204,
  });
  await must(host.do(party.table, { do: 'rematch' }));
  const next = (await infoOf(party.table, host)).next ?? '';
  expect((await infoOf(next, host)).seats.map(({ person }) => person?.name ?? null)).toEqual([
    null,
    'Player 0',
  ]);
  expect(await other.do(next, { do: 'sit' })).toMatchObject({
    reason: expect.stringContaining('has blocked you') as string,
  });
  await party.close();
});

test('a seat that has given up is left to its bot: nobody takes it over', async () => {
  const table = await opened({ game: 'skirmish', seats: [{ me: true }, { free: true }, { free: true }] });
  for (const socket of [bob, cleo]) await must(socket.do(table, { do: 'sit' }));
  for (const socket of [ann, bob, cleo]) await must(socket.do(table, { do: 'ready', ready: true }));
  await must(bob.do(table, { do: 'resign' }));
  await until(async () => (await infoOf(table)).seats[1].bot !== null);
  expect(await bob.do(table, { do: 'rise' })).toMatchObject({
    reason: 'This seat has given up: its bot plays on.',
  });
  expect((await infoOf(table)).seats[1]).toMatchObject({ person: { name: 'Bob' }, away: 'resigned' });
});

test('a rematch has the seats moved on and is opened once', async () => {
  const party = await Party.start(server.address);
  expect(await party.sockets[0].do(party.table, { do: 'rematch' })).toMatchObject({
    reason: 'You can ask for a rematch when the game is over.',
  });
  await must(party.sockets[0].do(party.table, { do: 'resign' }));
  await must(party.sockets[1].do(party.table, { do: 'rematch' }));
  await must(party.sockets[0].do(party.table, { do: 'rematch' }));
  const { info } = await party.sockets[0].watch(party.table);
  const next = await party.sockets[0].watch(info.next ?? '');
  expect(next.card.previous).toBe(party.table);
  expect(next.info.seats.map(({ person }) => person?.name)).toEqual(['Player 1', 'Player 0']);
  expect(next.card.commitment).not.toBe((await party.sockets[0].watch(party.table)).card.commitment);
  await must(party.sockets[0].do(info.next ?? '', { do: 'ready', ready: true }));
  await must(party.sockets[1].do(info.next ?? '', { do: 'ready', ready: true }));
  expect((await party.sockets[0].watch(info.next ?? '')).info.status).toBe('playing');
  await party.close();
});

test('in a rematch bots move on with their names and levels, and so they do in the next one', async () => {
  const seats: NewTable['seats'] = [{ me: true }, { bot: 'cadet' }, { bot: 'random' }, { free: true }];
  const again = async (table: string): Promise<string> => {
    await must(ann.do(table, { do: 'resign' }));
    await must(bob.do(table, { do: 'resign' }));
    await until(async () => (await infoOf(table)).status === 'over');
    await must(ann.do(table, { do: 'rematch' }));
    return (await infoOf(table)).next ?? '';
  };
  const begin = async (table: string): Promise<void> => {
    for (const socket of [ann, bob]) await must(socket.do(table, { do: 'ready', ready: true }));
    expect((await infoOf(table)).status).toBe('playing');
  };
  const sitting = async (table: string) =>
    (await infoOf(table)).seats.map(({ person, bot, star }) => [star, person?.name ?? bot]);
  const { table: first } = await ann.player.open({ game: 'skirmish', options: { rounds: 2 }, seats });
  await must(bob.do(first, { do: 'sit' }));
  const dealt = [
    [0, 'Ann'],
    [1, 'cadet'],
    [2, 'random'],
    [3, 'Bob'],
  ];
  expect(await sitting(first)).toEqual(dealt);
  await begin(first);
  const second = await again(first);
  const moved = [
    [3, 'Bob'],
    [0, 'Ann'],
    [1, 'cadet'],
    [2, 'random'],
  ];
  expect(await sitting(second)).toEqual(moved);
  // in lists too; and who rises or sits down changes nobody's name
  await must(bob.do(second, { do: 'rise' }));
  await must(ann.do(second, { do: 'bot', seat: 0, level: 'greedy' }));
  const { body } = await ann.player.rest('GET', '/api/me/tables');
  const mine = (body as unknown as MyTable[]).find(({ table }) => table.id === second);
  expect(mine?.table.seats.map(({ star, bot }) => [star, bot])).toEqual([
    [3, 'greedy'],
    [0, null],
    [1, 'cadet'],
    [2, 'random'],
  ]);
  await must(ann.do(second, { do: 'remove', seat: 0 }));
  await must(bob.do(second, { do: 'sit', seat: 0 }));
  await begin(second);
  expect(await sitting(await again(second))).toEqual([dealt[2], dealt[3], dealt[0], dealt[1]]);
});

test('a seat that was left in a running game is free in the lobby, until somebody takes it', async () => {
  const { table } = await ann.player.open(FOR_TWO);
  await must(bob.do(table, { do: 'sit' }));
  const listed = async (): Promise<unknown> => {
    const { body } = await cleo.player.rest('GET', '/api/tables');
    const { playing } = body as unknown as Lobby;
    return playing.find(({ id }) => id === table)?.seats.map(({ person, bot }) => person?.name ?? bot);
  };
  for (const socket of [ann, bob]) await must(socket.do(table, { do: 'ready', ready: true }));
  await until(async () => (await infoOf(table)).status === 'playing');
  // whoever lets a bot play keeps the seat
  await must(ann.do(table, { do: 'standIn' }));
  expect(await listed()).toEqual(['Ann', 'Bob']);
  await must(ann.do(table, { do: 'back' }));
  await cleo.ask({ do: 'lobby', on: true });
  const freed = cleo.next('lobby', ({ lobby }) =>
    lobby.playing.some(({ id, seats }) => id === table && seats[1].person === null && seats[1].bot === null),
  );
  await must(bob.do(table, { do: 'rise' }));
  await freed;
  await cleo.ask({ do: 'lobby', on: false });
  expect(await listed()).toEqual(['Ann', null]);
  await must(cleo.do(table, { do: 'sit' }));
  expect(await listed()).toEqual(['Ann', 'Cleo']);
});
