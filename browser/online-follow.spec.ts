// Somebody is followed from the profile, and their public table is in the lobby; games where it is one's turn follow each other.

import type { Page } from '@playwright/test';
import { layoutFaults } from './support/layout.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

async function account(page: Page, login: string): Promise<string> {
  const answer = await page.request.post('/api/accounts', { data: { login, password: 'a comet a day' } });
  return ((await answer.json()) as { id: string }).id;
}

test('who is followed is in the lobby, and one game leads to the next', async ({ page, visitor }) => {
  // every window is looked at
  test.setTimeout(20 * MINUTE);
  const ben = await visitor('Ben');
  const id = await account(ben, 'ben');
  await account(page, 'ann');
  const data = { game: 'skirmish', seats: [{ me: true }, { free: true }] };
  await ben.request.post('/api/tables', { data });

  await page.goto(`/online/person/${id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Follow no longer' })).toBeVisible();
  await page.goto('/online');
  const followed = page.locator('.people-list li');
  await expect(followed).toContainText('ben');
  await expect(followed.getByRole('link', { name: /Skirmish/ })).toBeVisible();

  // against bots both games begin at once, and wait for Ann
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    const opened = await page.request.post('/api/tables', {
      data: { game: 'skirmish', seats: [{ me: true }, { bot: 'cadet' }] },
    });
    const { table } = (await opened.json()) as { table: string };
    await page.request.post(`/api/tables/${table}/commands`, { data: { do: 'ready', ready: true } });
    tables.push(table);
  }
  const next = page.getByRole('link', { name: /^Next game where you are to move/ });
  await expect(next).toContainText('(2)');
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    found.push(...(await layoutFaults(page)).map((fault) => `lobby, ${sizeName(size)}: ${fault}`));
  }
  expect(found).toEqual([]);
  await next.click();
  await page.waitForURL(`**/online/table/${tables[0]}`);
});
