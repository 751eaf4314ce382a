// The guided game with events: a learner follows it to its end on a phone, by keyboard alone where a finger would point, and
// plays on.

import type { Locator, Page } from '@playwright/test';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { expect, test } from './support/starboard.ts';

test.use({ viewport: { width: 360, height: 740 } });

const guideOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(?:Guided game|Partida guiada)$/ });
/** By its notation; a journey also names the relics that go along. */
const choice = (page: Page, move: string): Locator =>
  page.locator(`.choices [data-move${move.startsWith('send') ? '^' : ''}="${move}"]`);

/** From step to step, all of which can be read. */
async function read(page: Page, ...texts: readonly (string | RegExp)[]): Promise<void> {
  const guide = guideOf(page);
  for (const text of texts) {
    await expect(guide).toContainText(text);
    await guide.locator('.primary').press('Enter');
  }
}

/** Takes a choice of the list, which a screen reader reads. */
async function take(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await choice(page, move).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, move).and(page.locator(':focus'))).toHaveCount(0);
  }
}

test('it is offered beside the first one, is followed to its end, and the game goes on', async ({ page }) => {
  await page.goto('/play/nexum-galaxy');
  await page.getByRole('button', { name: 'Guided game with events' }).click();
  const guide = guideOf(page);
  await expect(guide).toContainText('one row of three event cards');
  expect(await layoutFaults(page)).toEqual([]);
  await read(page, 'one row of three');
  // the cards that it speaks of can all be seen
  for (const card of ['B2', 'F2', 'C1'])
    await expect(page.locator('.nx-event-card', { hasText: card })).toBeInViewport({ ratio: 0.9 });
  await read(page, 'B2, F2, C1');

  await expect(page.locator('[data-spot="B2"]')).toHaveClass(/spot-lesson/);
  await expect(page.locator('[data-spot="B2"]')).toHaveAccessibleName(/No Movement: 2 rounds/);
  expect(await faults(page)).toEqual([]);
  await read(page, 'a solar storm', 'an invasion where the last card points');

  await expect(guide).toContainText('Now your turn');
  await take(page, 'card manage-move', 'build A3', 'go A1', 'send A3 1', 'go A2', 'send A3 1');
  await expect(guide).toContainText('End your turn');
  // what is taken back is asked for again
  await page.keyboard.press('u');
  await expect(guide).toContainText('Now your turn');
  await take(page, 'go A2', 'send A3 1');
  await expect(guide).toContainText('End your turn');
  await endTurn(page);

  await read(page, 'B2 has 1 now', 'a reinforcement', 'it gives foresight');
  await expect(guide).toContainText('E2 and C2');
  await expect(page.locator('[data-spot="event-next-1-2"]')).toHaveAccessibleName(/ionized system.* at C2/);
  expect(await layoutFaults(page)).toEqual([]);
  await read(page, 'E2 and C2');
  await expect(guide).toContainText('Play any card');
  await take(page, 'card manage');
  await endTurn(page);

  await expect(page.locator('[data-spot="C*"]')).toHaveAccessibleName(/ionized/);
  await read(page, 'an ice age puts 2', 'all of system C is ionized');
  // what it says of the computer's card can be read there
  const rival = page.locator('.nx-computer');
  await expect(rival.getByText(/^Last: /)).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await read(page, 'nobody at the table has won');
  await expect(rival.getByText(/^Last: /)).toBeHidden();
  await expect(guide).toContainText('B2 is free again');
  await take(page, 'card move');
  await endTurn(page);

  await read(page, 'The fourth row', 'key c');
  await expect(guide).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Panels' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choice(page, 'card move-manage')).toBeVisible();
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
