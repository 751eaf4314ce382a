// What newcomers stumbled over: the page asks before it does what they did not expect, and says only what is so.

import type { Page } from '@playwright/test';
import type { State } from '@starboard/engine';
import { allUnitsAt, enemiesOf } from '../games/nexus-ops/rules/army.ts';
import { hasHex } from '../games/nexus-ops/rules/board.ts';
import { HEX_NAMES } from '../games/nexus-ops/data/board.ts';
import { FIGHT, MOVE } from '../games/nexus-ops/rules/phases.ts';
import type { Nexus } from '../games/nexus-ops/rules/state.ts';
import type { Nexum } from '../games/nexum-galaxy/rules/state.ts';
import { openTable } from './support/online.ts';
import { openPosition } from './support/position.ts';
import { expect, setUp, test } from './support/starboard.ts';

const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`);
const guide = (page: Page) => page.getByRole('complementary', { name: 'Guided game' });

/** And by nobody else. */
function isHeldByEnemies(state: Nexus, name: string): boolean {
  const hex = HEX_NAMES.findIndex((each) => each === name);
  return hasHex(enemiesOf(state, 0), hex) && allUnitsAt(state, hex, 0) === 0;
}

test('a phase card that gives nothing to do says so, and asks before the turn ends', async ({ page }) => {
  await openPosition(page, {
    game: 'nexum-galaxy',
    seats: 2,
    options: { sector: 'FENIX' },
    // without energy nobody travels
    found: (state: State, choices) =>
      (state as Nexum).energy[0] === 0 &&
      choices.some(({ move, card }) => move === 'card' && card === 'move'),
  });
  const card = spot(page, 'card-move');
  await expect(card).toContainText('nothing to do');
  await card.click();
  const asked = page.getByRole('group', { name: 'End your turn?' });
  await expect(asked).toContainText('No ship can go anywhere: your turn ends. Do it anyway?');
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.locator('.prompt')).toContainText('Play one of your phase cards.');
  await page.getByRole('button', { name: 'Play Movement (nothing to do)' }).click();
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(card).not.toContainText('nothing to do');
});

test.describe('the guide', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', locale: 'en', played: [] } });

  test('follows an undo, and can be turned back to what was read', async ({ page }) => {
    await page.goto('/play/nexus-ops');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/table/*');
    for (const _ of ['welcome', 'map']) await guide(page).getByRole('button', { name: 'Next' }).click();
    await expect(guide(page)).toContainText('Choose the Fungoid');
    await spot(page, 'buy fungoid').click();
    await spot(page, 'H1a').click();
    await expect(guide(page)).toContainText('Now two Humans');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(guide(page)).toContainText('Choose the Fungoid');
    await spot(page, 'buy fungoid').click();
    await spot(page, 'H1a').click();
    await expect(guide(page)).toContainText('Now two Humans');
    await guide(page).getByRole('button', { name: 'Back' }).click();
    await expect(guide(page)).toContainText('Choose the Fungoid');
    await guide(page).getByRole('button', { name: 'Next' }).click();
    // as the text says: the Human once, then a hex after the other
    await spot(page, 'buy human').click();
    await spot(page, 'H1a').click();
    await spot(page, 'H1b').click();
    await expect(guide(page)).toContainText('End the Deploy phase.');
  });
});

test('a choice is found by typing, and taken, left or walked to by keys', async ({ page }) => {
  await setUp(page, { game: 'nexus-ops', people: ['person', 'random'], options: { firstPlayer: '1' } });
  const field = page.getByLabel('Find a choice');
  const choices = page.locator('.choices .choice');
  await choices.first().waitFor();
  const all = await choices.count();
  await page.keyboard.press('f');
  await expect(field).toBeFocused();
  await page.keyboard.type('human');
  await expect(choices).not.toHaveCount(all);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('human');
  await page.keyboard.press('ArrowDown');
  await expect(choices.first()).toBeFocused();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/Human/);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
});

test('a battle that is over stays until somebody has read it', async ({ page }) => {
  await page.clock.install();
  await openPosition(page, {
    game: 'nexus-ops',
    seats: 2,
    options: { board: 'bad-neighbors' },
    found: (state: State, choices) =>
      (state as Nexus).phase === FIGHT && choices.some(({ move }) => move === 'fight'),
  });
  await page
    .locator('.choices .choice', { hasText: /fight|battle/i })
    .first()
    .click();
  const over = page.locator('.no-battle.no-past');
  await expect(async () => {
    if (await over.isVisible()) return;
    await page
      .locator('.choices .choice', { hasText: /^(Pass|Play no|Lose|Give up)/i })
      .first()
      .click({ timeout: 500 });
    expect(await over.isVisible()).toBe(true);
  }).toPass();
  await page.clock.fastForward(60_000);
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(over).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the first tap on an enemy hex shows the odds, the second moves in', async ({ page }) => {
    let way = { from: '', to: '' };
    await openPosition(page, {
      game: 'nexus-ops',
      seats: 2,
      options: { board: 'bad-neighbors' },
      found: (state, choices) => {
        if ((state as Nexus).phase !== MOVE) return false;
        const found = choices.find(
          ({ move, to }) => move === 'move' && isHeldByEnemies(state as Nexus, String(to)),
        );
        if (found !== undefined) way = { from: String(found['from']), to: String(found['to']) };
        return found !== undefined;
      },
    });
    const hex = spot(page, way.to);
    await spot(page, way.from).tap();
    await hex.tap();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText('Tap again to do it.');
    await expect(tip.locator('.no-odds').first()).toBeVisible();
    await expect(hex).not.toHaveAttribute('aria-label', /Commander/);
    await hex.tap();
    await expect(hex).toHaveAttribute('aria-label', /Commander/);
    await expect(tip).toBeHidden();
  });
});

test('who plays alone is offered no draw, and neither wins nor comes first', async ({ page }) => {
  await setUp(page, { game: 'gal4xeon', people: ['person'] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toBeHidden();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(result).not.toContainText('wins');
  await expect(result).not.toContainText('Place');
});

test('nor is a draw offered to who plays alone at a server', async ({ page }) => {
  const { id } = await openTable(page, 'Ana', { game: 'gal4xeon', others: [] });
  // who opens a table for one is ready
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toBeHidden();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page.goto('/online');
  const card = page.locator('.online-card', { has: page.locator(`a[href="/online/game/${id}"]`) });
  await expect(card.locator('.ending')).toHaveText('The player gave up.');
});

test('a form offers what can be played, and a finished game says who won', async ({ page }) => {
  await page.goto('/play/nexum-galaxy');
  const seats = page.getByLabel('Seats', { exact: true });
  const teams = page.locator('.option [name="teams"]');
  const file = page.getByRole('button', { name: 'Custom sector' });
  await seats.selectOption('2');
  await expect(teams).toBeHidden();
  await expect(file).toBeHidden();
  await page.getByText('From a file', { exact: true }).click();
  await expect(file).toBeVisible();
  await page.locator('.preset', { hasText: /Narrows/i }).click();
  await expect(file).toHaveText('Remove: NARROWS');
  await seats.selectOption('4');
  await expect(teams).toBeVisible();

  await setUp(page, { game: 'skirmish', people: ['person', 'random'] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page.goto('/saved');
  await expect(page.locator('.saved-card')).toContainText('Rigel wins. All other players gave up.');
});
