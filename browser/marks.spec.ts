// What others did, drawn over the board.

import type { Page } from '@playwright/test';
import { expect, setUp, test } from './support/starboard.ts';

/** Plans a card and gives the first order; the bots have given theirs when the next plan is asked for. */
async function toSecondRound(page: Page): Promise<void> {
  await setUp(page, { game: 'skirmish', people: ['person', 'random', 'random'] });
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await page
    .getByRole('button', { name: /^Muster on/ })
    .first()
    .click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
}

test('rivals’ last turns stay on the board until the next order, and come back with their cards', async ({
  page,
}) => {
  await toSecondRound(page);
  const marks = page.locator('.marks g');
  await expect(marks.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.marks .seat-0')).toHaveCount(0);
  const rivals = await marks.count();
  await page.locator('.seat').nth(0).hover();
  await expect(page.locator('.marks .seat-0')).not.toHaveCount(0);
  await page.locator('.seat').nth(1).focus();
  await expect(page.locator('.marks .seat-0, .marks .seat-2')).toHaveCount(0);
  await expect(page.locator('.marks .seat-1')).not.toHaveCount(0);
  await page.locator('.seat').nth(1).blur();
  await expect(marks).toHaveCount(rivals);
});

test('a line of the log and a step of the replay draw what they tell of', async ({ page }) => {
  await toSecondRound(page);
  const line = page.getByRole('button', { name: /^Player 1 musters/ });
  await line.hover();
  await expect(page.locator('.marks .mark-ring.seat-0')).toHaveCount(1);
  await line.click();
  await page.mouse.move(0, 0);
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expect(page.locator('.marks .mark-ring.seat-0')).toHaveCount(1);
  await expect(page.locator('.marks g')).toHaveCount(1);
});

test('marks follow the map', async ({ page }) => {
  await toSecondRound(page);
  await page.locator('.seat').nth(0).hover();
  const ring = page.locator('.marks .seat-0 circle').first();
  const width = async (): Promise<number> => (await ring.boundingBox())?.width ?? 0;
  const before = await width();
  await page.locator('.panzoom > svg').focus();
  await page.locator('.seat').nth(0).focus();
  await page.locator('.panzoom > svg').press('+');
  await page.locator('.seat').nth(0).focus();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
});

test.describe('for who wants none', () => {
  test.use({
    settings: { marks: false, speed: 'instant', motion: 'reduced', locale: 'en', played: ['skirmish'] },
  });

  test('nothing is drawn, whatever is pointed at', async ({ page }) => {
    await toSecondRound(page);
    await page.getByRole('button', { name: /^Player 1 musters/ }).hover();
    await expect(page.locator('.marks')).toHaveCount(0);
    await page.goto('/settings');
    await page.getByLabel('Show on the board what others did last').check();
    await page.goBack();
    await page.locator('.seat').nth(0).hover();
    await expect(page.locator('.marks .seat-0')).not.toHaveCount(0);
  });
});
