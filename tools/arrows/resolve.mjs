import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Where an import leads: to a file of the repository, out of it, or to a package.
 *
 * @typedef {{ file: string } | { outside: true } | { package: string } | { missing: true }} Target
 */

/**
 * @param {string} root
 * @param {string} from the importing file, relative to the root
 * @param {string} specifier
 * @returns {Target}
 */
export function resolve(root, from, specifier) {
  if (specifier.startsWith('.')) {
    const file = posix.join(posix.dirname(from), specifier);
    return file.startsWith('..') ? { outside: true } : { file };
  }
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return { outside: true };
  const [scope, name = '', ...rest] = specifier.split('/');
  if (scope !== '@starboard') return { package: specifier };
  const file = exported(root, name, ['.', ...rest].join('/'));
  return file ? { file } : { missing: true };
}

/**
 * The file that a workspace's package.json gives for an export name, by Node's rule: exact first, then one `*`.
 *
 * @param {string} root
 * @param {string} workspace
 * @param {string} name
 */
function exported(root, workspace, name) {
  const manifest = join(root, workspace, 'package.json');
  if (!existsSync(manifest)) return undefined;
  /** @type {Record<string, string>} */
  const doors = JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {};
  for (const [pattern, target] of Object.entries(doors)) {
    const [before = '', after] = pattern.split('*');
    if (pattern === name) return posix.join(workspace, target);
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    const star = name.slice(before.length, name.length - after.length);
    return posix.join(workspace, target.replaceAll('*', star));
  }
  return undefined;
}
