import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRefusal } from '@starboard/engine';
import { openBeside } from '@starboard/server';
import { smallDisk } from '../server/testing/small-disk.ts';
import { inFolder, run } from './testing.ts';

/** Serves once, so that there is data. */
async function withData(work: (data: string) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const data = join(folder, 'data');
    await run(['serve', '--port', '0', '--data', data]);
    await work(data);
  });
}

test('it says what it can do, and refuses the rest', async () => {
  expect((await run(['admin', '--help'])).out).toContain('silence PERSON');
  expect((await run(['admin'])).err).toContain('Say what to do: people, names, reports');
  expect((await run(['admin', 'dance'])).err).toContain('There is no admin "dance"');
  expect((await run(['admin', 'ban'])).err).toContain('Say which PERSON');
});

test('without data there is nobody to look after', () =>
  inFolder(async (folder) => {
    const said = await run(['admin', 'people', '--data', folder]);
    expect([said.code, said.err]).toEqual([2, expect.stringContaining('There is no data in') as string]);
  }));

test('what cannot be written is one sentence and changes nothing', { tags: 'slow' }, async () => {
  const disk = smallDisk(4);
  onTestFinished(() => disk.remove());
  const data = join(disk.folder, 'data');
  const admin = (...line: string[]) => run(['admin', ...line, '--data', data]);
  const opened = Promise.withResolvers<string>();
  let stop = (): void => {};
  const serving = run(['serve', '--port', '0', '--data', data], {
    out: (text) => opened.resolve(/http\S+/.exec(text)?.[0] ?? ''),
    onStop: (end) => (stop = end),
  });
  const ann = await guest(await opened.promise, 'Ann');
  const { id } = await ann('GET', '/me');
  disk.fill();
  expect(await admin('ban', id)).toEqual({
    code: 2,
    out: '',
    err: `starboard: The database cannot be used: there is no room left on the disk of ${data}; make room and try again. Nothing was changed.\n`,
  });
  disk.empty();
  expect((await admin('people')).out).not.toContain('banned');
  expect(await admin('ban', id)).toEqual({ code: 0, out: 'Ann is banned.\n', err: '' });
  stop();
  await serving;
});

test('lists are empty at first, and nobody can be found', () =>
  withData(async (data) => {
    expect(await run(['admin', 'people', '--data', data])).toMatchObject({ code: 0, out: 'Nobody.\n' });
    expect(await run(['admin', 'audit', '--data', data])).toMatchObject({ code: 0, out: 'Nothing.\n' });
    expect(await run(['admin', 'reports', '--all', '--data', data])).toMatchObject({
      code: 0,
      out: 'Nothing.\n',
    });
    for (const line of [
      ['ban', 'x'],
      ['unban', 'x'],
      ['silence', 'x'],
      ['password', 'x'],
      ['forget', 'x'],
    ])
      expect((await run(['admin', ...line, '--data', data])).err).toContain('There is nobody with the id');
    expect((await run(['admin', 'close', 'x', '--data', data])).err).toContain(
      'There is no table, tournament, campaign or multi-battle "x".',
    );
    expect((await run(['admin', 'settle', 'x', '--data', data])).err).toContain('There is no report "x".');
    const days = await run(['admin', 'silence', 'x', '--days', 'many', '--data', data]);
    expect(days.err).toContain('--days must be a whole number');
  }));

test(
  'beside a running server reports are told with names, and who is to be forgotten is',
  { tags: 'slow' },
  () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      const admin = (...line: string[]) => run(['admin', ...line, '--data', data]);
      const opened = Promise.withResolvers<string>();
      let stop = (): void => {};
      const serving = run(['serve', '--port', '0', '--data', data], {
        out: (text) => opened.resolve(/http\S+/.exec(text)?.[0] ?? ''),
        onStop: (end) => (stop = end),
      });
      const address = await opened.promise;
      const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
      const seats = [{ me: true }, { free: true }];
      const { table } = await ann('POST', '/tables', { game: 'skirmish', seats });
      await bob('POST', `/tables/${table}/commands`, { do: 'sit' });
      await bob('POST', `/tables/${table}/chat`, { text: 'something rude' });
      const [line] = (await ann('GET', `/tables/${table}/chat`)) as unknown as { id: string }[];
      const { id } = await bob('GET', '/me');
      await ann('POST', '/reports', { person: id, table, chat: line.id, reason: 'rude' });
      const { out } = await admin('reports');
      expect(out).toMatch(/Ann \[\w+\] about Bob \[\w+\]: rude/);
      expect(out).toMatch(/at \d{4}-\d\d-\d\d \d\d:\d\d UTC wrote: something rude/);
      expect(out).toContain(`at table ${table} (skirmish, open)`);
      expect((await admin('forget', id)).out).toContain('Bob is forgotten: ');
      expect((await admin('close', table)).out).toBe(`Table ${table} is closed.\n`);
      expect((await admin('close', table)).err).toContain('is closed already');
      const { table: another } = await ann('POST', '/tables', { game: 'skirmish', seats });
      expect((await admin('audit')).out).toMatch(
        /^ +\d{4}-\d\d-\d\d \d\d:\d\d UTC +\S+ by command +close +\S+ +\w+\n +\d{4}-\d\d-\d\d \d\d:\d\d UTC +\S+ by command +forget +\w+ +\w+\n$/,
      );
      const { id: annId } = await ann('GET', '/me');
      stop();
      await serving;
      expect((await admin('close', another)).out).toContain('will be closed the next time the server runs');
      expect((await admin('forget', annId)).out).toContain(
        'Ann will be forgotten the next time the server runs',
      );
    }),
);

test('words and names in reports do not steer the terminal of who reads them', () =>
  withData(async (data) => {
    const beside = await openBeside({ data });
    if (isRefusal(beside)) throw new Error(beside.reason);
    // as earlier versions, which looked less closely, may have kept them
    const evil = '\u001B]0;owned\u0007\u001B[2J\nrm -rf\u202E';
    const person = {
      kind: 'guest',
      login: null,
      password: null,
      owner: null,
      created_at: 0,
      seen_at: 0,
      silenced_until: 0,
      banned: 0,
      deleted: 0,
      adopted_by: null,
      hides: 0,
    } as const;
    const report = { at: 0, table_id: 't', handled: 0, handled_at: null };
    await beside.write([
      beside.db.insertInto('persons').values({ ...person, id: 'mallory', name: `M${evil}` }),
      beside.db
        .insertInto('chat')
        .values({ id: 'line', table_id: 't', person: 'mallory', at: 0, text: evil }),
      beside.db
        .insertInto('reports')
        .values({ ...report, id: 'r', reporter: 'mallory', person: 'mallory', chat: 'line', reason: evil }),
    ]);
    await beside.close();
    for (const [list, times] of [
      ['reports', 4],
      ['people', 1],
    ] as const) {
      const { out } = await run(['admin', list, '--data', data]);
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(out.match(/\[2J rm -rf/g)).toHaveLength(times);
    }
  }));

type Answer = Readonly<Record<string, string>>;

/** A guest at that server: asks it something. */
async function guest(address: string, name: string) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const made = await fetch(`${address}/api/guests`, { method: 'POST', headers: json, body });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (method: string, path: string, asked?: object): Promise<Answer> => {
    const given = asked === undefined ? {} : { body: JSON.stringify(asked) };
    const headers = { cookie, ...(asked === undefined ? {} : json) };
    const response = await fetch(`${address}/api${path}`, { method, headers, ...given });
    return response.status === 204 ? {} : ((await response.json()) as Answer);
  };
}
