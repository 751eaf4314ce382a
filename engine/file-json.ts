// Files that may be truncated, edited or not ours at all, before anybody knows which kind of file they are: how text is
// measured and parsed, and what values are tested for.

import { isRefusal, type Refusal } from './refusal.ts';
import { fromHex } from './sha256.ts';
import { refuse } from './words.ts';

/** The largest file that is looked at. */
export const MOST_MEGABYTES = 64;

/** Deeper than any document that options hold; what is deeper was made to exhaust somebody's stack. */
const DEEPEST = 40;

/** The record that the text holds. */
export function recordIn(text: string): Record<string, unknown> | Refusal {
  if (text.length > MOST_MEGABYTES * 1e6) return refuse(null, 'tooLarge', { megabytes: MOST_MEGABYTES });
  const value = parsed(text);
  if (isRefusal(value)) return value;
  if (isDeeper(value, DEEPEST)) return refuse(null, 'tooDeep');
  return isRecord(value) ? value : refuse(null, 'notAGameFile');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(null, 'notJson');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

export type FileCheck = (value: unknown) => boolean;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: FileCheck = (value) => typeof value === 'string';
export const isCount: FileCheck = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isHex: FileCheck = (value) => typeof value === 'string' && fromHex(value) !== null;
export const listOf =
  (check: FileCheck): FileCheck =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** A record with these fields and no others. */
export const recordOf =
  (checks: Readonly<Record<string, FileCheck>>): FileCheck =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]));
export const orNull =
  (check: FileCheck): FileCheck =>
  (value) =>
    value === null || check(value);
