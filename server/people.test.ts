import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me, MyTable } from '@starboard/wire/schema';
import { cookieIn, TestPlayer } from './testing/player.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { must, Party, until } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

const PASSWORD = 'a long enough secret';

onStores('on %s', (store) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(await storeOptions(store));
  });
  afterAll(() => server.stop());

  /** Signs in or registers; whoever comes out of it. */
  async function enter(
    path: string,
    body: object,
    as = TestPlayer.stranger(server.address),
  ): Promise<TestPlayer> {
    const response = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { ...as.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return new TestPlayer(server.address, (await response.json()) as Me, { cookie: cookieIn(response) });
  }

  const register = (login: string, as?: TestPlayer): Promise<TestPlayer> =>
    enter('/api/accounts', { login, password: PASSWORD }, as);

  test('a name has nothing in it that nobody sees', async () => {
    const stranger = TestPlayer.stranger(server.address);
    // a zero-width space, a soft hyphen, right to left, a Hangul filler, an empty Braille cell, the end of a line
    for (const unseen of ['\u200b', '\u00ad', '\u202e', '\u3164', '\u2800', '\u2028', '\u0085'])
      expect((await stranger.rest('POST', '/api/guests', { name: `An${unseen}n` })).status).toBe(400);
    // blanks, and marks without a letter to lie on
    for (const name of [' ', '\u00a0\u3000', '\u0301\u0308', ' \u0301'])
      expect((await stranger.rest('POST', '/api/guests', { name })).status).toBe(400);
    for (const name of ['Ána María', 'Иван', '王小明', 'Ann ❤\ufe0f', 'O’Neill'])
      expect(await TestPlayer.guest(server.address, name)).toMatchObject({ me: { name } });
  });

  test('a session is a cookie that scripts cannot read and other sites cannot use', async () => {
    const response = await fetch(`${server.address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^starboard=\w{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(await response.json()).toMatchObject({ name: 'Ann', kind: 'guest', login: null });
  });

  test('behind https the cookie is for https alone', async () => {
    const other = await testServer({ origins: ['https://play.example'], ...(await storeOptions(store)) });
    const response = await fetch(`${other.address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
    await other.stop();
  });

  test('a guest who registers is the same person, with the same games', async () => {
    const guest = await TestPlayer.guest(server.address, 'Greta');
    const { table } = await guest.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    const account = await register('Greta.1', guest);
    expect(account.me).toMatchObject({ id: guest.me?.id, name: 'Greta', kind: 'account', login: 'greta.1' });
    // who still has the guest's cookie is not the account
    expect((await guest.rest('GET', '/api/me')).status).toBe(401);
    const mine = await account.rest('GET', '/api/me/tables');
    expect(mine.body).toMatchObject([{ table: { id: table } }]);
    const taken = await TestPlayer.stranger(server.address).rest('POST', '/api/accounts', {
      login: 'GRETA.1',
      password: PASSWORD,
    });
    expect([taken.status, taken.body]).toMatchObject([
      422,
      { error: { reason: 'That username is taken: choose another.' } },
    ]);
  });

  test('an account that signs in takes over the games of the guest that it was, in play and open', async () => {
    const account = await register('hannah');
    const party = await Party.start(server.address);
    const [{ player: guest }] = party.sockets;
    const open = await guest.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    const signedIn = await enter(
      '/api/sessions',
      { login: 'hannah', password: PASSWORD, adopt: true },
      guest,
    );
    expect(signedIn.me?.id).toBe(account.me?.id);
    const { body } = await signedIn.rest('GET', '/api/me/tables');
    const ids = (body as unknown as { table: { id: string } }[]).map(({ table }) => table.id);
    expect(ids.toSorted()).toEqual([party.table, open.table].toSorted());
    // the guest is nobody any more, and its socket is cut
    await party.sockets[0].closed;
    expect((await guest.rest('GET', '/api/me')).status).toBe(401);
    // the account goes on where the guest was
    const socket = await signedIn.connect();
    const { seat, view } = await socket.watch(party.table);
    expect([seat, view?.viewer]).toEqual([0, 0]);
    await must(socket.do(party.table, { do: 'resign' }));
    await party.sockets[1].close();
    await socket.close();
  });

  test('a wrong password is refused in the same words as a wrong name', async () => {
    await register('ivo');
    const answers = await Promise.all(
      ['ivo', 'nobody.there'].map((login) =>
        TestPlayer.stranger(server.address).rest('POST', '/api/sessions', { login, password: 'wrong wrong' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(answers[0].body).toEqual(answers[1].body);
  });

  test('a new password signs out everywhere else, sockets included', async () => {
    const here = await register('jana');
    const there = await enter('/api/sessions', { login: 'jana', password: PASSWORD });
    const socket = await there.connect();
    const wrong = await here.rest('PUT', '/api/me/password', { old: 'not it', new: 'another secret' });
    expect(wrong.status).toBe(403);
    const changed = await here.rest('PUT', '/api/me/password', { old: PASSWORD, new: 'another secret' });
    expect(changed.status).toBe(204);
    expect(await socket.closed).toBe(1008);
    expect((await there.rest('GET', '/api/me')).status).toBe(401);
    const again = await enter('/api/sessions', { login: 'jana', password: 'another secret' });
    expect(again.me?.login).toBe('jana');
  });

  test('signing out ends this session, or all of them', async () => {
    const sessions = [await register('karl')];
    for (let i = 0; i < 3; i++)
      sessions.push(await enter('/api/sessions', { login: 'karl', password: PASSWORD }));
    const whoIsIn = async (): Promise<number[]> =>
      Promise.all(sessions.map(async (each) => (await each.rest('GET', '/api/me')).status));
    await sessions[0].rest('DELETE', '/api/sessions');
    expect(await whoIsIn()).toEqual([401, 200, 200, 200]);
    await sessions[1].rest('DELETE', '/api/sessions?everywhere=true');
    expect(await whoIsIn()).toEqual([401, 401, 401, 401]);
  });

  test('another name is shown at the tables where the person sits', async () => {
    const party = await Party.gather(server.address);
    const shown = party.sockets[1].next('info', ({ info }) => info.seats[0].person?.name === 'Anna Lena');
    await party.sockets[0].player.rest('PATCH', '/api/me', { name: 'Anna Lena' });
    expect((await shown).info.host.name).toBe('Anna Lena');
    await party.close();
  });

  test('all that is stored about a person is handed out, and goes when the person does', async () => {
    const person = await register('lena');
    const other = await TestPlayer.guest(server.address, 'Otto');
    const { table } = await person.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    await other.command(table, { do: 'sit' });
    await person.rest('POST', `/api/tables/${table}/chat`, { text: 'I live in Kiel' });
    await person.rest('PUT', `/api/me/blocks/${other.me?.id}`, { kind: 'mute' });
    await person.rest('POST', '/api/me/bots', { name: 'Lena’s bot' });
    const { body } = await person.rest('GET', '/api/me/data');
    expect(body).toMatchObject({
      me: { login: 'lena' },
      tables: [{ id: table }],
      chat: [{ table, text: 'I live in Kiel' }],
      blocks: [{ person: { name: 'Otto' }, kind: 'mute' }],
      bots: [{ name: 'Lena’s bot' }],
      sessions: [{}],
    });
    expect(JSON.stringify(body)).not.toContain('argon2id');

    const kept = await person.rest('DELETE', '/api/me', { password: 'not it' });
    expect(kept.status).toBe(403);
    expect((await person.rest('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
    expect((await person.rest('GET', '/api/me')).status).toBe(401);
    const left = await other.rest('GET', `/api/tables/${table}`);
    expect(left.body).toMatchObject({ info: { host: { name: 'Otto' }, seats: [{ person: null }, {}] } });
    expect((await other.rest('GET', `/api/tables/${table}/chat`)).body).toEqual([]);
    expect(JSON.stringify(left.body)).not.toContain('lena');
  });

  test('with a person go the names of the guests that it was, and its bots from their tables', async () => {
    const account = await register('mona');
    const guest = await TestPlayer.guest(server.address, 'Mona of Kiel');
    const signedIn = await enter('/api/sessions', { login: 'mona', password: PASSWORD, adopt: true }, guest);
    const other = await TestPlayer.guest(server.address, 'Otto');
    await other.rest('PUT', `/api/me/blocks/${guest.me?.id}`, { kind: 'mute' });
    const named = async (): Promise<string> =>
      JSON.stringify((await other.rest('GET', '/api/me/blocks')).body);
    expect(await named()).toContain('Mona of Kiel');
    const { body } = await account.rest('POST', '/api/me/bots', { name: 'Beep' });
    const bot = new TestPlayer(server.address, null, { authorization: `Bearer ${body['token'] as string}` });
    const { table } = await other.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    expect((await bot.command(table, { do: 'sit' })).status).toBe(200);
    expect((await signedIn.rest('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
    const left = await other.rest('GET', `/api/tables/${table}`);
    expect(left.body).toMatchObject({ info: { seats: [{}, { person: null }] } });
    expect(await named()).not.toContain('Mona');
  });

  test('where it is my turn is listed first, however old it is', async () => {
    const host = await TestPlayer.guest(server.address, 'Nora');
    const opened: string[] = [];
    for (let i = 0; i < 4; i++) {
      const seats = [{ me: true as const }, i < 3 ? { bot: 'random' } : { free: true as const }];
      opened.push((await host.open({ game: 'skirmish', seats, ready: true })).table);
      // each is opened in a millisecond of its own
      const opening = Date.now();
      await until(() => Date.now() > opening);
    }
    const mine = async (): Promise<MyTable[]> =>
      (await host.rest('GET', '/api/me/tables')).body as unknown as MyTable[];
    await until(async () => (await mine()).filter(({ myTurn }) => myTurn).length === 3);
    await host.command(opened[2], { do: 'resign' });
    expect((await mine()).map(({ table, myTurn }) => [table.id, myTurn])).toEqual([
      [opened[1], true],
      [opened[0], true],
      [opened[3], false],
      [opened[2], false],
    ]);
  });

  test('who leaves for good during a game leaves a bot behind, and its seat has no name', async () => {
    const party = await Party.start(server.address, { seats: 3 });
    const seen = party.sockets[0].next('info', ({ info }) => info.seats[2].away === 'vacant');
    expect((await party.sockets[2].player.rest('DELETE', '/api/me', {})).status).toBe(204);
    expect((await seen).info.seats[2]).toMatchObject({ person: null, bot: 'captain' });
    expect(await party.sockets[2].closed).toBe(1008);
    await party.close();
  });
});
