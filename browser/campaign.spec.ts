// A campaign at home: begun, fought battle by battle at ordinary tables, interrupted, and read from its file.

import { readFile } from 'node:fs/promises';
import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { mapOf, parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import type { Page } from '@playwright/test';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

interface Wanted {
  readonly size?: 'small' | 'large';
  readonly firstPlayer?: string;
  /** Who sits in the two seats; if not said, a person and a bot. */
  readonly people?: readonly string[];
  readonly score?: string;
  readonly rules?: string;
}

async function begin(
  page: Page,
  { size = 'small', firstPlayer = '1', people = [], score, rules }: Wanted = {},
): Promise<void> {
  await page.goto('/campaigns');
  await page.getByLabel('Map').selectOption(size);
  await page.getByLabel('First player').selectOption(firstPlayer);
  if (rules !== undefined) await page.getByLabel('Rules of the battles').selectOption(rules);
  if (score !== undefined) await page.getByLabel('Winning score').fill(score);
  for (const [seat, who] of people.entries())
    await page.getByLabel(`Who sits in seat ${seat + 1}`).selectOption(who);
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.getByRole('group', { name: 'Map of the campaign' }).waitFor();
}

async function choose(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /can be chosen/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Fight for this sector' }).click();
  await expect(page.getByText(/^Battle \d+ is fought for/)).toBeVisible();
}

/** It asks first. */
async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete Small campaign/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

/** The person gives up at once. */
async function lose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the battle' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Give up/ }).click();
  await page
    .getByRole('button', { name: /^Give up/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the campaign' }).click();
}

test('a person chooses a sector, fights for it, and finds the result on the map', async ({ page }) => {
  await begin(page);
  await expect(page.getByText('chooses the next sector')).toBeVisible();
  await choose(page);
  await lose(page);
  await expect(page.getByText(/^Battle 1 is over: Rigel has won/)).toBeVisible();
  // the bot chooses by itself, and who comes back later finds all of it
  await expect(page.getByText(/^Battle 2 is fought for/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Battle 2 is fought for/)).toBeVisible();
  await page.goto('/campaigns');
  await page.getByRole('link', { name: /^Small campaign/ }).click();
  await page.getByText('All battles').click();
  await page.getByRole('button', { name: 'Watch battle 1 again' }).last().click();
  await expect(
    page.getByRole('dialog', { name: 'Game over' }).or(page.getByText(/Result|won/).first()),
  ).toBeVisible();
});

test('a battle that is interrupted goes on, and counts once', async ({ page }) => {
  await begin(page);
  await choose(page);
  await page.getByRole('button', { name: 'To the battle' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  const battle = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue the battle' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(page.url()).toBe(battle);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Give up/ }).click();
  await page
    .getByRole('button', { name: /^Give up/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the campaign' }).click();
  await expect(page.getByText(/^Battle 1 is over/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Battle 1 is over/)).toBeVisible();
  await expect(page.getByText(/^Battle 2 is fought for/)).toBeVisible();
});

test('keys go over the map', async ({ page }) => {
  await begin(page);
  const sector = (name: string) => page.locator('.nc-sector').filter({ hasText: name });
  await sector('B2').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sector('A2')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sector('A1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Sector A1/ })).toBeVisible();
});

test('bots fight a campaign out, its file is proved, and opens again', async ({ page }) => {
  test.setTimeout(20 * MINUTE);
  await begin(page, { people: ['random', 'random'], score: '20' });
  for (let battle = 1; ; battle++) {
    const fight = page.getByRole('button', { name: 'To the battle' });
    const won = page.getByText(/has won the campaign|share the victory/);
    await expect(fight.or(won)).toBeVisible();
    if (await won.isVisible()) break;
    await fight.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Back to the campaign' })
      .click({ timeout: 200_000 });
    await expect(page.getByText(new RegExp(`^Battle ${battle} (for .* )?is over`))).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  const file = parseCampaign(await readFile(path, 'utf8'));
  if (isRefusal(file)) throw new Error(file.reason);
  const verified = await verifyCampaign(file, loadGame);
  if (isRefusal(verified)) throw new Error(verified.reason);
  expect(mapOf(verified.map).battles).toBe(file.battles.length);
  await page.goto('/campaigns');
  await expect(page.getByRole('link', { name: /^Small campaign/ })).toContainText(
    /has won the campaign|share the victory/,
  );
  await remove(page);
  await expect(page.getByRole('link', { name: /^Small campaign/ })).toHaveCount(0);
  await page.getByLabel('Open a campaign file').setInputFiles(path);
  await expect(page.getByText(/has won the campaign|share the victory/)).toBeVisible();
});

test('while several people play it is saved without its secret, and opens to be looked at', async ({
  page,
}) => {
  await begin(page, { people: ['person', 'person'] });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saved).path();
  expect(JSON.parse(await readFile(path, 'utf8'))).not.toHaveProperty('map.seed');
  await page.goto('/campaigns');
  await remove(page);
  await page.getByLabel('Open a campaign file').setInputFiles(path);
  await expect(page.getByText('can be viewed, but not continued')).toBeVisible();
  await page.locator('.nc-sector').first().click();
  await expect(page.getByRole('heading', { name: /^Sector/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /can be chosen/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fight for this sector' })).toHaveCount(0);
});

for (const locale of ['en', 'es'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', locale } });

    test('the map is laid out well in every window, and axe finds nothing', async ({ page }) => {
      test.setTimeout(20 * MINUTE);
      const found: string[] = [];
      for (const size of ['small', 'large']) {
        await page.goto('/campaigns');
        await page.locator('select[name="size"]').selectOption(size);
        await page.locator('select[name="firstPlayer"]').selectOption('1');
        await page.locator('.setup button[type="submit"]').click();
        await page.locator('.nc-open').first().click();
        for (const window of SIZES) {
          await resize(page, window);
          const all = await layoutFaults(page);
          if (window === SIZES[0]) all.push(...(await faults(page)));
          found.push(...all.map((fault) => `${size}, ${sizeName(window)}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });
  });

test('NC-2.6: with Asteroids the first player places the cloud before the battle', async ({ page }) => {
  const places = page.getByText(/places the cloud of/);
  const battle = page.getByText(/^Battle \d+ is fought for/);
  // most cards of the Atlas have a sector of the Advanced Guide; where another is drawn, a new campaign begins
  do {
    await begin(page, { rules: 'asteroids' });
    await page
      .getByRole('button', { name: /can be chosen/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Fight for this sector' }).click();
    await expect(places.or(battle)).toBeVisible();
  } while (await battle.isVisible());
  await expect(page.getByRole('button', { name: 'As the sector has it' })).toBeVisible();
  for (const size of [
    { width: 390, height: 844, zoom: 1 },
    { width: 1366, height: 768, zoom: 1 },
  ]) {
    await resize(page, size);
    expect(await layoutFaults(page)).toEqual([]);
  }
  await page
    .getByRole('button', { name: /^Beside / })
    .first()
    .click();
  await expect(battle).toBeVisible();
  await page.getByRole('button', { name: 'To the battle' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
