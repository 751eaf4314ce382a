// The script of the threads as part of the same build as the page, so that both share their chunks. Vite's own workers
// are built apart, and the engine and the rules would travel three times.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker';
const SCRIPT = fileURLToPath(new URL('../link/worker.ts', import.meta.url));

export function workerPlugin(): Plugin {
  let building = false;
  return {
    name: 'starboard-worker',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return `export default '/link/worker.ts?worker_file&type=module';`;
      const reference = this.emitFile({ type: 'chunk', id: SCRIPT, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
