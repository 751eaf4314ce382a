// Names that nobody can guess.

import { createHash, randomBytes } from 'node:crypto';

/** No letters that look alike: 32 of them, five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export interface Ids {
  /** A name of so many letters. */
  name(letters: number): string;
  secret(bytes: number): Uint8Array;
}

export const randomIds: Ids = {
  name: (letters) => Array.from(randomBytes(letters), (byte) => LETTERS[byte & 31]).join(''),
  secret: (bytes) => randomBytes(bytes),
};

export const tableId = (ids: Ids): string => ids.name(12);
export const personId = (ids: Ids): string => ids.name(16);
export const inviteCode = (ids: Ids): string => ids.name(20);
/** 160 bits. */
export const token = (ids: Ids): string => ids.name(32);

/** In order of time, and unique. */
export function datedId(ids: Ids, at: number): string {
  return `${datedFrom(at)}${ids.name(8)}`;
}

/** What all ids of that time and later come after. */
export function datedFrom(at: number): string {
  return at.toString(36).padStart(9, '0');
}

/** Tokens are long and random, so a plain hash of them is as good as a slow one. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
