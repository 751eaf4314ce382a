// Three people and a bot play a round robin to its end, and somebody who only looks sees all of it come.

import type { Page } from '@playwright/test';
import { faults } from './support/faults.ts';
import { introduce } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

interface Seen {
  readonly encounters: readonly { readonly table: string | null; readonly end: object | null }[];
}

async function register(page: Page, login: string): Promise<void> {
  await page.goto('/online/account');
  const making = page.getByRole('group', { name: 'Create an account' });
  await making.getByLabel('Username').fill(login);
  await making.getByLabel('Password').fill('a comet a day');
  await making.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText(`signed in as ${login}`).waitFor();
}

async function seen(page: Page, id: string): Promise<Seen> {
  const answer = await page.request.get(`/api/tournaments/${id}`);
  return (await answer.json()) as Seen;
}

test('three people and a bot play a round robin to its end, watched by somebody', async ({
  page,
  visitor,
}) => {
  const names = ['Ben', 'Cai'];
  const [ben, cai, watcher] = [await visitor('Ben'), await visitor('Cai'), await visitor('Wil')];
  await register(page, 'organizer');
  await watcher.goto('/online/tournaments');

  await page.goto('/online');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await page.getByRole('link', { name: 'Organize a tournament' }).click();
  await page.getByRole('link', { name: /Skirmish/ }).click();
  await page.getByLabel('Title').fill('Evening cup');
  await page.getByLabel('Places').fill('4');
  await page.getByLabel('Bots in from the start').fill('1');
  await page.getByLabel('Their strength').selectOption('random');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the tournament' }).click();
  await page.waitForURL('**/online/tournament/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await watcher.getByRole('link', { name: 'View Evening cup' }).click();
  for (const [i, each] of [ben, cai].entries()) {
    await each.goto(`/online/tournament/${id}`);
    await each.getByRole('button', { name: 'Enter' }).click();
    await introduce(each, names[i]);
    await each.getByText('You are on the list.').waitFor();
    await expect(watcher.getByText(names[i], { exact: true })).toBeVisible();
  }
  await page.getByText('My word for the lots').first().click();
  await page.getByLabel('My word for the lots').fill('comet');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(watcher.getByText('4 of 4 entered')).toBeVisible();
  await page.getByRole('button', { name: 'Close the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the list' }).click();
  await expect(watcher.getByText('Round 1 of 3')).toBeVisible();

  const people = [page, ben, cai];
  for (let round = 1; round <= 3; round++) {
    await expect(watcher.getByText(`Round ${round} of 3`)).toBeVisible();
    await expect
      .poll(async () => (await seen(watcher, id)).encounters.filter(({ table }) => table !== null).length)
      .toBe(2 * round);
    // everybody finds the way to the own table, and says that they are there
    for (const each of people) {
      await each.goto(`/online/tournament/${id}`);
      await each.getByRole('link', { name: 'Go to your table' }).click();
      await each.getByRole('button', { name: 'I am ready' }).click();
    }
    for (const each of people) await each.locator('.board').waitFor();
    const { encounters } = await seen(watcher, id);
    // whoever sits there gives up, and the other has won
    for (const { table, end } of encounters)
      if (end === null)
        for (const each of people)
          await each.request.post(`/api/tables/${table}/commands`, { data: { do: 'resign' } });
    await expect
      .poll(async () => (await seen(watcher, id)).encounters.filter(({ end }) => end !== null).length)
      .toBe(2 * round);
  }
  await expect(watcher.locator('.end-winner')).toBeVisible();
  expect(await faults(watcher)).toEqual([]);
  await watcher.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(watcher.getByText('the lots come from the secret')).toBeVisible();
  await watcher
    .getByRole('link', { name: /^Result/ })
    .first()
    .click();
  await watcher.getByRole('link', { name: 'Go to the tournament' }).click();
  await expect(watcher.getByRole('heading', { name: 'Evening cup' })).toBeVisible();
});
