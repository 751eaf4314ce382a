// A multi-battle at home: set up, watched and played at its tables, interrupted, and read from its file.

import type { Page } from '@playwright/test';
import { isWellLaidOut } from './support/laid-out.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

interface Wanted {
  /** Who plays, by faction; at all tables. */
  readonly factions: readonly string[];
  readonly tables?: number;
  readonly rounds?: number;
}

async function begin(page: Page, { factions, tables = 2, rounds = 0 }: Wanted): Promise<void> {
  await page.goto('/groups');
  await page.getByLabel('Tables', { exact: true }).selectOption(String(tables));
  await page.getByLabel('Factions', { exact: true }).selectOption(String(factions.length));
  const rows = page.locator('.faction-rows li');
  for (const [faction, who] of factions.entries())
    for (let table = 0; table < tables; table++)
      await rows.nth(faction).getByRole('combobox').nth(table).selectOption(who);
  await page.getByLabel('Round limit').fill(String(rounds));
  await page.getByRole('button', { name: 'Begin the multi-battle' }).click();
  await page.waitForURL('**/group/*');
  await expect(page.locator('.small-board .panzoom')).toHaveCount(tables);
}

test('bots play a multi-battle out, its tables are watched, and its file opens again', async ({ page }) => {
  await begin(page, { factions: ['random', 'random'], rounds: 8 });
  // it may be over before one is there
  await page
    .getByRole('link', { name: /^Watch table 2/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Menu' }).waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page.getByText(/wins the multi-battle|share the victory/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  // who comes back later finds all of it
  await page.reload();
  await expect(page.getByText(/wins the multi-battle|share the victory/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Delete Multi-battle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Multi-battle' }).click();
  await expect(page.getByRole('link', { name: /^Multi-battle/ })).toHaveCount(0);
  // all of it is played again and proved before it comes in
  await page.getByLabel('Open a file of a multi-battle').setInputFiles(path);
  await expect(page.getByText(/wins the multi-battle|share the victory/)).toBeVisible();
  await page.getByRole('link', { name: 'Watch table 1 again' }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Back to the multi-battle' }),
  ).toBeVisible();
});

test('a person plays at several tables, goes from one to the other, and gives up', async ({ page }) => {
  await begin(page, { factions: ['person', 'random'] });
  const turn = page.getByRole('link', { name: 'Your turn at table 1' });
  await turn.click();
  // the house has begun the turn: there is something to choose
  await expect(page.locator('.choices .choice').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.choices .choice').first()).toBeVisible();
  // nothing is taken back where other tables may count on it
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('The other tables of the group know of this order already')).toBeVisible();
  await page.getByRole('link', { name: 'Your turn at table 2' }).click();
  await page.waitForURL(/-2$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Give up/ }).click();
  await page
    .getByRole('button', { name: /^Give up/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the multi-battle' }).click();
  await expect(page.getByText('Won by Rigel')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch table 2 again' }).first()).toBeVisible();
});

test('a multi-battle is played in one tab at a time', async ({ page, context }) => {
  await begin(page, { factions: ['person', 'person'] });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(
    other.getByRole('heading', { name: 'This multi-battle is open in another tab' }),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Go on here' }).click();
  await expect(other.locator('.small-board .panzoom')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'This multi-battle is open in another tab' })).toBeVisible();
});

for (const locale of ['en', 'es'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', locale } });

    test('all tables are laid out well in every window, and axe finds nothing', async ({ page }) => {
      test.setTimeout(20 * MINUTE);
      for (const tables of ['2', '4']) {
        await page.goto('/groups');
        await page.locator('.group-counts select').first().selectOption(tables);
        await page.locator('.group-form button[type="submit"]').click();
        await expect(page.locator('.small-board .panzoom')).toHaveCount(Number(tables));
        await isWellLaidOut(page, `${tables} tables`);
      }
    });
  });
