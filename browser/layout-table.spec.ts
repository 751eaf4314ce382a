// What else lies around a board, in every window: the guide, panels, a replay, a what-if, cards beside the pointer, one's own seat.

import type { Locator, Page } from '@playwright/test';
import { volume } from '@starboard/engine/testkit';
import { games, hasPart } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { openTable, sitDown, begin } from './support/online.ts';
import { situationsOf, type Situation } from './support/situations.ts';
import { resize, sizeName, SIZES, type WindowSize } from './support/sizes.ts';
import { expect, openFile, test } from './support/starboard.ts';
import { tablesOf } from './support/tables.ts';

const PHONES = SIZES.slice(0, 2);
const [PHONE] = PHONES;
/** One of each shape, and all of them in the long run. */
const SHAPES = SIZES.filter((_, i) => [0, 3, 8].includes(i)).concat(
  SIZES.slice(0, volume({ daily: 0, long: SIZES.length })),
);
const real = games.filter(({ teaching }) => teaching !== true);

async function firstOf(game: (typeof games)[number]): Promise<Situation> {
  const [table] = tablesOf(game);
  const [situation] = await situationsOf([{ ...table, cadets: ['layout'], curious: [] }]);
  return situation;
}

async function expectWell(page: Page, size: WindowSize, what: string): Promise<void> {
  await resize(page, size);
  expect(await layoutFaults(page), `${what}, ${sizeName(size)}`).toEqual([]);
}

for (const game of real)
  test(`${game.id} lies the same way in the game, in a replay and in a what-if`, async ({ page }) => {
    const { file } = await firstOf(game);
    await openFile(page, file);
    const map = page.locator('.panzoom > svg').first();
    for (const size of SHAPES) {
      await resize(page, size);
      const lie = await map.getAttribute('viewBox');
      await page.keyboard.press('ArrowLeft');
      await page.locator('.replay-bar').waitFor();
      await expectWell(page, size, 'replay');
      expect(await map.getAttribute('viewBox'), `replay, ${sizeName(size)}`).toBe(lie);
      await page.reload();
      await page.locator('.choices .choice').first().waitFor();
      await page.keyboard.press('ArrowLeft');
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: 'What if' }).click();
      await page.locator('.what-if').waitFor();
      await expectWell(page, size, 'what-if');
      expect(await map.getAttribute('viewBox'), `what-if, ${sizeName(size)}`).toBe(lie);
      await page.locator('.what-if').getByRole('button').click();
      await page.locator('.what-if').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.locator('.replay-bar').waitFor({ state: 'detached' });
    }
  });

for (const game of real)
  test(`cards beside what is pointed at in ${game.id} are whole and inside the window`, async ({ page }) => {
    await openFile(page, (await firstOf(game)).file);
    for (const size of SHAPES.filter(({ width, height, zoom }) => Math.min(width, height) / zoom > 700)) {
      await resize(page, size);
      for (const spot of await lowest(page)) {
        await spot.hover({ force: true });
        const card = page.locator('.tip');
        await card.waitFor();
        const { box, hidden } = await card.evaluate((tip) => {
          const { left, top, right, bottom } = tip.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return { box: { left, top, right, bottom, inside }, hidden: tip.scrollHeight - tip.clientHeight };
        });
        expect(box.inside, `${await spot.getAttribute('data-spot')}: ${JSON.stringify(box)}`).toBe(true);
        expect(hidden, `${await spot.getAttribute('data-spot')}`).toBeLessThanOrEqual(1);
        await page.mouse.move(0, 0);
        await card.waitFor({ state: 'detached' });
      }
    }
  });

/** The spots that are explained at the lower edge of the map, and the first one of all. */
async function lowest(page: Page): Promise<readonly Locator[]> {
  const spots = page.locator('.panzoom [data-spot]');
  const tops = await spots.evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect().bottom));
  const order = tops.map((top, i) => ({ top, i })).toSorted((a, b) => b.top - a.top);
  return [...order.slice(0, 3), ...order.slice(-1)].map(({ i }) => spots.nth(i));
}

for (const locale of ['en', 'es'] as const)
  test.describe(`with a guide in ${locale}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', locale, played: [] } });

    test('nothing is cut on a phone, and parts of the board stay one tap away', async ({ page }) => {
      for (const game of real.filter((each) => hasPart(each, 'lesson.ts'))) {
        await resize(page, PHONE);
        await page.goto(`/play/${game.id}`);
        await page.getByRole('button', { name: locale === 'en' ? 'Play now' : 'Jugar ya' }).click();
        const next = page.locator('.lesson .primary');
        await page.locator('.lesson').waitFor();
        for (let step = 1; step < 5; step++) {
          for (const size of PHONES) await expectWell(page, size, `${game.id}, step ${step}`);
          const tabs = page.locator('.gx-sections button');
          for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 0.99 });
          if (!(await next.isVisible())) break;
          await next.click();
        }
      }
    });
  });

for (const game of real)
  test(`one's own seat at ${game.id} is on the screen of a phone, wherever one sits`, async ({ page }) => {
    const { file: late } = await firstOf(game);
    // early enough that everybody's turn comes once more
    const file = { ...late, log: late.log.slice(0, late.log.length / 2) };
    const people = file.people?.map(({ name }, seat) => ({
      name,
      bot: seat === file.seats - 1 ? null : 'cadet',
    }));
    for (const size of PHONES) {
      await resize(page, size);
      await openFile(page, { ...file, ...(people === undefined ? {} : { people }) });
      await expect(page.locator('.seat-mine')).toBeInViewport({ ratio: 0.99 });
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the own clock at a table of the server is on the screen', async ({ page, visitor }) => {
    const ben = await visitor('Ben');
    const others = ['cadet', 'cadet', 'free'];
    const table = await openTable(page, 'Ana', { game: 'nexum-galaxy', others, clock: 'live' });
    await sitDown(ben, 'Ben', table);
    await begin(page, ben);
    const clock = ben.locator('.seat-mine .clock');
    await expect(clock).toBeInViewport({ ratio: 0.99 });
    expect(await layoutFaults(ben)).toEqual([]);
    await ben.locator('.seats').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await expect(clock).toBeInViewport({ ratio: 0.99 });
  });
});
