// The command as a process: exit codes, streams and signals.
// @module-tag slow: each is a process

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testEnv } from './testing.ts';

const program = fileURLToPath(new URL('./starboard.ts', import.meta.url));

function start(...line: string[]): ChildProcess {
  const env = { ...process.env, ...testEnv };
  return spawn(process.execPath, [program, ...line], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function said(child: ChildProcess): Promise<{ code: number; out: string; err: string }> {
  if (child.stdout === null || child.stderr === null) throw new Error('No streams.');
  const closed = once(child, 'close') as Promise<[number]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, out, err };
}

test('the result goes to one stream, the complaint to the other, the verdict into the exit code', async () => {
  const good = await said(start('games', '--json'));
  expect([good.code, good.err]).toEqual([0, '']);
  expect(JSON.parse(good.out)).toBeInstanceOf(Array);
  const bad = await said(start('fly'));
  expect([bad.code, bad.out]).toEqual([2, '']);
  expect(bad.err).toMatch(/^starboard: There is no command "fly"[^\n]*\n$/);
});

test('a Node that is too old is told in one sentence', async () => {
  const older = `data:text/javascript,delete process.getBuiltinModule('node:crypto').argon2`;
  const { code, out, err } = await said(
    spawn(process.execPath, ['--import', older, program, 'serve'], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^starboard: Node \S+ is too old[^\n]*: use Node 24\.7 or newer[^\n]*\n$/);
});

test('threads work where there is no test runner', async () => {
  const { code, out } = await said(
    start('simulate', 'skirmish', '--games', '20', '--threads', '2', '--json'),
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 20, threads: 2 });
});

test('a reader that leaves early is no fault', async () => {
  const child = start('games', '--json');
  child.stdout?.destroy();
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
});

test.runIf(existsSync('/dev/full'))('a full disk is told in one sentence', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [program, 'games'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  if (child.stderr === null) throw new Error('No stream.');
  const closed = once(child, 'close') as Promise<[number]>;
  const [err, [code]] = await Promise.all([text(child.stderr), closed]);
  expect([code, err]).toEqual([1, 'starboard: The output cannot be written: the disk is full.\n']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('the server says one line and ends well on %s', async (signal) => {
  const child = start('serve', '--port', '0');
  const [line] = (await once(child.stdout?.setEncoding('utf8') ?? child, 'data')) as [string];
  expect(line).toMatch(/^Starboard is at http:\/\/localhost:\d+\n$/);
  const address = line.slice('Starboard is at '.length).trim();
  const response = await fetch(address);
  expect(response.status).toBe(200);
  await response.text();
  child.kill(signal);
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
});
