import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOut, type Checkout } from './checkout.ts';

let house: string;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: house, encoding: 'utf8' }).trim();

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function commit(): string {
  git('add', '--all');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@localhost', 'commit', '--quiet', '--message', 'One step');
  return git('rev-parse', 'HEAD');
}

const lock = (packages: object): string =>
  JSON.stringify({
    packages: { ...packages, 'node_modules/@starboard/engine': { resolved: 'engine', link: true } },
  });

beforeEach(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'against-')));
  git('init', '--quiet');
  put('.gitignore', 'build\nnode_modules\n');
  put('engine/index.ts', 'export const speed = 1;');
  put('package-lock.json', lock({ 'node_modules/ws': { version: '1' } }));
  put('node_modules/ws/index.js', 'ours');
});

afterEach(() => rmSync(house, { recursive: true }));

function checkedOut(name: string): Checkout {
  const found = checkOut(house, name);
  if (isRefusal(found)) throw new Error(found.reason);
  return found;
}

test('a commit is brought into a folder of its own, and what is here stays as it is', () => {
  const first = commit();
  put('engine/index.ts', 'export const speed = 2;');
  put('engine/new.ts', '');
  git('add', 'engine/new.ts');
  const before = git('status', '--porcelain');
  const { commit: named, folder } = checkedOut(first.slice(0, 7));
  expect(named).toBe(first);
  expect(folder).toBe(join(house, 'build', 'against', first));
  expect(readFileSync(join(folder, 'engine/index.ts'), 'utf8')).toBe('export const speed = 1;');
  expect(readFileSync(join(house, 'engine/index.ts'), 'utf8')).toBe('export const speed = 2;');
  expect(git('status', '--porcelain')).toBe(before);
});

test('packages are shared where both need the same, and workspaces are not', () => {
  const first = commit();
  // another workspace asks for the same packages
  put(
    'package-lock.json',
    lock({ server: { dependencies: { ws: '1' } }, 'node_modules/ws': { version: '1' } }),
  );
  const { folder } = checkedOut(first);
  const where = (name: string): string => realpathSync(join(folder, 'node_modules', name));
  expect(where('ws')).toBe(join(house, 'node_modules', 'ws'));
  expect(where('@starboard/engine')).toBe(join(folder, 'engine'));
});

test('where the packages differ the other version installs its own, once', () => {
  put('tools/run.mjs', "import { appendFileSync } from 'node:fs'; appendFileSync('installed', 'once ');");
  const first = commit();
  put('package-lock.json', lock({ 'node_modules/ws': { version: '2' } }));
  const { folder } = checkedOut(first);
  checkedOut(first);
  expect(readFileSync(join(folder, 'installed'), 'utf8')).toBe('once ');
});

test('what cannot be installed, or is not there, is refused', () => {
  put('tools/run.mjs', 'process.exit(2);');
  const first = commit();
  put('package-lock.json', lock({}));
  expect(checkOut(house, first)).toMatchObject({ reason: `What ${first} needs could not be installed.` });
  expect(checkOut(house, '--all')).toMatchObject({ reason: 'There is no commit "--all" here.' });
});
