// Two people in two browsers play whole games on a real server, of each kind.

import { traitsOf } from '@starboard/engine';
import { games } from './support/games.ts';
import { playByList } from './support/list-player.ts';
import { duel, type WantedOnline } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

// the game to learn from is played in the tests below
for (const rules of games.filter(({ teaching, seats }) => !teaching && seats.max > 1)) {
  const { id: game, title, shortOptions } = rules;
  const traits = traitsOf(rules, shortOptions ?? {}, 2);
  test(`two browsers play a whole game of ${title}, and its page proves it`, async ({ page, visitor }) => {
    const ben = await visitor('Ben');
    const { id } = await duel([page, ben], { game, options: shortOptions });
    const chosen = await Promise.all([playByList(page, 5), playByList(ben, 6)]);
    for (const choices of chosen) expect(choices).toBeGreaterThan(1);
    for (const each of [page, ben])
      await expect(each.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();

    // anybody may look at the page of a public game
    const stranger = await visitor('Cy');
    await stranger.goto(`/online/game/${id}`);
    await expect(stranger.getByText('Proved in this browser: nobody tampered with the')).toBeVisible();
    await expect(stranger.getByRole('table', { name: 'Score sheet' })).toBeVisible();
    await expect(stranger.locator('.line-chart').first()).toBeVisible();
    await stranger.getByRole('link', { name: 'Replay on the board' }).click();
    const bar = stranger.getByRole('region', { name: 'Replay' });
    await expect(bar).toBeVisible();
    const viewpoint = bar.getByLabel('Viewpoint');
    // without secrets everybody has seen the same
    await expect(viewpoint).toHaveCount(traits.secrets ? 1 : 0);
    if (traits.secrets) await viewpoint.selectOption({ label: 'Ana' });
    await bar.getByRole('button', { name: 'Next step' }).click();
    if (traits.secrets) await viewpoint.selectOption({ label: 'everything revealed' });
    await expect(stranger.locator('.prompt')).toContainText('Moment');
  });
}

const SHORT: WantedOnline = { game: 'skirmish', numbers: { Rounds: 2 } };

test('a server that dies in the middle of a game is waited for, and the game goes on', async ({
  page,
  visitor,
  server,
  complaints,
}) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(page.locator('.choices')).toHaveCount(0);
  const notice = page.getByText('Connection lost. Reconnecting…');
  await server.restart(async () => {
    await expect(notice).toBeVisible();
    // an order that is given meanwhile waits for the line
    await ben.locator('.choices .choice', { hasText: 'Plan no card' }).click();
    await expect(ben.locator('.unfinished')).toHaveText('Sending: Plan no card');
  });
  await expect(notice).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('The plans:');
  await Promise.all([playByList(page, 1), playByList(ben, 2)]);
  await expect(ben.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  // what browsers say of a line that cannot be opened
  expect(complaints.every((each) => each.includes('/api/live'))).toBe(true);
  complaints.splice(0);
});

test('who reloads in the middle finds the game as it was, with all that happened', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  const { id } = await duel([page, ben], SHORT);
  for (const each of [page, ben]) await each.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(ben.locator('.log')).toContainText('The plans:');
  await ben.reload();
  await expect(ben.locator('.log')).toContainText('The plans:');
  await expect(ben.locator('.seat-mine')).toContainText('Ben');
  await ben.locator('.log-line:not(.log-fold)').first().click();
  await expect(ben.locator('.prompt')).toContainText(/Moment \d+ of \d+/);

  // and who has no seat watches with a spectator's eyes
  const cy = await visitor('Cy');
  await cy.goto(`/online/table/${id}`);
  await expect(cy.locator('.prompt')).toContainText('You are watching.');
  await expect(cy.locator('.log')).toContainText('The plans:');
  await expect(cy.locator('.seat-mine')).toHaveCount(0);
});
