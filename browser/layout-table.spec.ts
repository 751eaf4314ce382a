// What else lies around a board, in every window: the guide, panels, a replay, a what-if, cards beside the pointer, one's own seat.

import type { Locator, Page } from '@playwright/test';
import type { OptionValues } from '@starboard/engine';
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
/** Maps that stand upright in a narrow window and lie in a wide one. */
const TURNING: Readonly<Record<string, OptionValues>> = {
  'nexum-galaxy': { sector: 'FENIX' },
  'nexus-ops': {},
};
const real = games.filter(({ teaching }) => teaching !== true);

async function firstOf(game: (typeof games)[number]): Promise<Situation> {
  const [table] = tablesOf(game);
  const [situation] = await situationsOf([{ ...table, cadets: ['layout'], curious: [] }]);
  return situation;
}

async function turningOf(id: string, options: OptionValues): Promise<Situation> {
  const [situation] = await situationsOf([{ game: id, seats: 2, options, aimless: ['layout'] }]);
  return situation;
}

/** Which way the map lies: where its last spot is, seen from its first one, in degrees. */
async function lieOf(page: Page): Promise<number> {
  // on a phone another part of the board may be in front
  const map = page.getByRole('button', { name: 'Map', exact: true });
  if (await map.isVisible()) await map.click();
  return page.locator('.panzoom [data-spot]').evaluateAll((spots) => {
    const [one, other] = [spots[0], spots[spots.length - 1]].map((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  });
}

async function expectWell(page: Page, size: WindowSize, what: string): Promise<void> {
  await resize(page, size);
  expect(await layoutFaults(page), `${what}, ${sizeName(size)}`).toEqual([]);
}

/** Opens it anew. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.choices .choice').first().waitFor();
}

async function toReplay(page: Page): Promise<void> {
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar').waitFor();
}

async function toGame(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
}

for (const game of real)
  test(`${game.id} lies the same way in the game, in a replay and in a what-if`, async ({ page }) => {
    const turning = TURNING[game.id];
    const { file } = await (turning === undefined ? firstOf(game) : turningOf(game.id, turning));
    await openFile(page, file);
    for (const size of SHAPES) {
      await resize(page, size);
      const lie = await lieOf(page);
      await toReplay(page);
      await expectWell(page, size, 'replay');
      expect(await lieOf(page), `replay, ${sizeName(size)}`).toBeCloseTo(lie, 0);
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: 'What if' }).click();
      await page.locator('.what-if').waitFor();
      await expectWell(page, size, 'what-if');
      expect(await lieOf(page), `what-if, ${sizeName(size)}`).toBeCloseTo(lie, 0);
      await page.locator('.what-if').getByRole('button').click();
      await page.locator('.what-if').waitFor({ state: 'detached' });
      await toGame(page);
      // who opens the table anew finds the map as it lay, whatever the window was before
      await reopen(page);
      await resize(page, size);
      expect(await lieOf(page), `opened anew, ${sizeName(size)}`).toBeCloseTo(lie, 0);
    }
  });

/** From low to high, on a phone and beside words: a map that is laid by the place it has turns somewhere in between. */
const STEPS = volume({ daily: 5, long: 10 });
const HEIGHTS = Array.from({ length: STEPS + 1 }, (_, i) => 560 + (400 / STEPS) * i);
const SWEEP = [390, 1000].flatMap((width) => HEIGHTS.map((height) => ({ width, height, zoom: 1 })));

for (const [id, options] of Object.entries(TURNING))
  test(`${id} lies as the window says, whatever it was before and whatever a replay takes of it`, async ({
    page,
  }) => {
    await openFile(page, (await turningOf(id, options)).file);
    const lies: number[] = [];
    for (const size of SWEEP) {
      await resize(page, size);
      const lie = await lieOf(page);
      lies.push(lie);
      await toReplay(page);
      await resize(page, size);
      expect(await lieOf(page), `replay, ${sizeName(size)}`).toBeCloseTo(lie, 0);
      await toGame(page);
    }
    expect(Math.max(...lies) - Math.min(...lies)).toBeGreaterThan(45);
    // and all the way back
    for (const [i, size] of [...SWEEP.entries()].toReversed()) {
      await resize(page, size);
      expect(await lieOf(page), `on the way back, ${sizeName(size)}`).toBeCloseTo(lies[i], 0);
    }
  });

for (const game of real)
  test(`cards beside what is pointed at in ${game.id} are inside the window, and can be read to their end`, async ({
    page,
  }) => {
    await openFile(page, (await firstOf(game)).file);
    const card = page.locator('.tip');
    // whoever has no mouse presses long, and a phone is not enlarged
    for (const size of SHAPES.filter((each) => !PHONES.includes(each))) {
      await resize(page, size);
      for (const [i, spot] of (await lowest(page, size)).entries()) {
        const where = `${await spot.getAttribute('data-spot')}, ${sizeName(size)}`;
        // in the middle of a track there may be something of its own to press
        const isDrawn = await spot.evaluate((each) => each instanceof SVGElement);
        await spot.hover({ force: true, ...(isDrawn ? {} : { position: { x: 8, y: 8 } }) });
        await card.waitFor();
        await expectReadable(page, card, where);
        if (i === 0) {
          // as much as no window has room for
          await card.evaluate((tip) => {
            const more = tip.appendChild(document.createElement('p'));
            more.style.cssText = 'white-space: pre-line';
            more.textContent = 'More of it.\n'.repeat(90);
          });
          expect(await expectReadable(page, card, `${where}, with more`)).toBe(true);
        }
        await page.mouse.move(0, 0);
        await card.waitFor({ state: 'detached' });
      }
    }
  });

/** All of the card is in the window, or it is higher than that: then it slides under the pointer, and stays meanwhile. Says whether
 *  it had to. */
async function expectReadable(page: Page, card: Locator, where: string): Promise<boolean> {
  const look = () =>
    card.evaluate((tip) => {
      const { left, top, right, bottom } = tip.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const [hidden, below] = [tip.scrollHeight - tip.clientHeight, innerHeight];
      return { x: (left + right) / 2, y: (top + bottom) / 2, inside, hidden, spare: below - (bottom - top) };
    });
  // it finds its place anew when it has grown
  await expect(async () => {
    const before = await look();
    await page.waitForTimeout(60);
    expect(await look(), where).toEqual({ ...before, inside: true });
  }).toPass();
  const { x, y, hidden, spare } = await look();
  if (hidden <= 1) return false;
  expect(spare, where).toBeLessThan(20);
  await page.mouse.move(x, y);
  const left = () => card.evaluate((tip) => tip.scrollHeight - tip.clientHeight - tip.scrollTop);
  // a busy browser loses a turn of the wheel: whoever sees the card stand still turns on
  await expect(async () => {
    await page.mouse.wheel(0, hidden + 50);
    await page.waitForTimeout(100);
    expect(await left(), where).toBeLessThanOrEqual(1);
  }).toPass();
  return true;
}

const ON_MAP = '.panzoom [data-spot]';
/** What is explained below a map, where a card has least room. */
const BELOW = '.gx-track, .nx-card, .no-ware-button';

/** The spots that are explained at the lower edges of the map and of the board, and the first one of all. */
async function lowest(page: Page, { zoom }: WindowSize): Promise<readonly Locator[]> {
  const found = await Promise.all([ON_MAP, BELOW].map((where) => fromBelow(page.locator(where))));
  const [onMap, below] = found;
  // an enlarged board may have one of these on another tab
  const lengths = [onMap.length, below.length];
  expect(zoom === 1 ? Math.min(...lengths) : Math.max(...lengths)).toBeGreaterThan(2);
  return [...onMap.slice(0, 3), ...onMap.slice(-1), ...below.slice(0, 3)];
}

async function fromBelow(spots: Locator): Promise<readonly Locator[]> {
  const edges = await spots.evaluateAll((all) =>
    all.map((spot) => (spot.checkVisibility() ? spot.getBoundingClientRect().bottom : null)),
  );
  const order = edges
    .flatMap((edge, i) => (edge === null ? [] : [{ edge, i }]))
    .toSorted((a, b) => b.edge - a.edge);
  return order.map(({ i }) => spots.nth(i));
}

/** Guided games of Nexum Galaxy after the first. */
const FURTHER = {
  en: ['Guided game with events', 'Guided game with Asteroids'],
  es: ['Partida guiada con eventos', 'Partida guiada con Asteroides'],
} as const;

for (const locale of ['en', 'es'] as const)
  test.describe(`with a guide in ${locale}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', locale, played: [] } });

    test('nothing is cut on a phone, and parts of the board stay one tap away', async ({ page }) => {
      const first = locale === 'en' ? 'Play now' : 'Jugar ya';
      const guided = real
        .filter((each) => hasPart(each, 'lesson.ts'))
        .map((game) => ({ game, start: first }));
      const further = guided
        .filter(({ game }) => game.id === 'nexum-galaxy')
        .flatMap(({ game }) => FURTHER[locale].map((start) => ({ game, start })));
      for (const { game, start } of [...guided, ...further]) {
        await resize(page, PHONE);
        await page.goto(`/play/${game.id}`);
        await page.getByRole('button', { name: start }).click();
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

  test('talk at a table that waits does not slide the page away', async ({ page }) => {
    await openTable(page, 'Ana', { game: 'nexum-galaxy' });
    for (const words of ['Hello!', 'Is anybody here?', 'I shall wait for an hour.']) {
      await page.getByLabel('Say something').fill(words);
      await page.keyboard.press('Enter');
      await page.getByText(words).waitFor();
    }
    await page.reload();
    await page.getByText('I shall wait for an hour.').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

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
