// Nexum Galaxy with the Asteroids rules: what axe finds in every theme where something is asked that no other rules ask, what can be
// done by pointing and by keys, and whole games on this device, on a shared screen and at a server.

import type { Locator, Page } from '@playwright/test';
import { games } from './support/games.ts';
import { faults, themedFaults } from './support/faults.ts';
import { playByList } from './support/list-player.ts';
import { openTable } from './support/online.ts';
import { playByPointing } from './support/pointer.ts';
import { situationsOf, type Situation } from './support/situations.ts';
import { expect, openSituation, setUp, test } from './support/starboard.ts';
import { tablesOf } from './support/tables.ts';

const GAME = 'nexum-galaxy';
const SHORT = { sector: 'FENIX', ruleSet: 'asteroids', roundLimit: 2 };

async function situation(name: string): Promise<Situation> {
  const game = games.find(({ id }) => id === GAME);
  const tables = (game === undefined ? [] : tablesOf(game)).filter((table) => table.with === 'asteroids');
  const found = (await situationsOf(tables)).find((each) => each.name === `${name} with asteroids`);
  if (found === undefined) throw new Error(`Nobody was asked for ${name}.`);
  return found;
}

const spot = (page: Page, id: string): Locator => page.locator(`[data-spot="${id}"]`);
const lab = (page: Page, name: string | RegExp): Locator =>
  page.locator('.nx-lab').getByRole('button', { name });
