// Two accounts play a rated game, and both see what it made of their ratings.

import type { Page } from '@playwright/test';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

async function account(page: Page, login: string): Promise<string> {
  const answer = await page.request.post('/api/accounts', { data: { login, password: 'a comet a day' } });
  return ((await answer.json()) as { id: string }).id;
}

const command = (page: Page, table: string, data: object) =>
  page.request.post(`/api/tables/${table}/commands`, { data });

interface Choice {
  readonly moves: readonly string[];
  readonly complete: boolean;
}

/** Any whole order of whoever of them has to give one. */
async function move(pages: readonly Page[], table: string): Promise<number> {
  for (const [seat, page] of pages.entries()) {
    const { view } = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
      view: { actors: readonly number[]; viewSeq: number };
    };
    if (!view.actors.includes(seat)) continue;
    const order: string[] = [];
    for (;;) {
      const answer = await page.request.post(`/api/tables/${table}/legal`, { data: { order } });
      const { moves, complete } = (await answer.json()) as Choice;
      if (complete) break;
      order.push(moves[0]);
    }
    const done = await command(page, table, { do: 'order', viewSeq: view.viewSeq, order });
    expect(done.ok()).toBe(true);
    return seat;
  }
  throw new Error('Nobody has to move.');
}

test('a rated game moves the ratings of both, which everybody can look at', async ({ page, visitor }) => {
  // every window is looked at
  test.setTimeout(20 * MINUTE);
  const ben = await visitor('Ben');
  const id = await account(page, 'astrid.of.the.outer.moons');
  await account(ben, 'ben');
  await page.goto('/online/new/nexus-ops');
  const rating = page.getByLabel('Rating', { exact: true });
  await expect(rating).toBeDisabled();
  await page.getByLabel('Clock').selectOption('live');
  await rating.selectOption('rated');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/online/table/*');
  await expect(page.locator('.room-facts').first()).toContainText('rated');
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const guest = await visitor('Gus');
  await guest.request.post('/api/guests', { data: { name: 'Gus' } });
  await guest.goto(`/online/table/${table}`);
  await guest.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(guest.getByText('Rated games are for accounts')).toBeVisible();

  await command(ben, table, { do: 'sit', seat: 1 });
  for (const each of [page, ben]) await command(each, table, { do: 'ready', ready: true });
  const moved = new Set<number>();
  while (moved.size < 2) moved.add(await move([page, ben], table));
  await command(ben, table, { do: 'resign' });

  await ben.goto(`/online/person/${id}`);
  // the rating and the result are written one after the other
  const written = async (): Promise<string> => {
    await ben.reload();
    await ben.getByRole('heading', { level: 1 }).waitFor();
    await ben.waitForLoadState('networkidle');
    const [games, rated] = await Promise.all(
      ['.rated-games li', '.profile-points'].map((each) => ben.locator(each).count()),
    );
    return `${games} ${rated}`;
  };
  await expect.poll(written).toBe('1 1');
  await expect(ben.locator('.rated-games li')).toContainText('against ben');
  await expect(ben.locator('.profile-points')).toContainText('provisional');
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(ben, size);
    const all = [...(await layoutFaults(ben)), ...(await faults(ben))];
    found.push(...all.map((fault) => `profile, ${sizeName(size)}: ${fault}`));
  }
  expect(found).toEqual([]);
  const opponents = ben.getByRole('region', { name: 'Opponents' });
  await opponents.getByRole('button', { name: 'Show the games with ben' }).click();
  await expect(ben.getByText('1 game together: ahead in 1, behind in 0.')).toBeVisible();
  await expect(ben.locator('.rated-games li')).toHaveCount(1);
  await ben.getByRole('link', { name: /Result and replay/ }).click();
  await ben.waitForURL(`**/online/game/${table}`);
  await ben.goto('/online');
  await ben.getByRole('link', { name: 'Ratings' }).click();
  await expect(ben.getByRole('heading', { name: 'Nexus Ops · 2 seats · live' })).toBeVisible();
  await expect(ben.getByText('1 game so far')).toBeVisible();
  await ben.getByRole('link', { name: 'Statistics of all games here' }).click();
  const ops = ben
    .locator('section')
    .filter({ has: ben.getByRole('heading', { name: 'Nexus Ops', exact: true }) });
  await expect(ops.first().getByText(/^\d+ finished games?$/)).toBeVisible();
  for (const size of SIZES) {
    await resize(ben, size);
    const all = [...(await layoutFaults(ben)), ...(await faults(ben))];
    found.push(...all.map((fault) => `statistics, ${sizeName(size)}: ${fault}`));
  }
  expect(found).toEqual([]);

  // Astrid hides what she played
  await page.goto('/online/account');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('Hide my games and ratings').check();
  await kept;
  await ben.goto(`/online/person/${id}`);
  await expect(ben.getByText('This account hides its games and ratings.')).toBeVisible();
  await expect(ben.locator('.rated-games')).toHaveCount(0);
});
