import { defineConfig } from '@playwright/test';

import { findChromium } from './tools/chromium.mjs';

const chromium = findChromium();

export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/support/build.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'build/browser',
  // Tests wait for each other's pages and for the server: four fill the gaps of two cores.
  workers: 4,
  // Any test may go to any worker, so that no long file is left over at the end.
  fullyParallel: true,
  // A test that passes at the second try has found something.
  retries: 0,
  forbidOnly: true,
  // A slow machine is not a bug: these only end a test that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./browser/support/ending.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const]),
  ],
  use: {
    // Whoever waits for a button that never comes is told so, also where the whole test may take long.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Recording costs a third of the time: STARBOARD_TRACE=1 for a test that is looked into.
    trace: process.env['STARBOARD_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
