// The guided game with Asteroids: a learner follows it to its end on a phone, by keyboard alone where a finger would point, pays by
// pointing at asteroids, and plays on.

import type { Locator, Page } from '@playwright/test';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { expect, test } from './support/starboard.ts';

test.use({ viewport: { width: 360, height: 740 } });

const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Guided game' });
/** By its notation; a journey also names the relics that go along. */
const choice = (page: Page, move: string): Locator =>
  page.locator(`.choices [data-move${move.startsWith('send') ? '^' : ''}="${move}"]`);
const spot = (page: Page, id: string): Locator => page.locator(`[data-spot="${id}"]`);

/** From step to step, all of which can be read. */
async function read(page: Page, ...texts: readonly string[]): Promise<void> {
  const guide = guideOf(page);
  for (const text of texts) {
    await expect(guide).toContainText(text);
    await guide.locator('.primary').press('Enter');
  }
}

/** Takes a choice of the list, which a screen reader reads. */
async function take(page: Page, ...moves: readonly string[]): Promise<void> {
  // one phase is ended as the other one is: what is asked then differs
  const asked = (): Promise<string[]> =>
    Promise.all(['.prompt', '.table-choices'].map((part) => page.locator(part).innerText()));
  for (const move of moves) {
    await choice(page, move).focus();
    const before = await asked();
    await page.keyboard.press('Enter');
    await expect.poll(asked).not.toEqual(before);
  }
}

async function expectWell(page: Page): Promise<void> {
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
}

test('it is offered beside the others, is followed to its end, and the game goes on', async ({ page }) => {
  await page.goto('/play/nexum-galaxy');
  await page.getByRole('button', { name: 'Guided game with Asteroids' }).click();
  const guide = guideOf(page);
  await expect(guide).toContainText('all that the Asteroids expansion adds');
  await expectWell(page);
  await read(page, 'all that the Asteroids expansion adds', 'The rocks beside planets');
  await take(page, 'card manage-move');

  // the drawer with what is asked for opens by itself
  const processing = spot(page, 'technology-processing1');
  await expect(guide).toContainText('Develop Processing I');
  await expect(processing).toHaveClass(/spot-lesson/);
  await expectWell(page);
  await processing.press('Enter');
  await expect(guide).toContainText('End management now');
  await take(page, 'done');
  await expect(guide).toContainText('send one ship from A3');
  await take(page, 'go B1', 'send A3 1');
  await expect(guide).toContainText('point at the rock');
  await expectWell(page);
  // what is taken back is asked for again
  await page.keyboard.press('u');
  await expect(guide).toContainText('send one ship from A3');
  await take(page, 'go B1', 'send A3 1');
  await expect(guide).toContainText('point at the rock');
  await spot(page, 'capture-B1').press('Enter');
  await read(page, 'What was in it');
  await expect(guide).toContainText('End your turn');
  await endTurn(page);

  await expect(guide).toContainText('Fetch another one');
  await take(page, 'card move-manage', 'go B3', 'send A3 1', 'capture B3');
  await expect(guide).toContainText('Now your crystals buy something');
  const asteroids = page.locator('.nx-asteroid');
  await expect(asteroids).toHaveCount(2);
  await expectWell(page);
  await expect(spot(page, 'technology-replicator1')).not.toHaveClass(/spot-lesson/);
  await expect(spot(page, 'technology-recharge1')).toHaveClass(/spot-lesson/);
  // the drawer that has opened by itself is closed and opened like any other
  const drawer = page.locator('.nx-drawer');
  await drawer.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(drawer).toBeHidden();
  await page
    .locator('.nx-lab')
    .getByRole('button', { name: /^Technologies/ })
    .press('Enter');
  await expect(drawer).toBeVisible();
  for (const asteroid of await asteroids.all()) await asteroid.press('Enter');
  await expect(asteroids.first()).toHaveAttribute('aria-pressed', 'true');
  await spot(page, 'technology-recharge1').press('Enter');
  await expect(guide).toContainText('it can be used at once');
  await endTurn(page);

  await expect(guide).toContainText('develop Hyperspace');
  await take(page, 'card manage', 'develop hyperspace');
  await read(page, 'The cloud has an area for every player');
  await expect(guide).toContainText('keep 6 energy');
  await endTurn(page);

  await expect(guide).toContainText('develop Exploration');
  await take(page, 'card move', 'develop exploration');
  await expect(guide).toContainText('send out an explorer');
  await expectWell(page);
  await spot(page, 'A3').press('Enter');
  await spot(page, 'explore-A3').press('Enter');
  await expect(guide).toContainText('beside which disks');
  await expectWell(page);
  await take(page, 'beside S');
  await expect(guide).toContainText('on which your explorer lands');
  await expectWell(page);
  await take(page, 'land N1');
  await read(page, 'what is special about it', 'capture, develop, explore');
  await expect(guide).toBeHidden();
  await expect(choice(page, 'done')).toBeVisible();
  await expectWell(page);
});

/** Whatever phases are left, until the next round asks for a card. */
async function endTurn(page: Page): Promise<void> {
  const end = choice(page, 'done').or(choice(page, 'bid 0'));
  const card = page.locator('.choices [data-move^="card "]').first();
  for (;;) {
    await expect(end.or(card)).toBeVisible();
    if (await card.isVisible()) return;
    await take(page, (await end.getAttribute('data-move')) ?? '');
  }
}
