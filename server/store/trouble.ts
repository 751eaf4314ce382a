// What can be wrong with a database that is there, in a few kinds; each with a sentence for whoever runs the server. They
// are also told to anybody who asks how the server is, so they name no computer, no folder and no person.

import { InDoubt } from './store.ts';

export type TroubleKind =
  /** There is no room left. */
  | 'full'
  /** It can be read, not written. */
  | 'readOnly'
  /** What is in it cannot be read any more. */
  | 'damaged'
  /** The disk reports errors. */
  | 'failing'
  /** It would not keep what it confirms. */
  | 'unsafe'
  /** It does not answer, or not in time; whoever tries again may be lucky. */
  | 'away';

export const TROUBLE_KINDS: readonly TroubleKind[] = [
  'full',
  'readOnly',
  'damaged',
  'failing',
  'unsafe',
  'away',
];

/** A trouble that we found ourselves, with its own sentence. */
export class StoreTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, sentence: string) {
    super(sentence);
    this.kind = kind;
  }
}

const SENTENCES: Readonly<Record<TroubleKind, string>> = {
  full: 'There is no room left on the disk of the database: make room, and the server goes on by itself.',
  readOnly:
    'The database can only be read: give the server the right to write, or the one that is no standby.',
  damaged: 'The database is damaged: stop the server and restore a backup.',
  failing: 'The disk of the database reports errors: look into the log of the system.',
  unsafe: 'The database would not keep what it confirms.',
  away: 'The database does not answer.',
};

/** The words of SQLite, PostgreSQL and the network, by how their codes begin; the first that fits. */
const CODES: readonly (readonly [string, TroubleKind])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_PERM', 'readOnly'],
  ['SQLITE_CANTOPEN', 'readOnly'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_BUSY', 'away'],
  ['SQLITE_LOCKED', 'away'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EIO', 'failing'],
  // disk_full; read_only_sql_transaction; data_corrupted, index_corrupted; io_error
  ['53100', 'full'],
  ['25006', 'readOnly'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['58030', 'failing'],
  // connections; who may connect; no such database; too many connections, no memory; stopped or starting
  ['08', 'away'],
  ['28', 'away'],
  ['3D000', 'away'],
  ['53', 'away'],
  ['57', 'away'],
  // somebody held a row for too long; a transaction that stood still; a circle of locks
  ['55P03', 'away'],
  ['25P0', 'away'],
  ['40', 'away'],
  ...['ECONN', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_', 'EHOST', 'ENET'].map(
    (code): [string, TroubleKind] => [code, 'away'],
  ),
];

/** The driver for PostgreSQL gives these no code. */
const BROKEN_OFF =
  /^(?:connection terminated|timeout|query read timeout|client (?:was closed|has encountered))/i;

/** What is wrong with the database, where that is why something failed; null where it is something else. */
export function troubleOf(error: unknown): TroubleKind | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreTrouble) return error.kind;
  const code = 'code' in error ? String(error.code) : '';
  const [, kind = null] = CODES.find(([beginning]) => code.startsWith(beginning)) ?? [];
  if (kind !== null) return kind;
  return (
    troubleOf(error.cause) ?? (error instanceof InDoubt || BROKEN_OFF.test(error.message) ? 'away' : null)
  );
}

/** Codes of PostgreSQL and the network by which somebody is refused for good: a wrong name or password, no such database. */
const FOR_GOOD = ['28', '3D000', 'ENOTFOUND'];

/** Does a database not answer that may do so in a moment? */
export function isPassing(error: unknown): boolean {
  if (troubleOf(error) !== 'away') return false;
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (FOR_GOOD.some((beginning) => code.startsWith(beginning))) return false;
  }
  return true;
}

export function sentenceOf(error: unknown): string {
  return error instanceof StoreTrouble ? error.message : SENTENCES[troubleOf(error) ?? 'away'];
}
