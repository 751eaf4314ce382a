// `node tools/client/build.mjs FOLDER`: builds the client into that folder. A process of its own, so that what it takes is
// bounded and given back: see ensureClient.
import { join } from 'node:path';
import { build } from 'vite';

import { root } from '../paths.mjs';

await build({
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: process.argv[2] },
});
