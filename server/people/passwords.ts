// Passwords, kept as argon2id makes them, with the parameters beside it so that they can be raised later.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const MEMORY = 19_456;
const PASSES = 2;
const SALT = 16;
const LENGTH = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  const hash = await derive(password, salt, MEMORY, PASSES);
  return `argon2id$${MEMORY}$${PASSES}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Takes as long for somebody who is not there as for somebody who is. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, memory, passes, salt, hash] = (stored ?? NOBODYS).split('$');
  if (kind !== 'argon2id') throw new Error('A password is stored in a way that is not known.');
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(memory), Number(passes));
  return timingSafeEqual(found, expected) && stored !== null;
}

const NOBODYS = `argon2id$${MEMORY}$${PASSES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  const parameters = { message: password, nonce, parallelism: 1, tagLength: LENGTH, memory, passes };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
