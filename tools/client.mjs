// `node tools/client.mjs`: builds the client when its sources have changed since the last time, and prints the folder
// that it is in. Each state of the sources has a folder of its own, so that a running server is not disturbed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';

const sources = ['web', 'languages', 'kit', 'wire', 'engine', 'games', 'bots'];
const builds = join(root, 'build', 'client');
/** Old builds that are kept: a server may still run on them. */
const kept = 3;

/** The folder with the client as the sources say. */
export async function ensureClient() {
  const folder = join(builds, fingerprint());
  if (existsSync(folder)) return folder;
  const { build } = await import('vite');
  const half = `${folder}.${process.pid}`;
  mkdirSync(builds, { recursive: true });
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: half },
  });
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(await ensureClient());
