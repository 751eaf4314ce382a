// Another version of this repository in a folder of its own, ready to run.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuseInEnglish, type Refusal } from '@starboard/engine';

export interface Checkout {
  /** The commit's whole name. */
  readonly commit: string;
  readonly folder: string;
}

/** Brings the commit into `build/against` below the root, with its packages; what is there already is used again. */
export function checkOut(root: string, commit: string): Checkout | Refusal {
  const named = spawnSync('git', ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (named.status !== 0) return refuseInEnglish(`There is no commit ${JSON.stringify(commit)} here.`);
  const whole = named.stdout.trim();
  const folder = join(root, 'build', 'against', whole);
  const done = join(folder, '.ready');
  if (!existsSync(done)) {
    rmSync(folder, { recursive: true, force: true });
    writeFiles(root, whole, folder);
    if (!hasPackages(root, folder)) return refuseInEnglish(`What ${commit} needs could not be installed.`);
    writeFileSync(done, '');
  }
  return { commit: whole, folder };
}

function writeFiles(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  // With an index of its own nothing that is checked out or staged here is touched.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: root, env });
  git('read-tree', commit);
  git('checkout-index', '--all', `--prefix=${folder}/`);
}

function hasPackages(root: string, folder: string): boolean {
  const [ours, theirs] = [root, folder].map(lockIn);
  if (fetchedBy(ours) === fetchedBy(theirs)) {
    sharePackages(root, folder, theirs);
    return true;
  }
  process.stderr.write('Installing the packages of the other version ...\n');
  // Every version installs what it misses before it runs anything; its words are no figures.
  const args = ['tools/run.mjs', 'node', '--version'];
  return spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 2, 2] }).status === 0;
}

/** As far as it is needed here: what lies where in `node_modules`. */
interface Lock {
  readonly packages: Readonly<Record<string, { readonly link?: boolean; readonly resolved?: string }>>;
}

function lockIn(folder: string): Lock {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
}

/** The packages that come from elsewhere, for comparison: which workspace asks for them makes no difference. */
function fetchedBy({ packages }: Lock): string {
  const fetched = Object.entries(packages).filter(([place, { link }]) => isInModules(place) && link !== true);
  return JSON.stringify(fetched);
}

const isInModules = (place: string): boolean => place.startsWith('node_modules/');

/** Packages from elsewhere are links to ours; the workspaces are those of the other version. */
function sharePackages(root: string, folder: string, { packages }: Lock): void {
  const own = Object.entries(packages).filter(([place, { link }]) => isInModules(place) && link === true);
  const scopes = new Set(own.map(([place]) => place.split('/')[1]));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && !scopes.has(name))
      linkTo(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const [place, { resolved = '' }] of own) linkTo(join(folder, resolved), join(folder, place));
}

function linkTo(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(resolve(target), path, 'junction');
}
