// Seats that change hands: who left, who takes over, and who plays again.

import { begin, cardOf, duel, introduce, openTable, sitDown, type WantedOnline } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

const SHORT: WantedOnline = { game: 'skirmish', numbers: { Rounds: 6 } };

test('a seat that was left is taken over from the lobby, and what was played keeps its names', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  const table = await duel([page, ben], SHORT);
  for (const each of [page, ben]) await each.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(page.locator('.log')).toContainText('The plans: Ana nothing, Ben nothing.');
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Hand over my seat' }).click();
  const sure = ben.getByRole('dialog', { name: 'Hand over my seat' });
  await sure.getByRole('button', { name: 'Hand over my seat' }).click();
  await expect(ben.locator('.log')).toContainText('and the seat is free.');
  // who left for good is not asked to come back
  await expect(ben.getByRole('button', { name: 'Take over the seat' })).toHaveCount(0);
  await ben.goto('/online');
  await expect(cardOf(ben, table).getByRole('link')).toHaveText('Watch');

  const cy = await visitor('Cy');
  await cy.goto('/online');
  const card = cardOf(cy, table);
  await expect(card).toContainText('1 free seat');
  await card.getByRole('link', { name: 'Take over the seat' }).click();
  const vacant = cy.getByRole('group', { name: 'Ben has left, and the seat is free' });
  await vacant.getByRole('button', { name: 'Take over the seat' }).click();
  await introduce(cy, 'Cy');
  await expect(vacant).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('Cy sat down.');
  for (const each of [page, cy]) {
    await each.reload();
    await expect(each.locator('.log')).toContainText('The plans: Ana nothing, Ben nothing.');
    await expect(each.locator('.log')).not.toContainText('Cy nothing');
  }
  await page.goto('/online');
  await expect(cardOf(page, table)).toContainText('Cy');

  await cy.getByRole('button', { name: 'Menu' }).click();
  await cy.getByRole('button', { name: 'Give up' }).click();
  await cy.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await page.goto(`/online/table/${table.id}?replay`);
  await page.getByLabel('Viewpoint').selectOption('everything revealed');
  await expect(page.locator('.log')).toContainText('The plans: Ana nothing, Ben nothing.');
  await expect(page.locator('.log')).toContainText('Cy gives up.');
  await expect(page.locator('.seats')).toContainText('Ben');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.locator('.seats')).toContainText('Cy');
});

test('who stands up before the game can take the seat back', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  const table = await openTable(page, 'Ana', SHORT);
  await sitDown(ben, 'Ben', table);
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await begin(page, ben);
});

test('a rematch says so, leads back, and its bot keeps its name', async ({ page }) => {
  const { id } = await openTable(page, 'Ana', { ...SHORT, others: ['cadet'] });
  const seats = page.locator('.seats li strong');
  await expect(seats).toHaveText(['Ana', /./]);
  const bot = await seats.last().innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await page.locator('.end-winner').waitFor();
  await page.goto(`/online/game/${id}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  const sitting = page.locator('.room-seats li');
  await expect(sitting.first()).toContainText(bot);
  await expect(sitting.first()).toContainText('Cadet');
  await expect(page.locator('.room-top')).toContainText('A rematch');
  await page.getByRole('link', { name: 'Previous game' }).click();
  await page.waitForURL(`**/online/game/${id}`);
  await page.getByRole('link', { name: 'Go to the rematch' }).click();
  await begin(page);
  await expect(seats).toHaveText([bot, 'Ana']);
  await page.goto('/online');
  await expect(page.locator('.online-card-turn', { hasText: 'rematch' })).toContainText(`${bot} (Cadet)`);
});
