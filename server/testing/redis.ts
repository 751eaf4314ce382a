// For tests and measurements: a real Redis of our own, that keeps nothing and is gone afterwards.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  /** Holds still: what it is sent waits in the network. */
  pause(): void;
  resume(): void;
  /** Without any warning. */
  kill(): Promise<void>;
  /** After it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(password = ''): Promise<TestRedis> {
  const program = await binary();
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  if (password !== '') settings.push('--requirepass', password);
  let child: ChildProcess;
  let pid = 0;
  const start = async (): Promise<void> => {
    // it ends when this process has ended, in whatever way: then nothing is left to read
    const script = '"$@" > /dev/null & echo $!; cat > /dev/null; kill -KILL $!';
    child = spawn('sh', ['-c', script, 'keeper', program, ...settings], {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: tmpdir(),
    });
    pid = await new Promise((resolve) => {
      child.stdout?.once('data', (text) => resolve(Number(String(text))));
    });
    while (!(await listens(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await ended;
    while (await listens(port)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await start();
  return {
    url: `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`,
    port,
    pid: () => pid,
    pause: () => void process.kill(pid, 'SIGSTOP'),
    resume: () => void process.kill(pid, 'SIGCONT'),
    kill,
    start,
    stop: kill,
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

/** Where Redis's program is; installed from the system's packages where it is missing. */
async function binary(): Promise<string> {
  const found = whereItIs();
  if (found !== null) return found;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server']).catch(() => {
    throw new Error('These tests need Redis: install your system’s package "redis-server".');
  });
  const installed = whereItIs();
  if (installed === null) throw new Error('Redis was installed, but redis-server is not to be found.');
  return installed;
}

function whereItIs(): string | null {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(':')];
  return folders.map((folder) => join(folder, 'redis-server')).find(existsSync) ?? null;
}
