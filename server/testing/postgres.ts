// For tests: a real PostgreSQL of our own, in a folder that is gone afterwards.

import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface TestPostgres {
  readonly url: string;
  /** The process that has started all its others. */
  readonly pid: () => number;
  /** Runs SQL as the owner of the database. */
  sql(text: string): Promise<string>;
  /** Another database in the same server. */
  database(name: string): Promise<string>;
  /** Another database, whose tables lie in a folder elsewhere. */
  databaseOn(folder: string, name: string): Promise<string>;
  /** Stops it, and starts it again after that. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Lets all its processes stand still, and go on after that. */
  pause(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Settings beyond the usual ones, such as `fsync=off` to be refused. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const bin = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'starboard-pg-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  writeFileSync(log, '');
  if (owner !== null) chownSync(log, owner.uid, owner.gid);
  await as(owner, join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-locale',
    '-E',
    'UTF8',
    '-N',
  ]);
  const port = await freePort();
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const where = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 ${options.join(' ')}`;
  // pg_ctl's pipes would stay open with the server, so its output goes to the log alone
  const pgCtl = (...args: string[]): Promise<void> =>
    as(owner, join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '120', ...args], 'ignore');
  const start = (): Promise<void> => pgCtl('-l', log, '-o', where, 'start');
  await start();
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const psql = async (text: string): Promise<string> => {
    const asked = [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'postgres',
      '-At',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      text,
    ];
    return (await run(join(bin, 'psql'), asked)).stdout.trim();
  };
  return {
    url: url('postgres'),
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    sql: psql,
    async database(name) {
      await psql(`create database ${name}`);
      return url(name);
    },
    async databaseOn(elsewhere, name) {
      const place = join(elsewhere, name);
      mkdirSync(place);
      if (owner !== null) for (const each of [elsewhere, place]) chownSync(each, owner.uid, owner.gid);
      await psql(`create tablespace ${name} location '${place}'`);
      await psql(`create database ${name} tablespace ${name}`);
      return url(name);
    },
    async restart(meanwhile) {
      await pgCtl('-m', 'immediate', 'stop');
      await meanwhile();
      await start();
    },
    async pause(meanwhile) {
      const [main] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(main), 'SIGSTOP');
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', main]);
      const all = [main, ...stdout.trim().split(/\s+/)].map(Number);
      const signal = (name: NodeJS.Signals): void => {
        for (const pid of all) if (isThere(pid)) process.kill(pid, name);
      };
      signal('SIGSTOP');
      try {
        await meanwhile();
      } finally {
        signal('SIGCONT');
      }
    },
    stop: keeper(owner, join(bin, 'pg_ctl'), data, folder),
  };
}

/** A process that stops the server and removes its folder when told so, or when this process has ended in whatever way. */
function keeper(owner: Owner | null, pgCtl: string, data: string, folder: string): () => Promise<void> {
  const stop = commandOf(owner, pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop']);
  const script = 'folder=$1; shift; cat > /dev/null; "$@"; rm -rf "$folder"';
  const child = spawn('sh', ['-c', script, 'keeper', folder, ...stop], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: tmpdir(),
  });
  child.unref();
  // nobody waits for it but who stops it
  (child.stdin as Socket).unref();
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.ref();
      child.stdin.end();
    });
}

function isThere(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

function commandOf(owner: Owner | null, command: string, args: readonly string[]): string[] {
  return owner === null ? [command, ...args] : [runuser(), '-u', owner.name, '--', command, ...args];
}

/** Not every shell looks where it lies. */
function runuser(): string {
  return ['/usr/sbin/runuser', '/sbin/runuser'].find(existsSync) ?? 'runuser';
}

interface Owner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root: then it runs as the user that its package made. */
function ownerOf(folder: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { name: 'postgres', uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function as(
  owner: Owner | null,
  command: string,
  args: string[],
  stdio: 'pipe' | 'ignore' = 'pipe',
): Promise<void> {
  const [file, ...all] = commandOf(owner, command, args);
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { stdio: ['ignore', stdio, stdio], cwd: tmpdir() });
    let said = '';
    child.stderr?.on('data', (text) => (said += String(text)));
    child.stdout?.on('data', (text) => (said += String(text)));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}: ${said}`));
    });
  });
}

const PLACES = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are; installed from the system's packages where they are missing. */
async function binaries(): Promise<string> {
  const found = whereTheyAre();
  if (found !== null) return found;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']).catch(() => {
    throw new Error('These tests need PostgreSQL: install your system’s package "postgresql".');
  });
  const installed = whereTheyAre();
  if (installed === null) throw new Error('PostgreSQL was installed, but its initdb is not to be found.');
  return installed;
}

function whereTheyAre(): string | null {
  const versions = existsSync(PLACES) ? readdirSync(PLACES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(PLACES, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}
