// What a person can do at the table besides moving.

import type { Page } from '@playwright/test';
import { playByList } from './support/list-player.ts';
import { expect, setUp, test } from './support/starboard.ts';

const duel = { game: 'skirmish', people: ['person', 'random'] } as const;

/** Plans a card and comes to the order of the first round. */
async function toFirstOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Muster ships, strike a moon, or pass.');
}

const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`);

test('two clicks lead from the start page to a running game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Nexum Galaxy' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.choices .choice').first()).toBeVisible();
});

test('what is pointed at fills in a move, and the rest is asked beside it', async ({ page }) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await spot(page, 'D').click();
  await expect(page.locator('.prompt')).toContainText('Strike on D: take ships along.');
  await spot(page, 'A').click();
  const asking = page.getByRole('group', { name: 'Which one?' });
  await expect(asking.getByRole('button', { name: '4 ships from A' })).toBeFocused();
  await asking.getByRole('button', { name: '2 ships from A' }).click();
  await expect(page.locator('.sk-odds')).toHaveText('100 %');
  await page.getByRole('button', { name: 'Launch' }).first().click();
  await page.getByRole('button', { name: 'Player 1 strikes D with 2 ships' }).waitFor();
});

test('Escape takes back an unfinished order, Backspace one step of it', async ({ page }) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await spot(page, 'D').click();
  await page.getByRole('button', { name: '2 ships from A' }).click();
  await page.keyboard.press('Backspace');
  await expect(page.locator('.prompt')).toContainText('take ships along');
  await page.getByRole('button', { name: '1 ship from A' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toContainText('Muster ships, strike a moon, or pass.');
});

test('what is refused is told with its rule, which opens in the guide', async ({ page }) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await spot(page, 'D').click();
  await spot(page, 'C').click();
  const refused = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await expect(refused).toContainText('Moon C is not yours.');
  await refused.getByRole('button', { name: /SK-3\.4/ }).click();
  await expect(page.locator('[data-rule="SK-3.4"]')).toBeFocused();
});

test('the rules can be searched beside the board', async ({ page }) => {
  await setUp(page, duel);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByLabel('Search the rules').fill('convoy');
  await expect(page.locator('.rule')).toHaveCount(2);
  await page.getByLabel('Search the rules').fill('xyzzy');
  await expect(page.getByText('No rule mentions “xyzzy”.')).toBeVisible();
});

test('undo takes an order back, and says why when it cannot', async ({ page }) => {
  await setUp(page, { game: 'skirmish', people: ['person', 'person'] });
  await page.getByRole('button', { name: 'I am' }).click();
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  // the other person is asked now; nothing of the first is here
  await page.getByRole('button', { name: 'I am Player 2' }).click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('You have nothing to undo');
});

test('in a game without hidden things an order is undone with a key', async ({ page }) => {
  await setUp(page, { game: 'nexum-galaxy', people: ['person', 'person'] });
  const choice = page.getByRole('button', { name: 'Play Management', exact: true }).first();
  await choice.click();
  await expect(choice).toBeHidden();
  await page.keyboard.press('u');
  await expect(choice).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  await expect(log).toContainText('undoes a move');
  // what was taken back is struck through, and told to who hears it
  await expect(log.locator('s').first()).toHaveText(/plays Management\.$/);
  await expect(log.getByRole('button', { name: /plays Management\. \(undone\)$/ })).toBeVisible();
  await choice.click();
  await expect(log.getByRole('button', { name: /plays Management\.$/ })).toBeVisible();
  // in a replay too
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.prompt')).toContainText('Moment');
  await expect(log.locator('s').first()).toHaveText(/plays Management\.$/);
});

test('a take-back brings the last decision again, bots agree', async ({ page }) => {
  await setUp(page, duel);
  await page.locator('.choices .choice').first().waitFor();
  // not before there is one
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back to your last decision' })).toBeHidden();
  await page.keyboard.press('Escape');
  await toFirstOrder(page);
  await page.getByRole('button', { name: 'Pass' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Go back to your last decision' }).click();
  await page.getByRole('button', { name: 'Go back to your last decision' }).click();
  await expect(page.locator('.prompt')).toContainText('Muster ships, strike a moon, or pass.');
  await expect(page.locator('.log s').first()).toBeVisible();
});

test.describe('with a question before the turn ends', () => {
  test.use({
    settings: { speed: 'instant', motion: 'reduced', locale: 'en', confirm: true, played: ['skirmish'] },
  });

  test('an order that ends the turn waits for a yes', async ({ page }) => {
    await setUp(page, duel);
    const question = page.getByRole('group', { name: 'End your turn?' });
    // a plan ends the turn too, whether the other has made its own by now or not
    await page.getByRole('button', { name: 'Plan no card' }).first().click();
    await question.getByRole('button', { name: 'End turn' }).click();
    await page.getByRole('button', { name: 'Muster on A' }).first().click();
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(page.locator('.prompt')).toContainText('Muster ships, strike a moon, or pass.');
    await page.getByRole('button', { name: 'Muster on A' }).first().click();
    await question.getByRole('button', { name: 'End turn' }).click();
    await expect(page.locator('.prompt')).toContainText('Round 2');
  });
});

test('a click in the log shows that moment; from there one steps on, and plays on in a what-if', async ({
  page,
}) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await page.getByRole('button', { name: 'Muster on A' }).first().click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await page.getByRole('button', { name: /musters . ships on A/ }).click();
  await expect(page.locator('.prompt')).toContainText(/Moment \d+ of \d+/);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(page.locator('.prompt')).toContainText('Moment 1 of');
  await page.getByRole('button', { name: 'What if…' }).click();
  await expect(page.getByText('You are playing on from an earlier moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan no card' }).first().click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(page.locator('.prompt')).toContainText('Round 2');
});

test('a hint names good orders, and one click fills one in', async ({ page }) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText(/The Admiral would play: .+\.\d+% to win/s);
  const best = page.locator('.thoughts button').first();
  await best.click();
  await page.locator('.asking .choice').click();
  await expect(page.locator('.prompt')).not.toContainText('Muster ships, strike a moon, or pass.');
});

test('a hint asked for while a bot still makes its plan comes all the same', async ({ page }) => {
  await setUp(page, { ...duel, people: ['person', 'admiral'] });
  await page.locator('.choices .choice').first().waitFor();
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('The Admiral would play:');
});

test('bots play among themselves, with a pause when one is wanted', async ({ page }) => {
  await setUp(page, { game: 'skirmish', people: ['random', 'random', 'random'], numbers: { Rounds: 2 } });
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByLabel('Viewpoint').selectOption('everything revealed');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.locator('.prompt')).toContainText('Moment');
});

test.describe('at a slow pace', () => {
  test.use({ settings: { speed: 'slow', motion: 'reduced', locale: 'en', played: ['skirmish'] } });

  test('what the bots do is skipped with a click or a key', async ({ page }) => {
    await setUp(page, { game: 'skirmish', people: ['person', 'random', 'random', 'random'] });
    const skip = page.getByRole('button', { name: 'Skip' });
    const mine = page.locator('.choices .choice').first();
    const skips: readonly (() => Promise<void>)[] = [
      () => skip.click(),
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Enter'),
    ];
    for (const each of skips) {
      await mine.click();
      await skip.waitFor();
      await each();
      await expect(mine).toBeVisible();
      await expect(skip).toBeHidden();
    }
  });
});

test('a replay stays at its moment when it is seen with other eyes, and with the own ones again', async ({
  page,
}) => {
  await setUp(page, { ...duel, numbers: { Rounds: 2 } });
  await playByList(page, 3);
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'Go to the end' }).click();
  await bar.getByRole('button', { name: 'Previous step' }).click();
  const round = page.locator('.log [aria-current] .log-line');
  const happened = await round.textContent();
  for (const eyes of ['everything revealed', 'Rigel', 'mine']) {
    await bar.getByLabel('Viewpoint').selectOption({ label: eyes });
    await expect(round).toHaveText(happened ?? '');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Moment');
});

test('a card under a resting pointer says what the board shows', async ({ page }) => {
  await setUp(page, duel);
  await toFirstOrder(page);
  await spot(page, 'A').hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('A: Player 1, 5');
  const muster = page.locator('.choices').getByRole('button', { name: 'Muster on A' });
  await muster.focus();
  await page.keyboard.press('Enter');
  await expect(spot(page, 'A')).not.toHaveAttribute('aria-label', 'A: Player 1, 5');
  await expect(card).toContainText((await spot(page, 'A').getAttribute('aria-label')) ?? 'nothing');
});

test('a replay shows the battle of its moment, and no other', async ({ page }) => {
  await setUp(page, { game: 'nexus-ops', people: ['random', 'random'] });
  // the log moves on under the pointer
  await page.locator('.log-line', { hasText: 'attacks' }).first().dispatchEvent('click');
  const battle = page.getByRole('region', { name: 'Battle' });
  await expect(battle).toBeVisible();
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(page.getByText(/^Moment 1 of/)).toBeVisible();
  // at once, not when its time is over
  expect(await battle.count()).toBe(0);
});

test('the list of keys opens with a question mark', async ({ page }) => {
  await setUp(page, duel);
  await page.locator('.prompt').waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden();
});

test.describe('the first time', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', locale: 'en', played: [] } });

  test('a game is guided step by step on the real board', async ({ page }) => {
    await page.goto('/play/skirmish');
    await page.getByRole('button', { name: 'Play now' }).click();
    const lesson = page.getByRole('complementary', { name: 'Guided game' });
    await expect(lesson).toContainText('Six moons, and five ships of yours on A.');
    await expect(spot(page, 'A')).toHaveClass(/spot-lesson/);
    await lesson.getByRole('button', { name: 'Next' }).click();
    await page.locator('.hand .spot-lesson').first().click();
    await lesson.getByRole('button', { name: 'Next' }).click();
    await spot(page, 'A').click();
    await expect(lesson).toContainText('A new round.');
    await lesson.getByRole('button', { name: 'Close the guide' }).click();
    await expect(lesson).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap points, a long press explains', async ({ page }) => {
    await setUp(page, duel);
    await toFirstOrder(page);
    await spot(page, 'D').tap();
    await expect(page.locator('.prompt')).toContainText('Strike on D');
    const { x = 0, y = 0, width = 0, height = 0 } = (await spot(page, 'C').boundingBox()) ?? {};
    const touch = { identifier: 1, clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch' };
    await spot(page, 'C').dispatchEvent('pointerdown', touch);
    await expect(page.getByRole('tooltip')).toContainText('C: Rigel, 5');
    await page.getByRole('tooltip').getByRole('button').tap();
    await expect(page.locator('[data-rule="SK-3.2"]')).toBeFocused();
  });
});

test('what breaks while it is drawn leaves no blank page', async ({ page, complaints }) => {
  await setUp(page, duel);
  await page.locator('.choices .choice').first().waitFor();
  await page.evaluate(() => Object.assign(Intl, { ListFormat: null }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Change who plays' }).click();
  await page.getByLabel('Who sits in seat 1').selectOption('random');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the game as a file' })).toBeVisible();
  complaints.splice(0);
});
