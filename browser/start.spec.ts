import { isRefusal } from '@starboard/engine';
import { startServer, type Running } from '@starboard/server';
import { expect, test } from '@playwright/test';

let server: Running;

test.beforeAll(async () => {
  const started = await startServer({ host: 'localhost', port: 0 });
  if (isRefusal(started)) throw new Error(started.reason);
  server = started;
});

test.afterAll(() => server.stop());

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const width of [320, 360, 800, 1400, 2560]) {
      test(`the start page fits ${width} pixels and breaks no rule of its own policy`, async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(server.address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Starboard');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.getByRole('article', { name: 'Nexum Galaxy' }).locator('summary').first().click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(ground).toBe(colorScheme === 'dark' ? 'rgb(7, 11, 23)' : 'rgb(244, 246, 251)');
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('the options of a game open by keyboard', async ({ page }) => {
  await page.goto(server.address);
  const card = page.getByRole('article', { name: 'Skirmish' });
  await expect(card.getByText('Teaching game')).toBeVisible();
  await expect(card.getByText('2 to 12, usually 6')).toBeHidden();
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('2 to 12, usually 6')).toBeVisible();
});

test('a long choice is folded, and an open card leaves its neighbours alone', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(server.address);
  const [card, neighbour] = ['Nexum Galaxy', 'Gal4Xeon'].map((name) => page.getByRole('article', { name }));
  const height = async (): Promise<number> => (await neighbour.boundingBox())?.height ?? 0;
  const before = await height();
  await card.locator('summary').first().click();
  expect(await height()).toBeLessThanOrEqual(before);
  await expect(card.getByText('in order (usual), random')).toBeVisible();
  await expect(card.getByText('TREX-B')).toBeHidden();
  await card.getByText('LAUBURIA, or 30 others').click();
  await expect(card.getByText('TREX-B')).toBeVisible();
});

test('an address that leads nowhere leads back', async ({ page }) => {
  await page.goto(`${server.address}/nowhere`);
  await page.getByRole('link', { name: 'Back to Starboard' }).click();
  await expect(page).toHaveURL(`${server.address}/`);
});
