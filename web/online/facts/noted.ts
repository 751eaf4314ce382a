// What a table was bound to when this browser first saw it: the proof at the end is held against that.

const KEY = 'starboard.commitments';
const MOST = 100;

type Noted = Readonly<Record<string, string>>;

function read(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Noted;
  } catch {
    // nothing can be kept here
    return {};
  }
}

/** Null where this browser has not seen the table before its end. */
export function notedCommitment(table: string): string | null {
  return read()[table] ?? null;
}

/** The first note stands. */
export function noteCommitment(table: string, commitment: string): void {
  const noted = read();
  if (noted[table] !== undefined) return;
  const kept = Object.entries({ ...noted, [table]: commitment }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // full or forbidden: then there is no note
  }
}
