// A multi-battle at a server: opened, joined, played by two people at two tables, and seen by all on its page.

import type { Page } from '@playwright/test';
import { isWellLaidOut } from './support/laid-out.ts';
import { introduce, register } from './support/online.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

async function giveUp(page: Page, table: number): Promise<void> {
  await page
    .getByRole('link', { name: `Play at table ${table}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Give up/ }).click();
  await page
    .getByRole('button', { name: /^Give up/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to the multi-battle' }).click();
}

test('two people take the seats of their factions, play at both tables, and see who wins', async ({
  page,
  visitor,
}) => {
  test.setTimeout(20 * MINUTE);

  const ben = await visitor('Ben');

  await register(page, 'general');
  await page.goto('/online');
  await page.getByRole('link', { name: 'Multi-battles' }).click();
  await page.getByRole('link', { name: 'Open a multi-battle' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Two fronts');
  await page.getByRole('button', { name: 'Open a multi-battle' }).click();
  await page.waitForURL('**/online/group/*');
  await isWellLaidOut(page, 'before it begins');

  await ben.goto('/online/groups');
  await ben.getByRole('link', { name: /^Two fronts/ }).click();
  await ben.getByRole('button', { name: /^Take all free seats of/ }).click();
  await introduce(ben, 'Ben');
  await page.getByRole('button', { name: 'Begin the multi-battle' }).click();
  const group = page.url();
  for (const table of [1, 2]) {
    for (const each of [page, ben]) {
      await each
        .getByRole('link', { name: `Play at table ${table}` })
        .first()
        .click();
      await each.getByText('This table belongs to a multi-battle.').waitFor();
      await each.getByRole('button', { name: /ready/i }).first().click();
    }
    for (const each of [page, ben]) {
      await each.locator('.table-board').waitFor();
      await each.goto(group);
    }
  }
  for (const each of [page, ben]) await expect(each.locator('.small-board .panzoom')).toHaveCount(2);
  await isWellLaidOut(page, 'while it goes on');
  await giveUp(ben, 1);
  await expect(ben.getByText('Won by general')).toBeVisible();
  await giveUp(ben, 2);
  for (const each of [page, ben])
    await expect(each.getByText('general wins the multi-battle.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toContain('multi-battle');
  await isWellLaidOut(page, 'when it is over');
});
