// How far somebody has seen each table in this browser, so that what came since can be shown on return.

const KEY = 'starboard.seen';
const MOST = 60;

type Seen = Readonly<Record<string, number>>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    // nothing can be kept here: everybody starts with the latest
    return {};
  }
}

const nameOf = (table: string, viewer: number): string => `${table} ${viewer}`;

/** Null where it was never looked at. Spectators are not remembered. */
export function seenBefore(table: string, viewer: number): number | null {
  return read()[nameOf(table, viewer)] ?? null;
}

/** The tables that were looked at from a seat. */
export function seenFromSeats(): ReadonlySet<string> {
  return new Set(Object.keys(read()).map((name) => name.split(' ', 1)[0]));
}

export function rememberSeen(table: string, viewer: number, viewSeq: number): void {
  const name = nameOf(table, viewer);
  const { [name]: before, ...others } = read();
  if (before === viewSeq) return;
  const kept = Object.entries({ ...others, [name]: viewSeq }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
