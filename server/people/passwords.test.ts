import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is known again, another is not, and nobody has one', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^argon2id\$19456\$2\$/);
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('correct house', stored)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});

test('what was stored when the system hashed it is known', async () => {
  const stored = `argon2id$64$1$${Buffer.alloc(16, 1).toString('base64url')}$8bu9imwLAAT_QW_nFwjFxxNkvJzIA0aP06LMVY0cpCQ`;
  expect(await isPassword('correct horse', stored)).toBe(true);
});
