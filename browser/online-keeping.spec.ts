// An account is kept: devices are listed and signed out, and a recovery code lets in without the password.

import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

test('who has lost the password comes back with a code, and other devices are signed out', async ({
  page,
  visitor,
}) => {
  // every window is looked at
  test.setTimeout(20 * MINUTE);
  const data = { login: 'ann.the.forgetful', password: 'a comet a day' };
  await page.request.post('/api/accounts', { data });
  const phone = await visitor('Phone');
  await phone.request.post('/api/sessions', { data });

  await page.goto('/online/account');
  const devices = page.locator('.device-list li');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'here' })).toHaveCount(1);
  const codesForm = page.getByRole('group', { name: 'Recovery codes' });
  await expect(codesForm.getByText('You have none.')).toBeVisible();
  await codesForm.getByLabel('Password').fill(data.password);
  await codesForm.getByRole('button', { name: 'Create recovery codes' }).click();
  const codes = codesForm.locator('code');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    const all = [...(await layoutFaults(page)), ...(await faults(page))];
    found.push(...all.map((fault) => `account, ${sizeName(size)}: ${fault}`));
  }
  expect(found).toEqual([]);

  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices).toHaveCount(1);
  expect((await phone.request.get('/api/me')).status()).toBe(401);

  await phone.goto('/online/account');
  await phone.getByText('Forgot your password?').click();
  const lost = phone.locator('details.recover');
  await lost.getByLabel('Username').fill(data.login);
  await lost.getByLabel('Recovery code').fill(code);
  await lost.getByLabel('New password').fill('another comet a day');
  await lost.getByRole('button', { name: 'Set the new password and sign in' }).click();
  await expect(phone.getByText('signed in as ann.the.forgetful')).toBeVisible();
  await expect(phone.getByText('You have 9 codes left.')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
});
