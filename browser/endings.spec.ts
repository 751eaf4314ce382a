// How a game ends for who played it.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { playByList } from './support/list-player.ts';
import { expect, setUp, test } from './support/starboard.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });

test('who plays alone is told the next title and the personal best', async ({ page }) => {
  await setUp(page, { game: 'gal4xeon', people: ['person'] });
  await playByList(page, 3);
  await expect(sheet(page)).toContainText(/Next title: .+, from \d+ points\./);
  await expect(sheet(page)).toContainText('Your first result here: the one to beat.');
  await page.reload();
  await expect(sheet(page)).toContainText('Your first result here: the one to beat.');
  await setUp(page, { game: 'gal4xeon', people: ['person'] });
  await playByList(page, 4);
  await expect(sheet(page)).toContainText(/personal best: /);
});

test('the moves by which a game turned lead to their moments, and its last board is a picture', async ({
  page,
}) => {
  await setUp(page, { game: 'skirmish', people: ['random', 'random'], numbers: { Rounds: 4 } });
  await expect(sheet(page)).toContainText('Where it turned');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Save a picture of the board' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('skirmish.svg');
  const picture = await readFile(await saved.path(), 'utf8');
  expect(picture).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(picture).not.toMatch(/class=|var\(--/);
  const swing = sheet(page).locator('.swings button').first();
  const move = /Move (\d+)/.exec((await swing.textContent()) ?? '')?.[1];
  await swing.click();
  await expect(page.locator('.prompt')).toContainText(`Moment ${Number(move) + 1} of`);
});
