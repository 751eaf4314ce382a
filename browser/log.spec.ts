// The log turn by turn, and what is folded in it.

import { expect, setUp, test } from './support/starboard.ts';

test('the log is told turn by turn, and runs of alike lines unfold to be gone to', async ({ page }) => {
  await setUp(page, { game: 'nexum-galaxy', people: ['random', 'random'], options: { sector: 'LAUBURIA' } });
  await page.getByRole('dialog').getByRole('button', { name: 'View the board' }).click();
  await expect(page.locator('.log-turn').first()).toBeVisible();
  const fold = page.locator('.log-fold').first();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.log-part')).toHaveCount(0);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const part = page.locator('.log-part .log-line').first();
  const told = (await part.textContent()) ?? 'nothing';
  await part.click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await expect(page.locator('.log [aria-current] .log-line')).toHaveText(told);
  await expect(page.locator('.log-part')).not.toHaveCount(0);
});
