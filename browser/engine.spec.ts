import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { probe } from './engine/probe.ts';

const root = fileURLToPath(new URL('./engine', import.meta.url));
const outDir = fileURLToPath(new URL('../build/engine-probe', import.meta.url));
let server: PreviewServer;

test.beforeAll(async () => {
  const shared = { root, configFile: false, logLevel: 'warn' } as const;
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, target: 'es2024' },
    worker: { format: 'es' },
  });
  server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: 'localhost' } });
});

test.afterAll(async () => {
  await server.close();
});

test('the engine gives the same games in Node, in a page and in a Web Worker', async ({ page }) => {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const text = await page.locator('#answers').textContent();
  const answers = JSON.parse(text ?? '{}') as { page: string[]; worker: string[] };
  const here = await probe();
  expect(here.length).toBe(5);
  expect(answers.page).toEqual(here);
  expect(answers.worker).toEqual(here);
});
