import { spawnSync } from 'node:child_process';

/**
 * Installs what a lock file names into `folder`; true when it worked. npm's words go to stderr, because stdout
 * belongs to the program that set-up makes way for.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export function installLocked(folder, env) {
  const complete = ['--include=dev', '--include=optional'];
  // Without a network npm would try for more than a minute.
  const quiet = ['--no-progress', '--loglevel=error', '--fetch-retry-mintimeout=1000', '--maxsockets=4'];
  // Many a host has 512 MB, and npm takes what it gets.
  const frugal = { NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --max-old-space-size=160`.trim() };
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, ...complete, ...quiet], {
    cwd: folder,
    env: { ...env, ...frugal },
    shell,
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}
