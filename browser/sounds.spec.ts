// Sounds: asked for once, heard when wanted, and each of them a real one.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { expect, setUp, test } from './support/starboard.ts';

const duel = { game: 'skirmish', people: ['person', 'random'] } as const;

/** Counts what begins to sound on the page. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = AudioScheduledSourceNode.prototype.start;
    Object.assign(window, { begun: 0 });
    AudioScheduledSourceNode.prototype.start = function start(when?: number) {
      (window as unknown as { begun: number }).begun++;
      begin.call(this, when);
    };
    const play = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function start(when?: number) {
      (window as unknown as { begun: number }).begun++;
      play.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { begun: number }).begun);
}

test.describe('for whoever was not asked yet', () => {
  test.use({
    settings: { speed: 'instant', motion: 'reduced', locale: 'en', played: ['skirmish'], soundsAsked: false },
  });

  test('a table is silent until somebody wants to hear it, and can be made silent again', async ({
    page,
  }) => {
    const begun = await listen(page);
    await setUp(page, duel);
    const asked = page.getByRole('group', { name: 'Would you like to hear the game?' });
    await page.getByRole('button', { name: 'Plan no card' }).first().click();
    await asked.waitFor();
    expect(await begun()).toBe(0);
    await asked.getByRole('button', { name: 'With sounds' }).click();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: 'Muster on A' }).first().click();
    await expect.poll(begun).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Turn sounds off' }).click();
    const before = await begun();
    await expect(page.locator('.prompt')).toContainText('plan a card');
    await page.getByRole('button', { name: 'Plan no card' }).first().click();
    await expect(page.locator('.prompt')).toContainText('Muster ships');
    expect(await begun()).toBe(before);
    // whoever has answered is not asked again
    await page.reload();
    await page.getByRole('button', { name: 'Turn sounds on' }).waitFor();
    await expect(asked).toBeHidden();
    // where the bar has no room for it, the menu has
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Turn sounds on' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Turn sounds on' }).click();
    await page.getByRole('button', { name: 'Turn sounds off' }).waitFor();
  });
});

test('every sound is there, soft, and over in time', async ({ page }) => {
  const root = fileURLToPath(new URL('./sounds', import.meta.url));
  const outDir = fileURLToPath(new URL('../build/sounds-probe', import.meta.url));
  const shared = { root, configFile: false, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2024' } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: 'localhost' } });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const told = JSON.parse((await page.locator('#sounds').textContent()) ?? '{}') as Record<
      string,
      Rendered
    >;
    expect(Object.keys(told).length).toBeGreaterThanOrEqual(12);
    for (const [name, { loudest, afterwards }] of Object.entries(told)) {
      expect(loudest, name).toBeGreaterThan(0.02);
      expect(loudest, name).toBeLessThan(0.6);
      expect(afterwards, name).toBeLessThan(0.001);
    }
  } finally {
    await server.close();
  }
});

interface Rendered {
  /** The greatest swing, of 1. */
  readonly loudest: number;
  /** The same after the time that a sound may take. */
  readonly afterwards: number;
}
