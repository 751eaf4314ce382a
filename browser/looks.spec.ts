// Every page, in every theme: what axe finds, what overflows, what complains.

import { PAGES } from '@starboard/wire/pages';
import { faults, fits, themedFaults } from './support/faults.ts';
import { games, hasPart } from './support/games.ts';
import { resize } from './support/sizes.ts';
import { expect, setUp, test } from './support/starboard.ts';

const GAMES = games.map(({ id }) => id);
/** The pages that need no server, but for tables. */
const OFFLINE = Object.values(PAGES)
  .filter((page) => !page.startsWith(PAGES.lobby) && !page.includes(':id'))
  .map((page) => page.replace(':game', 'skirmish'));
const LOST = 'Nothing but space';

test('faults that are planted are found', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Skirmish' }).waitFor();
  await page.locator('main').evaluate((main) => {
    const text = document.createElement('p');
    text.textContent = 'Hardly to be read';
    text.style.cssText = 'color: rgb(90 90 90); background: rgb(80 80 80)';
    main.append(text, new Image());
  });
  expect((await faults(page)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast', 'image-alt']);
});

test('a colour that cannot be read in one theme is found', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Skirmish' }).waitFor();
  await page.locator('main').evaluate((main) => {
    const text = main.appendChild(document.createElement('p'));
    text.textContent = 'Read by most';
    text.className = 'planted';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="light"] .planted { color: rgb(90 90 90); background: rgb(80 80 80) }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await faults(page)).toEqual([]);
  expect(await themedFaults(page)).toEqual([expect.stringMatching(/^light: color-contrast/)]);
  expect(await faults(page)).toEqual([]);
});

test.describe('in every theme', () => {
  test.use({
    settings: { theme: 'dark', speed: 'instant', motion: 'reduced', locale: 'en', played: [...GAMES] },
    colorScheme: 'dark',
  });

  test('no page has a fault that axe can find', async ({ page, complaints }) => {
    for (const path of [...OFFLINE, '/nowhere', '/play/nexum-galaxy']) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      // an address without a route would show the page for those who are lost
      expect((await title.innerText()) === LOST, path).toBe(path === '/nowhere');
      expect(await themedFaults(page), path).toEqual([]);
    }
    // the browser says what the server said of the address that leads nowhere
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  for (const game of GAMES) {
    test(`neither has the table of ${game}`, async ({ page }) => {
      await page.goto(`/play/${game}`);
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('.choices .choice').first().waitFor();
      for (const panel of ['Log', 'Rules', 'Reference', 'Analysis']) {
        await page.getByRole('tab', { name: panel }).click();
        expect(await (panel === 'Reference' ? themedFaults : faults)(page), panel).toEqual([]);
      }
    });
  }
});

/** From a phone to a wall. */
const WIDTHS = [360, 800, 1280, 2560].map((width) => ({
  width,
  height: width === 360 ? 740 : 900,
  zoom: 1,
}));

test('every page fits, however wide the window is', async ({ page }) => {
  for (const path of ['/', '/settings', '/rules/nexus-ops', ...GAMES.map((game) => `/play/${game}`)]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const size of WIDTHS) {
      await resize(page, size);
      await fits(page);
    }
  }
});

for (const game of GAMES)
  test(`the table of ${game} fits, and its board has room, however wide the window is`, async ({ page }) => {
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.choices .choice').first().waitFor();
    for (const size of WIDTHS) {
      await resize(page, size);
      await fits(page);
      const board = page.locator('.board');
      await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(size.width / 3);
      await expect.poll(async () => (await board.boundingBox())?.height).toBeGreaterThan(180);
    }
  });

