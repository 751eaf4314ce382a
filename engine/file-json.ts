// Files that may be truncated, edited or not ours at all, whichever kind of file they are: how text is measured, parsed and
// written, and what values are tested for.

import { isRefusal, type Refusal } from './refusal.ts';
import { fromHex } from './sha256.ts';
import { refuse } from './words.ts';

/** The largest file that is looked at. */
const MOST_MEGABYTES = 64;

/** Deeper than any document that options hold; what is deeper was made to exhaust somebody's stack. */
const DEEPEST = 40;

/** Who can asks before it reads the file. */
export function whyTooLarge(bytes: number): Refusal | null {
  return bytes > MOST_MEGABYTES * 1e6 ? refuse(null, 'tooLarge', { megabytes: MOST_MEGABYTES }) : null;
}

/** The record that the text holds. */
export function recordIn(text: string): Record<string, unknown> | Refusal {
  const large = whyTooLarge(text.length);
  if (large !== null) return large;
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

/** As text that a person can read: a line per field, and a line for each thing in the list that comes last. */
export function fileText(fields: object, name: string, list: readonly unknown[]): string {
  const lines = Object.entries(fields).map(
    ([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)},\n`,
  );
  const things = list.map((each) => `    ${JSON.stringify(each)}`);
  return `{\n${lines.join('')}  ${JSON.stringify(name)}: [\n${things.join(',\n')}\n  ]\n}\n`;
}

/** What a kind of file consists of. */
export interface FileKind {
  /** The field that holds the version of its format. */
  readonly format: string;
  readonly required: Readonly<Record<string, FileCheck>>;
  readonly optional: Readonly<Record<string, FileCheck>>;
}

/** What is written under a name we do not know is covered by no hash, so it has no place in a file. */
export function faultIn(
  file: Record<string, unknown>,
  { format, required, optional }: FileKind,
): Refusal | null {
  if (file[format] !== 1) return refuse(null, 'otherFormat', { format: JSON.stringify(file[format]) });
  for (const [field, check] of Object.entries(required)) {
    if (!check(file[field])) return refuse(null, 'damagedField', { field });
  }
  for (const [field, value] of Object.entries(file)) {
    if (field === format || Object.hasOwn(required, field)) continue;
    if (!Object.hasOwn(optional, field)) return refuse(null, 'foreignField', { field });
    if (!optional[field](value)) return refuse(null, 'wrongField', { field });
  }
  return null;
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
