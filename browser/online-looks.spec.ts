// Every online page, in every theme and width: what axe finds, what overflows.

import type { Page } from '@playwright/test';
import { fits, themedFaults } from './support/faults.ts';
import { begin, cardOf, openTable, sitDown } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

const WIDTHS = [360, 800, 1280, 2560] as const;

async function checked(page: Page, what: string): Promise<void> {
  expect(await themedFaults(page), what).toEqual([]);
}

async function fitsEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await fits(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('in every theme', () => {
  test.use({
    settings: { theme: 'dark', speed: 'instant', motion: 'reduced', locale: 'en', played: ['skirmish'] },
    colorScheme: 'dark',
  });

  test('no online page has a fault that axe can find, and each fits', async ({ page, visitor }) => {
    const ben = await visitor('Ben');
    const stop = async (what: string): Promise<void> => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await checked(page, what);
      await fitsEverywhere(page);
    };
    await page.goto('/online/account');
    await stop('account of nobody');
    await page.goto('/online/new');
    await stop('which game');
    await page.goto('/online/new/skirmish');
    await page.getByLabel('Clock', { exact: true }).selectOption('live');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('dialog').waitFor();
    await checked(page, 'a name first');
    await page.keyboard.press('Escape');
    await stop('opening a table');
    const table = await openTable(page, 'Ana', { game: 'skirmish', numbers: { Rounds: 2 }, clock: 'live' });
    await ben.goto('/online');
    await cardOf(ben, table).waitFor();
    await checked(ben, 'lobby');
    await sitDown(ben, 'Ben', table);
    await ben.getByLabel('Say something').fill('Hello!');
    await ben.keyboard.press('Enter');
    await page.getByText('Hello!').waitFor();
    await stop('before the game');
    await begin(page, ben);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await stop('table with chat');
    await page.getByRole('button', { name: 'Menu' }).click();
    await checked(page, 'menu');
    await page.getByRole('button', { name: 'Players' }).click();
    await checked(page, 'players');
    await page.getByRole('button', { name: 'Options for Ben' }).click();
    await checked(page, 'about somebody');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Offer a draw' }).click();
    await ben
      .getByRole('dialog', { name: 'Offer a draw' })
      .getByRole('button', { name: 'Offer a draw' })
      .click();
    await page.getByRole('button', { name: 'Agree', exact: true }).waitFor();
    await checked(page, 'an offer');
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await page.locator('.end-winner').waitFor();
    await checked(page, 'the end');
    await page.getByRole('link', { name: 'Game page' }).click();
    await page.getByText('Proved in this browser').waitFor();
    await page.getByText('The numbers').click();
    await stop('finished game');
    await page.goto('/online');
    await page.getByText('My finished games').waitFor();
    await stop('lobby with games');
    await page.goto('/online/account');
    await page.getByText('You are Ana').waitFor();
    await stop('account of a guest');
    await page.goto('/online/table/nowhere1234');
    await stop('no such table');
  });
});
