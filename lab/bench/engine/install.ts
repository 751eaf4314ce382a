// The peers are no part of the project: what they need is installed by the first bench that compares with them.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PEERS = new URL('../../peers/', import.meta.url);

/** Null when the peers are there, else what went wrong. */
export function installPeers(): string | null {
  if (isInstalled()) return null;
  process.stderr.write('Installing the peers to compare with ...\n');
  const args = [
    'ci',
    '--prefix',
    fileURLToPath(PEERS),
    '--ignore-scripts',
    '--no-progress',
    '--loglevel=error',
  ];
  // On Windows npm is a .cmd file, which only a shell can start. Its words go to stderr: stdout is for figures.
  const { status } = spawnSync('npm', args, { shell: process.platform === 'win32', stdio: ['ignore', 2, 2] });
  if (status === 0) return null;
  return 'boardgame.io could not be installed into lab/peers, so there is nothing to compare with: check the network and run this again.';
}

/** npm writes its own lock last, so an interrupted installation does not count. */
function isInstalled(): boolean {
  const installed = new URL('node_modules/.package-lock.json', PEERS);
  return existsSync(installed) && versionIn(installed) === versionIn(new URL('package-lock.json', PEERS));
}

function versionIn(lock: URL): string | undefined {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages?: Record<string, { version?: string }>;
  };
  return packages?.['node_modules/boardgame.io']?.version;
}
