// Names, accounts and one's own data; and what is said where there is no server.

import { readFileSync } from 'node:fs';
import { cardOf, openTable } from './support/online.ts';
import { expect, setUp, test } from './support/starboard.ts';
import { serveStatic } from './support/static.ts';

test('a guest becomes an account with its games, leaves, and comes back', async ({ page, complaints }) => {
  await openTable(page, 'Ana', { game: 'skirmish' });
  await page.goto('/online/account');
  await expect(page.getByText('You are Ana, a guest.')).toBeVisible();
  const making = page.getByRole('group', { name: 'Create an account' });
  await making.getByLabel('Username').fill('ana');
  await making.getByLabel('Password').fill('a comet a day');
  await making.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('You are Ana, signed in as ana.')).toBeVisible();

  await page.getByLabel('Name of the bot').fill('Hal');
  await page.getByRole('button', { name: 'Create a bot account' }).click();
  await expect(page.getByText('The token for Hal, shown only once:')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    me: { login: string };
    tables: unknown[];
    bots: { name: string }[];
  };
  expect(data.me.login).toBe('ana');
  expect(data.tables).toHaveLength(1);
  expect(data.bots.map(({ name }) => name)).toEqual(['Hal']);
  await page.getByRole('button', { name: 'Close: Hal' }).click();
  await expect(page.getByRole('button', { name: 'Close: Hal' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have no name here yet.')).toBeVisible();
  const entering = page.getByRole('group', { name: 'Sign in' }).locator('form').first();
  await entering.getByLabel('Username').fill('ana');
  await entering.getByLabel('Password').fill('a wrong password');
  await entering.getByRole('button', { name: 'Sign in' }).click();
  await expect(entering.getByText('Wrong username or password.')).toBeVisible();
  await entering.getByLabel('Password').fill('a comet a day');
  await entering.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are Ana, signed in as ana.')).toBeVisible();
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();

  await page.goto('/online/account');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my data' });
  await dialog.getByLabel('Password').fill('a comet a day');
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByText('You have no name here yet.')).toBeVisible();
  // browsers note each refusal
  expect(complaints.every((each) => each.includes('403'))).toBe(true);
  complaints.splice(0);
});

test('where there is no server, the online pages say so and home play works', async ({
  page,
  complaints,
}) => {
  const copy = await serveStatic(process.env['STARBOARD_CLIENT'] ?? '');
  await page.goto(`${copy.address}/online`);
  await expect(page.getByRole('heading', { name: 'No server here' })).toBeVisible();
  await expect(page.getByText('online tables cannot be reached')).toBeVisible();
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await setUp(page, { game: 'skirmish', people: ['person', 'random'] }, copy.address);
  await expect(page.locator('.choices .choice').first()).toBeVisible();
  copy.stop();
  expect(complaints.every((each) => each.includes('/api/live'))).toBe(true);
  complaints.splice(0);
});

test('online pages speak Spanish, refusals included', async ({ page, visitor }) => {
  const table = await openTable(page, 'Ana', { game: 'skirmish' });
  const ben = await visitor('Ben');
  await ben.goto('/online');
  await ben.getByLabel('Language').selectOption('es');
  await expect(ben.getByRole('heading', { name: 'Mesas con asientos libres' })).toBeVisible();
  await cardOf(ben, table).getByRole('link', { name: 'Sentarme' }).click();
  await expect(ben.getByText('Ana ha abierto esta mesa.')).toBeVisible();
  await ben.getByRole('button', { name: 'Sentarme aquí' }).click();
  await ben.getByRole('button', { name: 'Usar este nombre' }).click();
  await ben.getByRole('button', { name: 'Estoy listo' }).click();
  await expect(ben.getByText('La partida empieza cuando todos lo estén.')).toBeVisible();
  await ben.goto('/online/table/nowhere1234');
  await expect(ben.getByText('Esa mesa no existe, o no tienes invitación.')).toBeVisible();
  await page.goto(`/online/table/${table.id}`);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
});

test('who is signed out elsewhere in the middle of a game signs in again and goes on with the begun order', async ({
  page,
  complaints,
}) => {
  await page.goto('/online/account');
  const making = page.getByRole('group', { name: 'Create an account' });
  await making.getByLabel('Username').fill('zoe');
  await making.getByLabel('Password').fill('a comet a day');
  await making.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('signed in as zoe').waitFor();
  await openTable(page, 'zoe', { game: 'skirmish', others: ['cadet'] });
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await page.locator('.choices .choice', { hasText: 'Strike' }).first().click();
  const begun = page.locator('.unfinished');
  await expect(begun).toContainText('Unfinished move: Strike');
  const text = await begun.textContent();

  await page.evaluate(() => fetch('/api/sessions', { method: 'DELETE' }));
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await dialog.getByLabel('Username').fill('zoe');
  await dialog.getByLabel('Password').fill('not that one');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Wrong username or password.');
  complaints.splice(0);
  await dialog.getByLabel('Password').fill('a comet a day');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await begun.textContent()).toBe(text);
});

test('a guest who is signed out elsewhere is told, and may look on', async ({ page }) => {
  await openTable(page, 'Gil', { game: 'skirmish' });
  await page.evaluate(() => fetch('/api/sessions', { method: 'DELETE' }));
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await expect(dialog).toContainText('no longer knows you as Gil');
  await dialog.getByRole('button', { name: 'Watch without a name' }).click();
  await expect(page.getByRole('button', { name: 'Sit down here' })).toBeVisible();
});

test('a page does not go on as somebody else who took a name on another page, unless it is told to', async ({
  page,
}) => {
  await openTable(page, 'Gil', { game: 'skirmish', others: ['cadet'] });
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await page.locator('.choices .choice', { hasText: 'Strike' }).first().click();
  const begun = page.locator('.unfinished');
  await expect(begun).toContainText('Unfinished move: Strike');
  await page.evaluate(async () => {
    await fetch('/api/sessions', { method: 'DELETE' });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Eve' }) });
  });
  const dialog = page.getByRole('dialog', { name: 'Somebody else is signed in here' });
  await expect(dialog).toContainText('this page was Gil’s');
  await expect(begun).toContainText('Unfinished move: Strike');
  await dialog.getByRole('button', { name: 'Continue as Eve' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(begun).toHaveCount(0);
});
