import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = ['node_modules', 'build', 'lab/peers'];
const isSource = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * All source files below a folder, relative to the base.
 *
 * @param {string} base
 * @param {string} [folder]
 * @returns {string[]}
 */
export function sources(base, folder = '') {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || skipped.includes(entry.name) || skipped.includes(path)) return [];
    if (entry.isDirectory()) return sources(base, path);
    return isSource.test(entry.name) ? [path] : [];
  });
}
