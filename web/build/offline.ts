// Tells the service worker which files there are, and lays each of them down compressed, so that no server has to do it
// while somebody waits.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest'];
/** Below this a header costs more than compression saves. */
const SMALL = 700;

/** The service worker itself must come from the network, or it would never be replaced. */
export const SERVICE = 'service.js';

export function offlinePlugin(): Plugin {
  let folder = '';
  return {
    name: 'starboard-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = filesIn(folder).filter((file) => file !== SERVICE);
      writeService(folder, files);
      // one after the other: each takes tens of megabytes while it is at work, and small machines build too
      for (const file of [...files, SERVICE]) await compress(join(folder, file));
    },
  };
}

function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(folder, path);
    return /\.(?:br|gz)$/.test(path) ? [] : [path];
  });
}

function writeService(folder: string, files: readonly string[]): void {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const path = join(folder, SERVICE);
  const source = readFileSync(path, 'utf8');
  if (!source.includes('__FILES__'))
    throw new Error('The service worker has no place for the list of files.');
  const filled = source
    .replace('__FILES__', JSON.stringify(addresses))
    .replace('__VERSION__', hash.digest('hex').slice(0, 12));
  writeFileSync(path, filled);
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < SMALL || !TEXT.includes(extname(path))) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, await brotli(content, { params }));
  writeFileSync(`${path}.gz`, await zip(content, { level: 9 }));
}
