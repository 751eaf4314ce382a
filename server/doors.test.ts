// @module-tag slow: passwords are slow to check, on purpose

import { isRefusal } from '@starboard/engine';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '@starboard/wire/schema';
import { computerTime, steadyClock } from './base/clock.ts';
import { randomIds } from './base/ids.ts';
import { Accounts } from './people/accounts.ts';
import { Lanes } from './people/lanes.ts';
import { hashPassword } from './people/passwords.ts';
import { openBeside, type Beside } from './store/beside.ts';
import { openStore } from './store/index.ts';
import { TestPlayer } from './testing/player.ts';
import { GENEROUS, testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';

const PASSWORD = 'a long enough secret';
const BURST = 3;

/** A browser: it keeps its cookies. */
class Browser {
  readonly #server: string;
  readonly #address: string;
  readonly cookies = new Map<string, string>();
  said: readonly string[] = [];

  constructor(server: string, address: string) {
    this.#server = server;
    this.#address = address;
  }

  async ask(method: string, path: string, body?: object): Promise<{ status: number; body: string }> {
    const response = await fetch(`${this.#server}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        cookie: [...this.cookies].map((each) => each.join('=')).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.said = response.headers.getSetCookie();
    for (const cookie of this.said) {
      const [name, value] = cookie.split(';')[0].split('=');
      this.cookies.set(name, value);
    }
    return { status: response.status, body: await response.text() };
  }

  async signIn(login: string, password: string): Promise<number> {
    return (await this.ask('POST', '/api/sessions', { login, password })).status;
  }

  async guess(login: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push(await this.signIn(login, `wrong password ${i}`));
    return statuses;
  }
}

onStores('on %s', (store) => {
  let server: TestServer;
  let beside: Beside;
  beforeAll(async () => {
    const limits = { ...GENEROUS, signIns: { burst: BURST, perSecond: 0.000_01 } };
    const options = { ...testOptions(), limits, trustProxy: true, ...(await storeOptions(store)) };
    server = await testServer(options);
    const opened = await openBeside(options);
    if (isRefusal(opened)) throw new Error(opened.reason);
    beside = opened;
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  let addresses = 0;
  const browser = (address = `9.9.${++addresses}.1`): Browser => new Browser(server.address, address);
  const owner = async (login: string): Promise<Browser> => {
    const own = browser();
    expect((await own.ask('POST', '/api/accounts', { login, password: PASSWORD })).status).toBe(200);
    return own;
  };

  test('the guesses of strangers close no door of a device that is known', async () => {
    const own = await owner('olga');
    for (let i = 0; i < 3; i++) await browser().guess('olga', 2);
    const stranger = browser();
    expect(await stranger.signIn('olga', PASSWORD)).toBe(429);
    await own.ask('DELETE', '/api/sessions');
    expect(await own.signIn('olga', PASSWORD)).toBe(200);
    expect((await own.ask('GET', '/api/me')).status).toBe(200);
  });

  test('nor do those of somebody at the same address', async () => {
    const own = browser('8.8.8.8');
    await own.ask('POST', '/api/accounts', { login: 'paula', password: PASSWORD });
    await browser('8.8.8.8').guess('somebody.else', BURST);
    expect(await browser('8.8.8.8').signIn('paula', PASSWORD)).toBe(429);
    expect(await own.signIn('paula', PASSWORD)).toBe(200);
  });

  test('a known device has its own budget, for the account that knows it alone', async () => {
    const own = await owner('quentin');
    expect(await own.guess('quentin', BURST + 1)).toEqual([...Array<number>(BURST).fill(403), 429]);
    // that was its own door: the one of everybody else is open
    expect(await browser().signIn('quentin', PASSWORD)).toBe(200);
    const other = await owner('rosa');
    await browser().guess('olga.too', BURST);
    expect(await other.signIn('olga.too', PASSWORD)).toBe(429);
  });

  test('its secret is for this server alone, no script reads it, and only its hash is stored', async () => {
    const own = await owner('sven');
    const said = own.said.find((cookie) => cookie.startsWith('starboard-device='));
    expect(said).toMatch(/^starboard-device=\w{32}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    const rows = JSON.stringify(await beside.db.selectFrom('devices').selectAll().execute());
    expect(rows).not.toContain(own.cookies.get('starboard-device'));
    const before = own.cookies.get('starboard-device');
    await own.signIn('sven', PASSWORD);
    expect(own.cookies.get('starboard-device')).toBe(before);
    // one that somebody made up is not taken over
    const planted = browser();
    planted.cookies.set('starboard-device', 'a'.repeat(32));
    await planted.signIn('sven', PASSWORD);
    expect(planted.cookies.get('starboard-device')).not.toBe('a'.repeat(32));
  });

  test('a new password, and signing out everywhere, shut the doors of all other devices', async () => {
    for (const login of ['tilda', 'uwe']) {
      const [own, lost] = [await owner(login), browser()];
      expect(await lost.signIn(login, PASSWORD)).toBe(200);
      const left =
        login === 'tilda'
          ? await own.ask('PUT', '/api/me/password', { old: PASSWORD, new: 'another secret' })
          : await own.ask('DELETE', '/api/sessions?everywhere=true');
      expect(left.status).toBe(204);
      await browser().guess(login, BURST);
      const password = login === 'tilda' ? 'another secret' : PASSWORD;
      expect(await lost.signIn(login, password)).toBe(429);
      expect(await own.signIn(login, password)).toBe(200);
    }
  });

  test('an account keeps its newest devices, and not any number', async () => {
    await owner('vera');
    const { id } = await beside.db
      .selectFrom('persons')
      .select('id')
      .where('login', '=', 'vera')
      .executeTakeFirstOrThrow();
    const old = Array.from({ length: 30 }, (_, i) => ({ hash: `old ${i}`, person: id, seen_at: i }));
    await beside.db.insertInto('devices').values(old).execute();
    await browser().signIn('vera', PASSWORD);
    const kept = await beside.db.selectFrom('devices').select('hash').where('person', '=', id).execute();
    expect(kept).toHaveLength(20);
    expect(kept.map(({ hash }) => hash)).not.toContain('old 0');
  });

  test('a session that somebody else got hold of guesses no password', async () => {
    const own = await owner('wanda');
    const tried: number[] = [];
    for (let i = 0; i < BURST + 1; i++) {
      const elsewhere = browser();
      elsewhere.cookies.set('starboard', own.cookies.get('starboard') ?? '');
      tried.push((await elsewhere.ask('DELETE', '/api/me', { password: `wrong ${i}` })).status);
    }
    expect(tried).toEqual([...Array<number>(BURST).fill(403), 429]);
  });

  test('a login that nobody has is answered with the same bytes and the same work', async () => {
    const options = { ...testOptions(), ...(await storeOptions(store)) };
    const kept = await openStore({ ...options, process: 'test' });
    let questions = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => (questions++, node),
      transformResult: ({ result }) => Promise.resolve(result),
    };
    let hashes = 0;
    class CountedLanes extends Lanes {
      override run<T>(...[lane, work]: Parameters<Lanes['run']>): Promise<T> {
        hashes++;
        return super.run(lane, work) as Promise<T>;
      }
    }
    const accounts = new Accounts(
      { ...kept, db: kept.db.withPlugin(counting) },
      steadyClock(computerTime()),
      randomIds,
      new CountedLanes(),
    );
    await accounts.register({ login: 'xenia', password: PASSWORD }, null);
    const work: unknown[] = [];
    for (const login of ['xenia', 'nobody.there']) {
      [questions, hashes] = [0, 0];
      const answer = await accounts.signIn(login, 'wrong password', 'stranger');
      work.push({ questions, hashes, said: isRefusal(answer) && answer.reason });
    }
    expect(work[0]).toEqual({ questions: 1, hashes: 1, said: 'Wrong username or password.' });
    expect(work[1]).toEqual(work[0]);
    await kept.close();
  });

  test.each([
    ['Password1', 'commonPassword'],
    ['IloveYou', 'commonPassword'],
    ['  qwertyuiop ', 'commonPassword'],
    ['Yannick.1', 'passwordIsName'],
    ['YANNICK THE GREAT', 'passwordIsName'],
  ])('%s is refused as a password, and nothing is opened', async (password, key) => {
    const asked = { login: 'yannick.1', name: 'Yannick the Great', password };
    const { status, body } = await browser().ask('POST', '/api/accounts', asked);
    expect([status, JSON.parse(body)]).toMatchObject([422, { error: { key: `server.${key}` } }]);
    const own = browser();
    await own.ask('POST', '/api/accounts', {
      ...asked,
      password: PASSWORD,
      login: `y${key}${password.length}`,
    });
    const changed = await own.ask('PUT', '/api/me/password', { old: PASSWORD, new: password });
    const isLogin = password === 'Yannick.1';
    expect(changed.status).toBe(isLogin ? 204 : 422);
  });

  test('who has a common password already gets in with it', async () => {
    const own = await owner('zoe');
    const common = 'password1';
    await beside.db
      .updateTable('persons')
      .set({ password: await hashPassword(common) })
      .where('login', '=', 'zoe')
      .execute();
    expect(await own.signIn('zoe', common)).toBe(200);
  });
});

test('a flood of sign-ins from everywhere takes its turn, and who is known does not wait for it', async () => {
  const server = await testServer({ trustProxy: true });
  const own = new Browser(server.address, '9.9.9.9');
  await own.ask('POST', '/api/accounts', { login: 'known', password: PASSWORD });
  let answered = 0;
  const flood = Array.from({ length: 200 }, async (_, i) => {
    const { status } = await new TestPlayer(server.address, null, {
      'x-forwarded-for': `7.7.${i % 250}.1`,
    }).rest('POST', '/api/sessions', { login: `somebody${i}`, password: 'wrong password' });
    answered++;
    return status;
  });
  // the first are answered: the rest waits or is refused
  await Promise.race(flood);
  const status = await own.signIn('known', PASSWORD);
  const before = answered;
  const statuses = await Promise.all(flood);
  expect(status).toBe(200);
  expect(before).toBeLessThan(200);
  expect(statuses.filter((each) => each === 503).length).toBeGreaterThan(50);
  expect(statuses.filter((each) => each === 403).length).toBeGreaterThan(50);
  const me = JSON.parse((await own.ask('GET', '/api/me')).body) as Me;
  expect(me.login).toBe('known');
  await server.stop();
});
