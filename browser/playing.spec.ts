// Whole games through the interface, of each kind.

import { seatsNear } from '@starboard/engine/match';
import { games } from './support/games.ts';
import { playByPointing } from './support/pointer.ts';
import { expect, setUp, test } from './support/starboard.ts';

for (const game of games) {
  test(`a whole game of ${game.title} is played by pointing alone`, async ({ page }) => {
    const bots = Array.from({ length: seatsNear(game, 2) - 1 }, () => 'random');
    await setUp(page, { game: game.id, people: ['person', ...bots], options: game.shortOptions });
    const { clicks, stuck } = await playByPointing(page, 7);
    expect(stuck).toEqual([]);
    expect(clicks).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
    await expect(page.locator('.line-chart').first()).toBeVisible();
  });
}

test('a whole game is played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const cover = page.getByRole('link', { name: 'Skirmish' });
  // a key pressed on a page that is still empty leads nowhere
  await cover.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (let i = 0; i < 20 && !(await cover.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const playNow = page.getByRole('button', { name: 'Play now' });
  await playNow.waitFor();
  for (let i = 0; i < 20 && !(await playNow.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  const over = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    expect(await over.isVisible()).toBe(true);
  }).toPass({ intervals: [10] });
  await expect(over.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('a number of the set-up can be typed, and is put right when the field is left', async ({ page }) => {
  await page.goto('/play/skirmish');
  const rounds = page.getByLabel('Rounds', { exact: true });
  const type = async (text: string): Promise<void> => {
    await rounds.selectText();
    await page.keyboard.type(text);
  };
  await type('10');
  await expect(rounds).toHaveValue('10');
  await type('99');
  // until then it is said, and no table comes of it
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(page.locator('.setup-start .wrong')).toContainText(
    'Option rounds must be a whole number from 2 to 12, not 99.',
  );
  await expect(start).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[/]play[/]skirmish$/);
  await expect(rounds).toHaveValue('99');
  await page.keyboard.press('Tab');
  await expect(rounds).toHaveValue('12');
  await expect(page.locator('.setup-start .wrong')).toBeEmpty();
  await expect(start).toBeEnabled();
  // pressing the button leaves the field, but a table that nobody has seen so is not opened
  await type('99');
  await start.click({ force: true });
  await expect(rounds).toHaveValue('12');
  await expect(page).toHaveURL(/[/]play[/]skirmish$/);
  await rounds.focus();
  await rounds.selectText();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(rounds).toHaveValue('12');
  await start.click();
  await page.waitForURL('**/table/*');
});
