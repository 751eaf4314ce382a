import { isRefusal } from '@starboard/engine';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { configFrom } from './config.ts';
import { calmed, jsonLog, type Log } from './ops/log.ts';
import { Admin } from './people/admin.ts';
import { openBeside } from './store/beside.ts';
import { TestPlayer } from './testing/player.ts';
import { getAlone } from './testing/alone.ts';
import { GENEROUS, testOptions, testServer } from './testing/server.ts';
import { until } from './testing/table.ts';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly request?: string;
  readonly address?: string;
  readonly why?: string;
  readonly limit?: string;
  readonly leftOut?: number;
  readonly person?: string;
}

/** A log that can be read, at the level that is usual. */
function kept(): { log: Log; lines: Line[]; text: () => string } {
  const lines: Line[] = [];
  const log = jsonLog('warn', (line) => void lines.push(JSON.parse(line) as Line));
  return { log, lines, text: () => JSON.stringify(lines) };
}

const PASSWORD = 'a long enough secret';

test('sign-ins that fail and limits that are reached are told, with the id that the answer has', async () => {
  const { log, lines, text } = kept();
  const limits = { ...GENEROUS, signIns: { burst: 4, perSecond: 0.0001 } };
  const server = await testServer({ parts: { log }, limits, trustProxy: true });
  const from = (address: string) => new TestPlayer(server.address, null, { 'x-forwarded-for': address });
  const account = { login: 'secretive', password: PASSWORD };
  await from('203.0.113.7').rest('POST', '/api/accounts', account);
  expect(lines).toEqual([]);
  const wrong = await from('203.0.113.8').rest('POST', '/api/sessions', {
    ...account,
    password: 'hunter2hunter2',
  });
  expect(wrong.status).toBe(403);
  expect(lines).toMatchObject([
    {
      level: 'warn',
      message: 'a sign-in failed',
      request: wrong.headers.get('x-request-id'),
      address: '203.0.113.0/24',
      url: '/api/sessions',
      why: 'server.noSuchAccount',
    },
  ]);
  for (let i = 0; i < 4; i++)
    await from('203.0.113.8').rest('POST', '/api/sessions', { ...account, password: `hunter2hunter${i}` });
  expect(lines.at(-1)).toMatchObject({ message: 'a limit was reached', limit: 'server.tooManyRequests' });
  for (const secret of ['hunter2', PASSWORD, 'secretive', '203.0.113.8'])
    expect(text()).not.toContain(secret);
  await server.stop();
});

test('limits that a socket reaches are told with the id that opened it, and the number of the message', async () => {
  const { log, lines } = kept();
  const budget = { person: { burst: 1, perSecond: 0.0001 }, address: { burst: 9, perSecond: 0.0001 } };
  const limits = {
    ...GENEROUS,
    perAddress: 2,
    messages: { burst: 5, perSecond: 0.0001 },
    budgets: { ...GENEROUS.budgets, chat: budget },
  };
  const server = await testServer({ parts: { log }, limits });
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  const socket = await openSocket(server.address, ann.headers);
  // two lines are one too many, and so is the sixth message
  for (let id = 1; id <= 6; id++) {
    socket.ws.send(JSON.stringify(id < 3 ? { id, do: 'say', table, text: 'x' } : { id, do: 'ping' }));
    await once(socket.ws, 'message');
  }
  await until(() => lines.length === 2);
  expect(lines).toMatchObject([
    { message: 'a limit was reached', limit: 'server.tooMuchSaid', request: `${socket.id}-2` },
    { message: 'a limit was reached', limit: 'server.tooManyMessages', request: `${socket.id}-6` },
  ]);
  const another = await openSocket(server.address, {});
  expect(another.id).toMatch(/^\w{16}$/);
  await expect(openSocket(server.address, {})).rejects.toThrow('429');
  expect(lines[2]).toMatchObject({
    limit: 'connections',
    request: expect.stringMatching(/^\w{16}$/) as string,
  });
  for (const { ws } of [socket, another]) ws.close();
  await server.stop();
});

