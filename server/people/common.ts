// Passwords that are guessed first: those that many people use, and one's own name.

import { readFileSync } from 'node:fs';
import type { Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** However it is written. */
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export function whyWeak(password: string, names: readonly (string | null | undefined)[]): Refusal | null {
  const said = folded(password);
  if (names.some((name) => name !== null && name !== undefined && folded(name) === said))
    return refused('illegal', 'passwordIsName');
  return COMMON.has(said) ? refused('illegal', 'commonPassword') : null;
}
