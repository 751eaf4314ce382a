// Accounts that people can keep: where they are signed in, codes to come back with, other names.

import { isRefusal } from '@starboard/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Admin } from './people/admin.ts';
import { openBeside } from './store/beside.ts';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';

const PASSWORD = 'a long enough secret';
const NEXT = 'another long secret';

onStores('accounts on %s', (kind) => {
  let server: TestServer;
  let options: ReturnType<typeof testOptions>;
  let ann: TestPlayer;

  beforeEach(async () => {
    options = { ...testOptions(), ...(await storeOptions(kind)) };
    server = await testServer(options);
    ann = await TestPlayer.account(server.address, 'ann');
  });
  afterEach(() => server.stop());

  /** A newcomer asks, and is whoever it has become by that. */
  const enter = async (path: string, said: object) => {
    const { headers, ...rest } = await TestPlayer.stranger(server.address).rest('POST', path, said);
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return { ...rest, player: new TestPlayer(server.address, null, { cookie }) };
  };
  const signIn = (password: string, login = 'ann') => enter('/api/sessions', { login, password });
  const codesOf = async (player: TestPlayer): Promise<string[]> =>
    (await player.rest('POST', '/api/me/recovery', { password: PASSWORD })).body['codes'] as string[];

  test('where somebody is signed in is listed, and can be ended one by one', async () => {
    const { player: other } = await signIn(PASSWORD);
    const sessions = (await ann.rest('GET', '/api/me/sessions')).body as unknown as {
      id: string;
      here: boolean;
    }[];
    expect(sessions.filter(({ here }) => here)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const there = sessions.find(({ here }) => !here)?.id ?? '';
    // another account has no say there
    const ben = await TestPlayer.account(server.address, 'ben');
    expect((await ben.rest('DELETE', `/api/me/sessions/${there}`)).status).toBe(404);
    expect((await other.rest('GET', '/api/me')).status).toBe(200);
    expect((await ann.rest('DELETE', `/api/me/sessions/${there}`)).status).toBe(204);
    expect((await other.rest('GET', '/api/me')).status).toBe(401);
    expect((await ann.rest('GET', '/api/me')).status).toBe(200);
  });

  test('a recovery code lets in once, and signs out everywhere else', async () => {
    expect((await ann.rest('POST', '/api/me/recovery', { password: 'wrong' })).status).toBe(403);
    const codes = await codesOf(ann);
    expect(new Set(codes).size).toBe(10);
    const [first, second] = codes;
    const recover = (code: string, login = 'ann') =>
      enter('/api/recoveries', { login, code, password: NEXT });
    const refusals = [
      await recover('0000-0000-0000-0000'),
      await recover(first, 'nobody'),
      await recover('x', 'nobody'),
    ];
    // who has no code is not told whether there is such an account
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(refusals[0].body).toMatchObject({ error: { key: 'server.noSuchCode' } });
    // written down by hand
    const done = await recover(` ${first.toUpperCase().replaceAll('0', 'O').replaceAll('-', ' ')}`, 'Ann');
    expect(done.body).toMatchObject({ name: 'ann', login: 'ann' });
    expect((await done.player.rest('GET', '/api/me/recovery')).body).toMatchObject({ count: 9 });
    expect((await ann.rest('GET', '/api/me')).status).toBe(401);
    expect((await recover(first)).status).toBe(403);
    expect((await signIn(PASSWORD)).status).toBe(403);
    expect((await signIn(NEXT)).status).toBe(200);
    expect((await recover(second)).status).toBe(200);
  });

  test('new codes end the earlier ones, and a guest has none', async () => {
    const [old] = await codesOf(ann);
    await codesOf(ann);
    const again = await enter('/api/recoveries', {
      login: 'ann',
      code: old,
      password: NEXT,
    });
    expect(again.status).toBe(403);
    const guest = await TestPlayer.guest(server.address, 'Gus');
    expect((await guest.rest('POST', '/api/me/recovery', { password: '' })).body).toMatchObject({
      error: { key: 'server.noPassword' },
    });
  });

  test('a username can be changed, and what somebody was called stays known to the host', async () => {
    await TestPlayer.account(server.address, 'ben');
    const change = (login: string, password = PASSWORD) =>
      ann.rest('PUT', '/api/me/login', { login, password });
    expect((await change('anna', 'wrong')).body).toMatchObject({ error: { key: 'server.wrongPassword' } });
    expect((await change('Ben')).body).toMatchObject({ error: { key: 'server.loginTaken' } });
    expect((await change('Anna')).body).toMatchObject({ login: 'anna' });
    await ann.rest('PATCH', '/api/me', { name: 'Anna' });
    expect((await signIn(PASSWORD)).status).toBe(403);
    expect((await signIn(PASSWORD, 'anna')).status).toBe(200);
    const data = (await ann.rest('GET', '/api/me/data')).body;
    expect(data['earlierNames']).toMatchObject([
      { name: 'ann', login: 'ann' },
      { name: 'ann', login: 'anna' },
    ]);
    const beside = await openBeside(options);
    if (isRefusal(beside)) throw new Error(beside.reason);
    const admin = new Admin(beside, 'host');
    expect(await admin.names('anna')).toMatchObject([{ login: 'anna' }, { login: 'ann' }]);
    // nothing of it is left when the account goes
    await codesOf(ann);
    await ann.rest('DELETE', '/api/me', { password: PASSWORD });
    for (const table of ['earlier_names', 'recovery_codes', 'sessions'] as const) {
      const rows = await beside.db.selectFrom(table).select('person').execute();
      expect(rows.filter(({ person }) => person === ann.me?.id)).toEqual([]);
    }
    await beside.close();
  });
});
