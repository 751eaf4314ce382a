import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { serversData } from './data.ts';
import { inFolder, run } from './testing.ts';

type Env = Readonly<Record<string, string>>;

/** What was found, and what was said about it. */
function found(flag: string | undefined, env: Env): [string | undefined, string] {
  let said = '';
  const where = serversData(flag, { env, err: (text) => (said += text) });
  if (isRefusal(where)) return [undefined, where.reason];
  return [where.databaseUrl ?? where.data, said];
}

const DEFAULT = fileURLToPath(new URL('../data', import.meta.url));

describe('commands beside a server', () => {
  test('take the data that are named, and say which where the command line does not', () =>
    inFolder(async (folder) => {
      const none = { STARBOARD_SETTINGS: join(folder, 'none') };
      expect(found('/a', none)).toEqual(['/a', '']);
      expect(found(undefined, { STARBOARD_DATA: '/b' })).toEqual(['/b', 'starboard: using the data in /b\n']);
      expect(found('/a', { STARBOARD_DATA: '/b' })).toEqual(['/a', '']);
      expect(found(undefined, none)).toEqual([DEFAULT, `starboard: using the data in ${DEFAULT}\n`]);
    }));

  test('say which PostgreSQL they use, without the password', () => {
    const url = 'postgres://starboard:hunter2@db.example.org:5433/club';
    const said = 'starboard: using PostgreSQL, the database club at db.example.org:5433\n';
    expect(found(undefined, { DATABASE_URL: url })).toEqual([url, said]);
    // as a server does that is told both
    expect(found('/a', { DATABASE_URL: url })).toEqual([url, said]);
    expect(found(undefined, { DATABASE_URL: 'dbname=club password=hunter2' })[1]).not.toContain('hunter2');
  });

  test('find the data of the service of this computer by its settings', () =>
    inFolder(async (folder) => {
      const settings = join(folder, 'starboard.env');
      const env = { STARBOARD_SETTINGS: settings };
      writeFileSync(settings, '# of the service\nSTARBOARD_DATA=/var/lib/club\nPORT="4610"\n');
      expect(found(undefined, env)).toEqual([
        '/var/lib/club',
        'starboard: using the data in /var/lib/club\n',
      ]);
      expect(found('/a', env)).toEqual(['/a', '']);
      expect(found(undefined, { ...env, STARBOARD_DATA: '/b' })[0]).toBe('/b');
      writeFileSync(settings, 'DATABASE_URL=postgres://db/club\n');
      expect(found(undefined, env)[0]).toBe('postgres://db/club');
      // they cannot be read: those of somebody else are not taken instead
      expect(found(undefined, { STARBOARD_SETTINGS: folder })).toEqual([
        undefined,
        `${folder} has the settings of the service and cannot be read (EISDIR): run this as root, or name the data with --data.`,
      ]);
    }));

  test('say which data they would change, and make none where there are none', () =>
    inFolder(async (folder) => {
      const settings = join(folder, 'starboard.env');
      const data = join(folder, 'data');
      writeFileSync(settings, `STARBOARD_DATA=${data}\n`);
      const env = { STARBOARD_DATA: '', STARBOARD_SETTINGS: settings };
      for (const line of [
        ['admin', 'people'],
        ['backup', join(folder, 'copy')],
      ]) {
        const { code, err } = await run(line, { env });
        expect([code, err]).toEqual([
          2,
          `starboard: using the data in ${data}\nstarboard: There is no data in ${data}: start the server once, or name the folder with --data.\n`,
        ]);
        expect(existsSync(data)).toBe(false);
      }
      await run(['serve', '--port', '0', '--data', data]);
      expect(await run(['admin', 'people'], { env })).toEqual({
        code: 0,
        out: 'Nobody.\n',
        err: `starboard: using the data in ${data}\n`,
      });
    }));

  test('say that a database is empty, and leave it so', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'starboard.sqlite'), '');
      const { code, err } = await run(['admin', 'people', '--data', folder]);
      expect([code, err]).toEqual([
        2,
        expect.stringContaining('The database is empty: start the server once'),
      ]);
    }));
});

test('data that cannot be opened are said to be that, not to be missing', async () => {
  await inFolder(async (folder) => {
    const data = join(folder, 'data');
    mkdirSync(data);
    // a link in a circle cannot be looked into by root either
    symlinkSync('starboard.sqlite', join(data, 'starboard.sqlite'));
    const { err } = await run(['admin', 'people', '--data', data]);
    expect(err).toContain(`The data in ${data} cannot be opened`);
  });
});