test.describe('with a guide, on a phone', () => {
  test.use({
    settings: { speed: 'instant', motion: 'reduced', locale: 'en', played: [] },
    viewport: { width: 360, height: 740 },
  });

  test('most is left for the board, and the step can be read', async ({ page }) => {
    for (const { id: game } of games.filter((each) => hasPart(each, 'lesson.ts'))) {
      await page.goto(`/play/${game}`);
      await page.getByRole('button', { name: 'Play now' }).click();
      const guide = page.getByRole('complementary', { name: 'Guided game' });
      const text = guide.getByRole('status');
      await guide.getByRole('button', { name: 'Next' }).click();
      await expect(guide).toContainText('2 of');
      await fits(page);
      const board = page.locator('.table-board');
      const heightNow = async (): Promise<number> => (await board.boundingBox())?.height ?? 0;
      await expect.poll(heightNow, game).toBeGreaterThan(0.45 * 740);
      const cut = (): Promise<number> => guide.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(cut, game).toBeLessThan(4);
      const height = await heightNow();
      expect(await faults(page), game).toEqual([]);
      await guide.getByRole('button', { name: 'Collapse the guide' }).click();
      await expect(text).toBeHidden();
      await expect.poll(heightNow, game).toBeGreaterThan(height + 40);
      await guide.getByRole('button', { name: 'Expand the guide' }).click();
      await expect(text).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  const height = 740;
  test.use({ viewport: { width: 360, height } });

  for (const game of GAMES)
    test(`the board of ${game} keeps its room beside a panel and in a replay`, async ({ page }) => {
      const shareOf = async (what: string): Promise<number> =>
        ((await page.locator(what).boundingBox())?.height ?? 0) / height;
      // where the map does not move, all of the board is looked at
      await setUp(page, { game, people: ['person', 'random'] });
      await page.locator('.board').waitFor();
      // a map that is only a part of its board does not stand for it
      const hasMap = (await page.locator('.panzoom').count()) > 0;
      const isMap = hasMap && (await shareOf('.panzoom')) > 0.5 * (await shareOf('.board'));
      const boardShare = (): Promise<number> => shareOf(isMap ? '.panzoom' : '.board');
      const log = page.getByRole('tab', { name: 'Log' });
      const lines = page.locator('.log-line:not(.log-fold)');
      await log.click();
      await expect(async () => {
        await page.locator('.choices .choice').first().click({ timeout: 1000 });
        expect(await lines.count()).toBeGreaterThan(12);
      }).toPass();
      await page.locator('.choices .choice').first().waitFor();
      // nothing half ordered
      await page.keyboard.press('Escape');
      await expect(page.locator('.unfinished')).toBeHidden();

      for (const panel of ['Rules', 'Reference', 'Analysis', 'Log']) {
        await page.getByRole('tab', { name: panel }).click();
        await expect.poll(boardShare, panel).toBeGreaterThan(0.3);
        await expect.poll(() => shareOf('.panels'), panel).toBeLessThan(0.45);
        await expect(page.locator('.choices .choice').first()).toBeInViewport();
      }
      await expect(lines.last()).toBeInViewport({ ratio: 1 });

      await lines.first().click();
      await expect(page.locator('.prompt')).toContainText(/Moment \d+ of \d+/);
      await expect.poll(boardShare).toBeGreaterThan(0.3);
      await expect(lines.first()).toBeInViewport({ ratio: 1 });
      expect(await faults(page)).toEqual([]);

      await log.click();
      await expect.poll(boardShare).toBeGreaterThan(0.45);
      const more = page.getByRole('button', { name: 'More', exact: true });
      await expect(page.getByLabel('Speed')).toBeHidden();
      await more.click();
      await expect(page.getByLabel('Speed')).toBeVisible();
      await fits(page);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the present' }).click();
      await expect(page.locator('.replay-bar')).toBeHidden();
    });

  test('one zoom button lies on the whole map, and a second one leads back to it', async ({ page }) => {
    await setUp(page, { game: 'nexum-galaxy', people: ['person', 'random'] });
    const buttons = page.locator('.panzoom-buttons').getByRole('button');
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await expect(buttons).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    await buttons.last().click();
    await expect(buttons).toHaveCount(1);
  });
});

test.describe('at the end, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the score sheet is there whole', async ({ page }) => {
    await setUp(page, { game: 'skirmish', people: ['random', 'random', 'random'], numbers: { Rounds: 2 } });
    const sheet = page.getByRole('region', { name: 'Score sheet' });
    await sheet.waitFor();
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});

test('the end, the menu, the curtain and a refusal have no faults either', async ({ page }) => {
  await setUp(page, { game: 'skirmish', people: ['person', 'person'] });
  await page.getByRole('button', { name: 'I am' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am' }).click();
  await page.locator('[data-spot="B"]').click();
  await page.getByRole('alert').filter({ hasText: 'Not possible' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test('the page speaks Spanish from top to bottom', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'Skirmish' }).click();
  await page.getByRole('button', { name: 'Jugar ya' }).click();
  await expect(page.locator('.prompt')).toContainText('Ronda 1 de 6');
  await page.getByRole('button', { name: 'No planear carta' }).first().click();
  await expect(page.locator('.log')).toContainText('Los planes:');
  await page.locator('[data-spot="C"]').click();
  await page.locator('[data-spot="B"]').click();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText(/deshacer|queda/);
});
