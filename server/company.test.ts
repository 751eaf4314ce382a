import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatLine } from '@starboard/wire/schema';
import { TestPlayer } from './testing/player.ts';
import { Party } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const idOf = ({ me }: TestPlayer): string => me?.id ?? '';

test('those at the table write, and everybody there reads it', async () => {
  const party = await Party.start(server.address);
  const { sockets, table } = party;
  const eve = await (await TestPlayer.guest(server.address, 'Eve')).connect();
  await eve.watch(table);
  const heard = Promise.all([...sockets, eve].map((socket) => socket.next('chat')));
  await sockets[0].ask({ do: 'say', table, text: 'Good luck <b>all</b>' });
  for (const { line } of await heard)
    expect(line).toMatchObject({ text: 'Good luck <b>all</b>', person: { name: 'Player 0' } });
  // nobody whispers from outside
  expect(await eve.ask({ do: 'say', table, text: 'Take the star!' })).toMatchObject({
    type: 'refused',
    refusal: { code: 'forbidden' },
  });
  const { chat } = await eve.watch(table);
  expect(chat.map(({ text }) => text)).toEqual(['Good luck <b>all</b>']);
  await eve.close();
  await party.close();
});

test('who is muted is not read any more, from now on and from before; others read on', async () => {
  const party = await Party.start(server.address, { seats: 3 });
  const { sockets, table } = party;
  const [ann, bob, cleo] = sockets;
  const say = (socket: (typeof sockets)[number], text: string) => socket.ask({ do: 'say', table, text });
  await say(bob, 'before');
  await ann.player.rest('PUT', `/api/me/blocks/${idOf(bob.player)}`, { kind: 'mute' });
  const atCleo = cleo.next('chat', ({ line }) => line.text === 'between');
  await say(bob, 'between');
  await atCleo;
  const next = ann.next('chat');
  await say(cleo, 'from Cleo');
  expect((await next).line.text).toBe('from Cleo');
  const texts = (lines: readonly ChatLine[]): string[] => lines.map(({ text }) => text);
  expect(texts((await ann.watch(table)).chat)).toEqual(['from Cleo']);
  expect((await ann.player.rest('GET', `/api/tables/${table}/chat`)).body).toMatchObject([
    { text: 'from Cleo' },
  ]);
  expect((await ann.player.rest('GET', '/api/me/blocks')).body).toMatchObject([
    { person: { name: 'Player 1' }, kind: 'mute' },
  ]);
  await ann.player.rest('DELETE', `/api/me/blocks/${idOf(bob.player)}`);
  expect(texts((await ann.watch(table)).chat)).toEqual(['before', 'between', 'from Cleo']);
  await party.close();
});

test('whom the person blocked it does not read either, and there must be such a person', async () => {
  const party = await Party.start(server.address);
  const [ann, bob] = party.sockets;
  await ann.player.rest('PUT', `/api/me/blocks/${idOf(bob.player)}`, { kind: 'block' });
  await bob.ask({ do: 'say', table: party.table, text: 'hello' });
  expect((await ann.watch(party.table)).chat).toEqual([]);
  const nobody = await ann.player.rest('PUT', '/api/me/blocks/nobody0there', { kind: 'mute' });
  expect(nobody.status).toBe(404);
  await party.close();
});

test('a line that nobody should have to read is reported with its words', async () => {
  const party = await Party.start(server.address);
  const [ann, bob] = party.sockets;
  const heard = ann.next('chat');
  await bob.ask({ do: 'say', table: party.table, text: 'something rude' });
  const { line } = await heard;
  const report = { person: idOf(bob.player), table: party.table, chat: line.id, reason: 'rude' };
  expect((await ann.player.rest('POST', '/api/reports', report)).status).toBe(204);
  const empty = await ann.player.rest('POST', '/api/reports', { ...report, reason: '' });
  expect([empty.status, empty.body]).toMatchObject([400, { error: { code: 'malformed' } }]);
  await party.close();
});
