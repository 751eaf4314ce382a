// What was sent and nobody reads lies in the server's memory. Each connection may leave so much of it, and all together no
// more than a server can spare: those who leave most go first, and can come back.

export interface Unread {
  readonly address: string;
  /** Bytes. */
  readonly unread: number;
}

/** Bytes of one connection, of all from one address, and of all there are. */
export interface UnreadLimits {
  readonly each: number;
  readonly address: number;
  readonly all: number;
}

/** Those that are to be cut off. */
export function toBeRelieved<T extends Unread>(
  open: readonly T[],
  { address, all }: Omit<UnreadLimits, 'each'>,
): T[] {
  const owing = open.filter(({ unread }) => unread > 0);
  const byAddress = Map.groupBy(owing, (each) => each.address);
  const gone = new Set([...byAddress.values()].flatMap((those) => beyond(those, address)));
  return [
    ...gone,
    ...beyond(
      owing.filter((each) => !gone.has(each)),
      all,
    ),
  ];
}

/** The largest, until the rest is no more than that. */
function beyond<T extends Unread>(those: readonly T[], most: number): T[] {
  let left = those.reduce((sum, { unread }) => sum + unread, 0);
  if (left <= most) return [];
  const gone: T[] = [];
  for (const each of those.toSorted((a, b) => b.unread - a.unread)) {
    if (left <= most) break;
    left -= each.unread;
    gone.push(each);
  }
  return gone;
}
