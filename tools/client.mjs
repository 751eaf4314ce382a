// `node tools/client.mjs`: builds the client when its sources have changed since the last time, and prints the folder
// that it is in. Each state of the sources has a folder of its own, so that a running server is not disturbed.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

import { runChild } from './child.mjs';
import { root } from './paths.mjs';
import { stop } from './setup/stop.mjs';

const sources = ['web', 'languages', 'kit', 'wire', 'engine', 'games', 'bots', 'series'];
const builds = join(root, 'build', 'client');
/** Old builds that are kept: a server may still run on them. */
const kept = 3;

const builder = join(root, 'tools', 'client', 'build.mjs');

// Many a host has 512 MB: slower, but in half of what it takes otherwise.
const frugal = ['--max-old-space-size=128', '--optimize-for-size'];
const oneAtATime = {
  UV_THREADPOOL_SIZE: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_PURGE_DELAY: '0',
};

/** The folder with the client as the sources say. */
async function ensureClient() {
  const folder = join(builds, fingerprint());
  if (existsSync(folder)) return folder;
  makeRoom();
  const half = `${folder}.${process.pid}`;
  const { code } = await runChild(process.execPath, [...frugal, builder, half], {
    env: { ...process.env, ...oneAtATime },
  });
  if (code !== 0) process.exit(code ?? 1);
  try {
    renameSync(half, folder);
  } catch (error) {
    // somebody else has built the same meanwhile
    if (!existsSync(folder)) throw error;
    rmSync(half, { recursive: true });
  }
  forgetOld();
  return folder;
}

function makeRoom() {
  try {
    mkdirSync(builds, { recursive: true });
    accessSync(builds, constants.W_OK);
  } catch {
    stop(
      `the client has to be built, and ${builds} cannot be written by this user: run npm run build in ${root} as who owns it.`,
    );
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of sources.flatMap((folder) => filesIn(folder)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name === 'testkit' || entry.name === 'node_modules' ? [] : filesIn(path);
      return /\.test\.tsx?$/.test(path) ? [] : [path];
    });
}

function forgetOld() {
  const byAge = readdirSync(builds)
    .map((name) => ({ name, at: statSync(join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(kept)) rmSync(join(builds, name), { recursive: true, force: true });
}

console.log(await ensureClient());