const middleOf = async (each: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await each.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const drawer = (page: Page): Locator => page.locator('.nx-drawer');

for (const asked of ['0 choose', '0 cover', '2 under', '2 beside', '2 pay'])
  test(`axe finds nothing in any theme where somebody is asked: ${asked}`, async ({ page }) => {
    await openSituation(page, await situation(asked));
    expect(await themedFaults(page)).toEqual([]);
    for (const tab of [/^Technologies/, /^Hand/]) {
      await lab(page, tab).click();
      if (!(await drawer(page).isVisible())) await lab(page, tab).click();
      await expect(drawer(page)).toBeVisible();
      expect(await faults(page)).toEqual([]);
    }
  });

test('all of the board comes at once: nothing that is fetched later pushes the map aside', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  // a slow line: the rest of the page has come when the first part of the expansion does
  await page.route('**/assets/parts-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = (): void => {
      for (const each of document.querySelectorAll('.nx-board .panzoom')) {
        const { y, height } = each.getBoundingClientRect();
        places.add(`${Math.round(y)} ${Math.round(height)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const opened = openSituation(page, await situation('1 done'));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.waitForURL('**/table/*');
  await page.locator('.nx-board, .loading').first().waitFor();
  await expect.poll(() => underWay.size).toBe(held.length);
  for (const release of held) release();
  await opened;
  await expect(lab(page, /^Technologies/)).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places])).toHaveLength(
    1,
  );
});

test('on a phone the seats are as high whoever is first and whoever has the turn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = new Map<string, number>();
  for (const name of ['1 build', '1 capture', '2 send', '2 done']) {
    await openSituation(page, await situation(name));
    heights.set(name, await page.locator('.seats').evaluate((seats) => seats.getBoundingClientRect().height));
  }
  const [first] = heights.values();
  expect(Object.fromEntries(heights)).toEqual(
    Object.fromEntries([...heights.keys()].map((name) => [name, first])),
  );
});

test('in the draft the civilizations are closed, read again and chosen', async ({ page }) => {
  await openSituation(page, await situation('0 choose'));
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toBeHidden();
  await lab(page, 'Civilizations').click();
  await drawer(page).locator('.spot-can').first().click();
  await expect(lab(page, 'Civilizations')).toBeHidden();
});

test('in the window a card is looked at on every place of the row, and laid by keys', async ({ page }) => {
  await openSituation(page, await situation('0 cover'));
  const card = drawer(page).locator('.nx-hand-card').last();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  // the row as it lies, and with the card on each of its three places
  await expect(drawer(page).locator('.nx-foretold')).toHaveCount(4);
  const name = (await card.locator('strong').textContent()) ?? '';
  await spot(page, `cover-${name}-1`).press('Enter');
  await expect(page.locator('.log')).toContainText(`lays ${name} over`);
});

test('who passes for the whole round beforehand is not asked again in it', async ({ page }) => {
  await openSituation(page, await situation('0 cover'));
  const beforehand = page.locator('.beforehand select');
  const pass = beforehand.locator('option').filter({ hasText: 'Lay no card on the rows of round' });
  await beforehand.selectOption((await pass.getAttribute('value')) ?? '');
  await expect(page.locator('.prompt')).not.toContainText('A row of events lies open');
  // whatever comes next, be it the end of the game
  const next = page.locator('.choices .choice').first();
  await expect(next.or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.locator('.prompt')).not.toContainText('A row of events lies open');
});

test('a fare is explained beside the pointer', async ({ page }) => {
  await openSituation(page, await situation('2 explore'));
  const explorer = page.locator('.choices [data-move^="explore "]').first();
  const from = (await explorer.getAttribute('data-move'))?.split(' ')[1] ?? '';
  const to = page.locator('.choices [data-move^="go "]').last();
  const target = (await to.getAttribute('data-move'))?.split(' ')[1] ?? '';
  await spot(page, from).press('Enter');
  await expect(spot(page, `explore-${from}`)).toBeVisible();
  await spot(page, target).focus();
  await expect(page.getByRole('tooltip')).toContainText(new RegExp(`From ${from}: \\d energy per ship \\(`));
});

test('who is hidden sees where, and nobody else does', async ({ page }) => {
  const found = await situation('2 appear');
  await openSituation(page, found);
  const appear = page.locator('.choices [data-move^="appear "]').first();
  const planet = (await appear.getAttribute('data-move'))?.split(' ')[1] ?? '';
  await expect(page.locator('.nx-cloaked').first()).toBeVisible();
  await expect(spot(page, `appear-${planet}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar').waitFor();
  await page.keyboard.press('Escape');
  await spot(page, `appear-${planet}`).press('Enter');
  await expect(page.locator('.log')).toContainText(`appears on ${planet}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger beside an asteroid captures it', async ({ page }) => {
    await openSituation(page, await situation('2 capture'));
    const capture = page.locator('[data-spot^="capture-"]').first();
    const planet = (await capture.getAttribute('data-spot'))?.split('-')[1] ?? '';
    const [rock, globe] = await Promise.all([capture, spot(page, planet)].map((each) => middleOf(each)));
    const away = Math.hypot(rock.x - globe.x, rock.y - globe.y);
    // outside of the sign, on the other side of it than its planet
    const [x, y] = [rock.x + ((rock.x - globe.x) / away) * 9, rock.y + ((rock.y - globe.y) / away) * 9];
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.spot-can') ?? null,
      [x, y],
    );
    expect(hit).toBeNull();
    await page.touchscreen.tap(x, y);
    await expect(capture).toHaveCount(0);
  });

  test('whoever points at a planet is offered its asteroid too', async ({ page }) => {
    await openSituation(page, await situation('2 capture'));
    const capture = page.locator('[data-spot^="capture-"]').first();
    const planet = (await capture.getAttribute('data-spot'))?.split('-')[1] ?? '';
    await spot(page, planet).tap();
    await page
      .locator('.asking')
      .getByRole('button', { name: `Capture the asteroid of ${planet}` })
      .tap();
    await expect(capture).toHaveCount(0);
  });

  test('a drawer that nobody asks for closes when the map is pointed at', async ({ page }) => {
    await openSituation(page, await situation('2 capture'));
    await lab(page, /^Technologies/).tap();
    await expect(drawer(page)).toBeVisible();
    await page
      .locator('.nx-field svg')
      .first()
      .tap({ position: { x: 6, y: 6 } });
    await expect(drawer(page)).toBeHidden();
    await lab(page, /^Technologies/).tap();
    await expect(drawer(page)).toBeVisible();
  });
});

test('a whole game is played by pointing alone', async ({ page }) => {
  await setUp(page, { game: GAME, people: ['person', 'random'], options: SHORT });
  const { clicks, stuck } = await playByPointing(page, 7);
  expect(stuck).toEqual([]);
  expect(clicks).toBeGreaterThan(5);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
});

test('a whole game is played on a shared screen, with a curtain between its people', async ({ page }) => {
  const options = { ...SHORT, civilizations: 'agreed' };
  await setUp(page, { game: GAME, people: ['person', 'person'], options });
  const curtains = await page.evaluate(async () => {
    let [random, raised] = [3, 0];
    while (document.querySelector('dialog[open]') === null) {
      const ready = document.querySelector<HTMLElement>('.curtain .primary');
      if (ready !== null) raised++;
      ready?.click();
      document.querySelector<HTMLElement>('.notices .notice .primary')?.click();
      const choices = document.querySelectorAll<HTMLElement>('.choices .choice');
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      if (choices.length > 0) choices[Math.floor((random / 2 ** 32) * choices.length)].click();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return raised;
  });
  expect(curtains).toBeGreaterThan(2);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
});

test('a whole game is played at a server, with bots and a draft of civilizations', async ({ page }) => {
  const options = { ...SHORT, civilizations: 'drafted' };
  await openTable(page, 'Ana', { game: GAME, options, others: ['cadet'] });
  await page.locator('.board').waitFor();
  expect(await playByList(page, 5)).toBeGreaterThan(3);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
});

test('the form offers the rules by name, and fills in civilizations that are agreed', async ({ page }) => {
  await page.goto(`/play/${GAME}`);
  await page.locator('.preset', { hasText: 'Two players on IHX' }).click();
  await expect(page.locator('.option [name="ruleSet"]')).toHaveValue('asteroids');
  await page.locator('.option [name="civilizations"]').selectOption('agreed');
  const [first, second] = [1, 2].map((seat) => page.locator(`.option [name="chosenCivilizations-${seat}"]`));
  await expect(first).toHaveValue('psycon');
  await second.selectOption('psycon');
  await expect(first).toHaveValue('biontes');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL('**/table/*');
  await expect(lab(page, 'Biontes')).toBeVisible();
});
