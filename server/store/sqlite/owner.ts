// The data are for the user alone that the server runs as: whoever can read them can read games in play, the seeds of
// their dice and the hashes of passwords.

import { accessSync, chmodSync, closeSync, constants, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refuseInEnglish, type Refusal } from '@starboard/engine';

export const FILE_NAME = 'starboard.sqlite';
export const LOCK_NAME = 'starboard.lock';

/** For the owner to read and write. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;
const NOT_THE_OWNERS = 0o077;

/** Makes the files that are missing, and takes from all others what they may do with those that are there. SQLite gives
 *  the files beside its database the same mode. */
export function keepToOwner(folder: string): void {
  for (const name of [FILE_NAME, LOCK_NAME]) closeSync(openSync(join(folder, name), 'a', OWN_FILE));
  const names = readdirSync(folder);
  const ours = names.filter((name) => [FILE_NAME, LOCK_NAME].some((own) => name.startsWith(own)));
  for (const name of ours) tighten(join(folder, name), OWN_FILE);
  // a folder that holds other things too, such as a home or /tmp, is not ours to close
  if (ours.length === names.length) tighten(folder, OWN_FOLDER);
}

function tighten(path: string, mode: number): void {
  if (isOwn(path)) return;
  try {
    chmodSync(path, mode);
  } catch {
    // said below
  }
  if (!isOwn(path) && process.platform !== 'win32')
    process.emitWarning(
      `Others on this computer can reach ${path}: it belongs to another user, or its disk knows no modes.`,
    );
}

function isOwn(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined || (stat.mode & NOT_THE_OWNERS) === 0;
}

/** A file without a byte has none: a first start that was cut off leaves one. */
export function hasData(folder: string): boolean {
  const stat = statSync(join(folder, FILE_NAME), { throwIfNoEntry: false });
  return stat !== undefined && stat.size > 0;
}

/** The database in a folder, for the commands beside the server; or why there is none for who asks. */
export function databaseIn(folder: string): string | Refusal {
  const path = join(folder, FILE_NAME);
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return path;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refuseInEnglish(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `There is no data in ${folder}: start the server once, or name the folder with --data.`
        : `The data in ${folder} cannot be opened (${code}): run this as the user that the server runs as, or as root.`,
    );
  }
}
