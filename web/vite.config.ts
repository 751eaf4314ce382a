import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aliases } from './build/aliases.ts';
import { cataloguePlugin } from './build/catalogue.ts';
import { groups } from './build/chunks.ts';
import { guidesPlugin } from './build/guides.ts';
import { offlinePlugin, SERVICE } from './build/offline.ts';
import { defined } from './build/version.ts';
import { workerPlugin } from './build/worker.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  cacheDir: at('../build/vite'),
  resolve: { alias: aliases },
  define: defined,
  plugins: [cataloguePlugin(), guidesPlugin(), workerPlugin(), offlinePlugin()],
  build: {
    outDir: at('../build/web'),
    emptyOutDir: true,
    target: 'es2024',
    // our policy allows no data: addresses
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // threads use the same chunks, and have no document to put links into: only styles are fetched ahead
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: { main: at('./index.html'), service: at('./offline/service.ts') },
      output: {
        codeSplitting: { groups },
        // an address that stays the same: the browser asks for it to learn of newer versions
        entryFileNames: ({ name }) => (name === 'service' ? SERVICE : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    port: 4611,
    host: 'localhost',
    fs: { allow: [at('..')] },
    // online pages talk to the server that `npm start` runs
    proxy: { '/api': { target: 'http://localhost:4610', ws: true } },
  },
});
