// The tests' own `test`: a server with the built client, a page with settings, and no complaint in its console.

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { gameIds } from '@starboard/games';
import type { Settings } from '../../web/settings/settings.ts';
import { serve, type Serving } from './server.ts';

interface PerWorker {
  readonly server: Serving;
}

interface PerTest {
  /** What the person had chosen before. */
  settings: Partial<Settings>;
  /** What the page complained about; must be empty at the end. */
  complaints: string[];
  /** Somebody else, in a browser of their own: a page, with a name to be called by. */
  visitor: (name: string) => Promise<Page>;
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({ browserName: _any }, lend) => {
      const serving = await serve();
      await lend(serving);
      await serving.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, lend) => lend(server.address),
  // every new browser would fetch and keep all that there is, which only tests of that ask for
  serviceWorkers: 'block',
  settings: [{ speed: 'instant', motion: 'reduced', locale: 'en', played: [...gameIds] }, { option: true }],
  complaints: async ({ browserName: _any }, lend) => lend([]),
  context: async ({ context, settings, complaints }, lend) => {
    await remember(context, settings);
    note(context, complaints);
    await lend(context);
    expect(complaints).toEqual([]);
  },
  visitor: async ({ browser, server, viewport, colorScheme, serviceWorkers, settings, complaints }, lend) => {
    const contexts: BrowserContext[] = [];
    await lend(async (name) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport,
        colorScheme,
        serviceWorkers,
      });
      contexts.push(context);
      await remember(context, { ...settings, name });
      note(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

/** For tests that walk through many windows: a hanging one ends, and a slow machine has its time. */
export const MINUTE = 60_000;

/** Said by the tests themselves. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

function note(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== BLOCKED) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

/** Settings are there before the first page; what the test changes on a page stays changed. */
async function remember(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
  await context.addInitScript((chosen) => {
    // an empty page has no storage
    if (window.origin === 'null') return;
    if (localStorage.getItem('starboard.settings') === null)
      localStorage.setItem('starboard.settings', JSON.stringify({ soundsAsked: true, ...chosen }));
  }, settings);
}

export { expect } from '@playwright/test';
export { openFile, openSituation, setUp } from './setting-up.ts';
