// Why the embedded database cannot be used, in a sentence for whoever runs the server.

import { dirname } from 'node:path';
import { StoreRefused } from '../store.ts';
import { troubleOf, type TroubleKind } from '../trouble.ts';

/** For a database at that place; what was refused in words already stays as it was said. */
export function whyNoFile(error: unknown, path: string): string {
  if (error instanceof StoreRefused) return error.message;
  const kind = troubleOf(error);
  return `The database cannot be used: ${kind === null ? messageOf(error) : SENTENCES[kind](path)}`;
}

const SENTENCES: Readonly<Record<TroubleKind, (path: string) => string>> = {
  full: (path) => `there is no room left on the disk of ${dirname(path)}; make room and try again.`,
  readOnly: (path) => `this user may not write ${path}; give it the right to write the file and its folder.`,
  damaged: (path) =>
    `${path} is damaged, or no database of Starboard; restore a backup, or put the file elsewhere to begin anew.`,
  failing: (path) => `the disk of ${dirname(path)} reports errors; look into the log of the system.`,
  unsafe: (path) => `${path} would not keep what it confirms.`,
  away: (path) => `another program holds ${path}; end it and try again.`,
};

/** For what could not be done with a file or folder of data: fits behind a colon. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'part of the path is a file, not a folder';
  if (code === 'ENOENT') return 'there is no such file or folder';
  const kind = troubleOf(error);
  return kind === null ? messageOf(error) : REASONS[kind];
}

const REASONS: Readonly<Record<TroubleKind, string>> = {
  full: 'there is no room left on the disk',
  readOnly: 'this user may not, or the disk can only be read',
  damaged: 'the file is damaged, or no database',
  failing: 'the disk reports errors',
  unsafe: 'it would not keep what it confirms',
  away: 'another program holds it',
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
