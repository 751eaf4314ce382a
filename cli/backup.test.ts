import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from './command.ts';
import { inFolder, run } from './testing.ts';

/** A server on that folder for as long as the work takes. */
async function serving(data: string, work: (address: string) => Promise<void>): Promise<void> {
  let stop = (): void => {};
  let served: Promise<unknown> = Promise.resolve();
  const said = await new Promise<string>((resolve) => {
    const io: Partial<Io> = { out: resolve, onStop: (call) => (stop = call) };
    served = run(['serve', '--port', '0', '--data', data], io);
  });
  await work(/at (\S+)/.exec(said)?.[1] ?? '');
  stop();
  await served;
}

async function newGuest(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  await response.text();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function nameOf(address: string, cookie: string): Promise<unknown> {
  const response = await fetch(`${address}/api/me`, { headers: { cookie } });
  return response.status === 200 ? ((await response.json()) as { name: string }).name : response.status;
}

describe('backup and restore', () => {
  test('a copy that was made while the server ran brings back what was there then', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      const copy = join(folder, 'copies', 'monday.sqlite');
      let ann = '';
      let bob = '';
      await serving(data, async (address) => {
        ann = await newGuest(address, 'Ann');
        const made = await run(['backup', copy, '--data', data]);
        expect(made).toEqual({ code: 0, err: '', out: `${copy}: 0 tables, 0 deeds, 1 person\n` });
        bob = await newGuest(address, 'Bob');
        const early = await run(['restore', copy, '--data', data]);
        expect([early.code, early.err]).toEqual([2, expect.stringContaining('stop it before') as string]);
      });
      const restored = await run(['restore', copy, '--data', data]);
      expect([restored.code, restored.err]).toEqual([0, '']);
      expect(restored.out).toMatch(/1 person\nWhat was there before is now in .*starboard\.sqlite\.before-/);
      await serving(data, async (address) => {
        expect([await nameOf(address, ann), await nameOf(address, bob)]).toEqual(['Ann', 401]);
      });
      // what was replaced is as good a copy as the other
      const old = readdirSync(data).find((name) => name.includes('.before-')) ?? '';
      const elsewhere = join(folder, 'elsewhere');
      expect((await run(['restore', join(data, old), '--data', elsewhere])).code).toBe(0);
      await serving(elsewhere, async (address) => expect(await nameOf(address, bob)).toBe('Bob'));
    }));

  test('nothing is overwritten, and nothing but our own data is taken', () =>
    inFolder(async (folder) => {
      const nothing = await run(['backup', join(folder, 'x.sqlite'), '--data', folder]);
      expect(nothing.err).toBe(
        `starboard: There is no data in ${folder}: start the server once, or name the folder with --data.\n`,
      );
      expect(readdirSync(folder)).toEqual([]);
      const text = join(folder, 'text');
      writeFileSync(text, 'no database');
      const wrong = await run(['restore', text, '--data', join(folder, 'data')]);
      expect([wrong.code, wrong.err]).toEqual([
        2,
        expect.stringContaining('is not Starboard data') as string,
      ]);
      expect(existsSync(join(folder, 'data'))).toBe(false);
      const data = join(folder, 'served');
      await serving(data, async () => {
        const there = await run(['backup', text, '--data', data]);
        expect(there.err).toBe(`starboard: ${text} already exists: name another file.\n`);
      });
    }));

  test.each(['backup', 'restore'])('with PostgreSQL %s points to its own tools', async (command) => {
    const said = await run([command, 'x'], { env: { DATABASE_URL: 'postgres://x' } });
    expect([said.code, said.err]).toEqual([
      2,
      expect.stringContaining('The data is in PostgreSQL') as string,
    ]);
  });
});