/** With the id that the answer to its request has. */
async function openSocket(address: string, headers: Readonly<Record<string, string>>) {
  const ws = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_ADDRESS}`, { headers });
  const id = new Promise<string | undefined>((resolve) =>
    ws.once('upgrade', (response) => resolve(response.headers['x-request-id'] as string | undefined)),
  );
  await once(ws, 'open');
  return { ws, id: await id };
}

test('whoever is turned away at the gate is told an id too', async () => {
  const { log, lines } = kept();
  const server = await testServer({
    parts: { log },
    limits: { ...GENEROUS, everything: { burst: 3, perSecond: 0.0001 } },
  });
  await getAlone(`${server.address}/api/games`);
  const turned = await getAlone(`${server.address}/api/games`);
  expect(turned.statusCode).toBe(429);
  expect(lines[0]).toMatchObject({ limit: 'everything', request: turned.headers['x-request-id'] });
  // a connection that is not even let in has asked for nothing yet
  await expect(getAlone(`${server.address}/api/games`)).rejects.toThrow(/socket hang up|ECONNRESET/);
  for (const { request } of lines) expect(request).toMatch(/^\w{16}$/);
  await server.stop();
});

test('an id of a request is taken over from a proxy that is trusted, and from nobody else', async () => {
  for (const trustProxy of [true, false]) {
    const server = await testServer({ trustProxy });
    const idFor = async (given: string): Promise<string | null> =>
      (await fetch(`${server.address}/api/games`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect((await idFor('0af7651916cd43dd')) === '0af7651916cd43dd').toBe(trustProxy);
    // nothing that could make another line of it, or a long one
    for (const odd of ['short', 'with a blank', '"quoted-and-more"', 'x'.repeat(65)])
      expect(await idFor(odd)).toMatch(/^\w{16}$/);
    expect(await idFor('')).not.toBe(await idFor(''));
    await server.stop();
  }
});

test('addresses are told as the host wants: their network, whole, or not at all', async () => {
  const told: (string | undefined)[] = [];
  for (const toldAddresses of ['network', 'full', 'none'] as const) {
    const { log, lines } = kept();
    const server = await testServer({ parts: { log }, toldAddresses, trustProxy: true });
    await new TestPlayer(server.address, null, { 'x-forwarded-for': '203.0.113.8' }).rest(
      'POST',
      '/api/sessions',
      { login: 'nobody', password: 'wrong wrong' },
    );
    told.push(lines[0].address);
    await server.stop();
  }
  expect(told).toEqual(['203.0.113.0/24', '203.0.113.8', undefined]);
  const where = { host: 'localhost', port: 0, data: 'data' };
  expect(configFrom({}, where)).toMatchObject({ toldAddresses: 'network' });
  const wrong = configFrom({ STARBOARD_LOG_ADDRESSES: 'some' }, where);
  expect(isRefusal(wrong) && wrong.reason).toBe(
    'STARBOARD_LOG_ADDRESSES must be one of none, network, full, not "some".',
  );
});

test('nobody fills the disk with the log: what is left out is counted', () => {
  const { log, lines } = kept();
  let now = 0;
  const calm = calmed(log, () => now, { burst: 3, perSecond: 1 });
  for (let i = 0; i < 1000; i++) calm.warn({ i }, 'a sign-in failed');
  calm.error({}, 'something else');
  expect(lines.map(({ message }) => message)).toEqual([
    ...Array<string>(3).fill('a sign-in failed'),
    'something else',
  ]);
  now = 1000;
  calm.warn({}, 'a sign-in failed');
  expect(lines.at(-1)).toMatchObject({ message: 'a sign-in failed', leftOut: 997 });
  now = 3000;
  calm.warn({}, 'a sign-in failed');
  expect(lines.at(-1)?.leftOut).toBe(undefined);
});

test('a server that is flooded writes few lines', async () => {
  const { log, lines } = kept();
  const limits = { ...GENEROUS, requests: { burst: 1, perSecond: 0.0001 } };
  const server = await testServer({ parts: { log }, limits });
  const ask = async (): Promise<unknown> => (await fetch(`${server.address}/api/games`)).text();
  for (let i = 0; i < 300; i++) await ask();
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.length).toBeLessThan(250);
  await server.stop();
});

test('what the host does is written down with who did it, and told by the server that does it', async () => {
  const { log, lines } = kept();
  const options = { ...testOptions(), parts: { log, pace: { bots: 0 } } };
  const server = await testServer(options);
  const beside = await openBeside(options);
  if (isRefusal(beside)) throw new Error(beside.reason);
  const admin = new Admin(beside, 'ann by command');
  const bob = await TestPlayer.guest(server.address, 'Bob the Rude');
  const id = bob.me?.id ?? '';
  await admin.silence(id, 7);
  await until(() => lines.length === 1);
  await admin.ban(id);
  await until(() => lines.length === 2);
  // each has the id that the host finds in the audit
  const deeds = (await admin.audit()).toReversed();
  expect(lines.map(({ request }) => request)).toEqual(deeds.map((deed) => deed.id));
  await admin.unban(id);
  await admin.forget(id, 60_000);
  expect((await admin.audit()).map(({ who, what, about }) => [who, what, about])).toEqual(
    ['forget', 'unban', 'ban', 'silence for 7 days'].map((what) => ['ann by command', what, id]),
  );
  expect(lines[0]).toMatchObject({
    level: 'warn',
    message: 'the host decided something about somebody',
    person: id,
  });
  expect(JSON.stringify([lines, await admin.audit()])).not.toContain('Rude');
  // what is refused is not done, and not written down
  await admin.ban('nobody');
  await admin.settle('nothing');
  expect(await admin.audit()).toHaveLength(4);
  await beside.close();
  await server.stop();
});

test('what the host does about a table, or an account with bots, has one id wherever it is told', async () => {
  const { log, lines } = kept();
  const options = { ...testOptions(), parts: { log, pace: { bots: 0 } } };
  const server = await testServer(options);
  const beside = await openBeside(options);
  if (isRefusal(beside)) throw new Error(beside.reason);
  const admin = new Admin(beside, 'ann by command');
  const owner = await TestPlayer.account(server.address, 'owner');
  const made = await owner.rest('POST', '/api/me/bots', { name: 'Beep' });
  const { table } = await owner.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  await admin.close(table, 60_000);
  await admin.silence(owner.me?.id ?? '', 7);
  await until(() => lines.length === 3);
  const [silenced, closed] = await admin.audit();
  expect(lines[0]).toMatchObject({ message: 'the host closed a table', table, request: closed.id });
  expect(new Set(lines.slice(1).map(({ person }) => person))).toEqual(
    new Set([owner.me?.id, (made.body['bot'] as { id: string }).id]),
  );
  expect(lines.slice(1).map(({ request }) => request)).toEqual([silenced.id, silenced.id]);
  await beside.close();
  await server.stop();
});

test('what the host does in the same millisecond stands in the audit in its order', async () => {
  const options = testOptions();
  const server = await testServer(options);
  const beside = await openBeside(options);
  if (isRefusal(beside)) throw new Error(beside.reason);
  const admin = new Admin(beside, 'ann by command', () => 1000);
  const done = Array.from({ length: 10 }, (_, n) => `note ${n}`);
  for (const what of done) await admin.note(what, 'somebody');
  expect((await admin.audit()).map(({ what }) => what)).toEqual(done.toReversed());
  await beside.close();
  await server.stop();
});
