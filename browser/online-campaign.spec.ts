// A campaign at a server: opened, joined, chosen in, fought in by two people in two browsers.

import { isWellLaidOut } from './support/laid-out.ts';
import { introduce, register } from './support/online.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

test('two people take seats, choose a sector, fight for it, and see the result on the map', async ({
  page,
  visitor,
}) => {
  test.setTimeout(20 * MINUTE);
  const ben = await visitor('Ben');
  await register(page, 'marshal');
  await page.goto('/online');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: 'Open a campaign' }).click();
  await page.getByLabel('Title').fill('Spring war');
  await page.getByLabel('First player').selectOption('1');
  await page.getByRole('button', { name: 'Open a campaign' }).click();
  await page.waitForURL('**/online/campaign/*');

  await ben.goto('/online/campaigns');
  await ben.getByRole('link', { name: /^Spring war/ }).click();
  await ben.getByRole('button', { name: 'Take this seat' }).click();
  await introduce(ben, 'Ben');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.getByText('Your turn to choose a sector').waitFor();
  await expect(ben.getByText('marshal chooses the next sector.')).toBeVisible();
  await page.goto('/online');
  await expect(page.getByRole('link', { name: /Spring war.*Your turn to choose a sector/ })).toBeVisible();
  await page.getByRole('link', { name: /Spring war/ }).click();
  await page
    .getByRole('button', { name: /can be chosen/ })
    .first()
    .click();
  await isWellLaidOut(page, 'choosing');
  await page.getByRole('button', { name: 'Fight for this sector' }).click();

  for (const each of [page, ben]) {
    await each.getByRole('link', { name: 'Go to the battle' }).click();
    await each.getByText('This table is a battle of a campaign.').waitFor();
    await each.getByRole('button', { name: /ready/i }).first().click();
  }
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: /^Give up/ }).click();
  await ben
    .getByRole('button', { name: /^Give up/ })
    .last()
    .click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Go to the campaign' }).click();
  await expect(ben.getByText(/^Battle 1 is over: marshal has won/)).toBeVisible();
  await expect(ben.getByText('Your turn to choose a sector')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Battle 1 is over: marshal has won/)).toBeVisible();
  await isWellLaidOut(page, 'after a battle');
  await page.getByText('All battles').click();
  await page.getByRole('link', { name: 'Watch battle 1 again' }).last().click();
  await expect(page.getByRole('link', { name: 'Go to the campaign' })).toBeVisible();
});
