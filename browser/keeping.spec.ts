// What is played stays: through a closed tab, a crash, a file, and without a network.

import { readFileSync } from 'node:fs';
import type { Download, Page, Worker } from '@playwright/test';
import { isRefusal, SPECTATOR } from '@starboard/engine';
import { parseGame } from '@starboard/engine/match';
import { isViewFile, parseSaved, type ViewFile } from '@starboard/engine/view';
import { playByPointing } from './support/pointer.ts';
import { expect, setUp, test } from './support/starboard.ts';

const duel = { game: 'skirmish', people: ['person', 'random'], numbers: { Rounds: 2 } } as const;

test('a saved game is on the start page and goes on where it was left, until it is deleted', async ({
  page,
}) => {
  await setUp(page, duel);
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Muster ships');
  await page.close();
  const later = await page.context().newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(later.locator('.prompt')).toContainText('Muster ships');
  await expect(later.locator('.log')).toContainText('The plans:');
  await later.goto('/saved');
  await later.getByRole('button', { name: 'Delete' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(later.getByText('No games are saved on this device yet.')).toBeVisible();
});

test('a game saved as a file is proved and opens again, by button and by dropping it', async ({ page }) => {
  await setUp(page, duel);
  await playByPointing(page, 3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^skirmish-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  const file = parseGame(readFileSync(path, 'utf8'));
  if (isRefusal(file)) throw new Error(file.reason);
  // what the deal of these tests is called
  expect(file.seed).toBe(Buffer.from('browser').toString('hex'));

  await page.goto('/');
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL('**/table/*');
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(page.locator('.seat-bot')).toHaveText('Random');

  await page.goto('/');
  await page.evaluate((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, JSON.stringify(file));
  await page.waitForURL('**/table/*');
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

async function viewIn(download: Download): Promise<{ file: ViewFile; text: string }> {
  expect(download.suggestedFilename()).toMatch(/^skirmish-\d{4}-\d\d-\d\d-view\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  const file = parseSaved(text);
  if (isRefusal(file) || !isViewFile(file)) throw new Error('That is no view file.');
  // the deal of these tests names seed and table
  expect(text).not.toContain('browser');
  expect(text).not.toContain(Buffer.from('browser').toString('hex'));
  return { file, text };
}

test('while two play, each saves what it was shown, which opens to be replayed and nothing else', async ({
  page,
}) => {
  await setUp(page, { game: 'skirmish', people: ['person', 'person'] });
  await page.getByRole('button', { name: 'I am' }).click();
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await page.getByRole('button', { name: 'I am Player 2' }).click();
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await page.getByRole('button', { name: 'I am' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const { file, text } = await viewIn(download);
  expect(text.match(/"plan none"/g)).toHaveLength(1);

  await page.goto('/saved');
  const [listed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect((await viewIn(listed)).file.viewer).toBe(SPECTATOR);

  await page.setInputFiles('input[type=file]', await download.path());
  await page.waitForURL('**/table/*');
  const name = file.people?.[file.viewer]?.name ?? '';
  const note = page.getByText(`This is what ${name} had seen of an unfinished game.`);
  await expect(note).toBeVisible();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(page.locator('.prompt')).toContainText('Moment 1 of ');
  // what is not known is not offered: the present, what to do, how to go on
  for (const offer of ['Back to the present', 'Hint', 'What if…', 'Undo'])
    await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveCount(0);
  await expect(page.locator('.choices .choice')).toHaveCount(0);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const offer of ['Change who plays', 'Give up', 'Go back to your last decision'])
    await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(note).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.saved-card')).toHaveCount(1);
  await page.goto('/saved');
  await expect(page.getByText('one viewpoint only')).toBeVisible();
  await expect(page.locator('.saved-card').getByRole('link', { name: 'View' })).toHaveCount(1);
});

test.describe('where bots play alone', () => {
  test.use({ settings: { speed: 'slow', motion: 'reduced', locale: 'en', played: ['skirmish'] } });

  test('several people do not sit down once somebody has the whole file', async ({ page }) => {
    await setUp(page, { game: 'skirmish', people: ['random', 'random'] });
    await page.locator('.board').waitFor();
    const table = page.url();
    await page.goto('/saved');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(parseGame(readFileSync(await download.path(), 'utf8'))).toMatchObject({ starboard: 1 });
    await page.goto(table);
    const sit = async (...seats: readonly number[]) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Change who plays' }).click();
      for (const seat of seats) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('person');
      await page.getByRole('button', { name: 'OK' }).click();
    };
    await sit(1, 2);
    await expect(page.getByRole('alert').first()).toContainText('only one person can go on playing here');
    await expect(page.locator('.seat-bot')).toHaveCount(2);
    await sit(1);
    await page.getByRole('button', { name: 'I am' }).click();
    await expect(page.locator('.seat-bot')).toHaveCount(1);
  });
});

test('a file that was tampered with is refused in a sentence', async ({ page }) => {
  await page.goto('/');
  const tamper = (content: string) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page.setInputFiles('input[type=file]', tamper('{"starboard":'));
  await expect(page.getByRole('alert')).toContainText('it is not JSON, or it was cut off');
  await expect(page.getByText('This file could not be opened:')).toBeInViewport();
  await page.setInputFiles('input[type=file]', tamper('{"starboard":1,"game":"skirmish"}'));
  await expect(page.getByRole('alert')).toContainText('This file is damaged: "rules"');
  await page.setInputFiles('input[type=file]', tamper('{"starboardView":1,"game":"skirmish","rules":1}'));
  await expect(page.getByRole('alert')).toContainText('This file is damaged: "seats"');
});

/** A thread of the page; threads that threads start cannot be reached from here. */
async function threadCalled(page: Page, name: string): Promise<Worker> {
  for (const worker of page.workers()) if ((await worker.evaluate(() => self.name)) === name) return worker;
  throw new Error(`No thread is called ${name}.`);
}

/** Makes it fail as a bug would. */
function hit(thread: Worker): Promise<void> {
  return thread.evaluate(() => {
    setTimeout(() => {
      throw new Error('an asteroid');
    });
  });
}

test('when the table breaks, it goes on from the last saved move', async ({ page }) => {
  await setUp(page, duel);
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Muster ships');
  await hit(await threadCalled(page, 'table'));
  const apology = page.getByRole('alertdialog', { name: 'The table ran into a problem' });
  await expect(apology).toContainText('Every move so far is saved.');
  await apology.getByRole('button', { name: 'Continue from the last saved move' }).click();
  await expect(page.locator('.prompt')).toContainText('Muster ships');
  await page.getByRole('button', { name: 'Pass' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
});

test('when a thinking thread breaks, another takes over', async ({ page }) => {
  await setUp(page, duel);
  await page.locator('.choices .choice').first().waitFor();
  await page.keyboard.press('h');
  await page.locator('.thoughts button').first().waitFor();
  await hit(await threadCalled(page, 'mind'));
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Muster ships');
  await page.keyboard.press('h');
  await page.locator('.thoughts button').first().waitFor();
});

test('a table is played in one tab at a time, in whichever one wants', async ({ page, context }) => {
  await setUp(page, duel);
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Muster ships');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This table is open in another tab');
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is open in another tab');
  await other.getByRole('button', { name: 'Pass' }).first().click();
  await expect(other.locator('.prompt')).toContainText('Round 2');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table on this device.');
});

test.describe('kept on this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit everything works without a network', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nexus Ops' })).toBeVisible();
    await setUp(page, duel);
    await playByPointing(page, 9);
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await page.goto('/rules/nexum-galaxy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Nexum Galaxy');
    await page.getByLabel('Language').selectOption('es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reglas de Nexum Galaxy');
  });
});
