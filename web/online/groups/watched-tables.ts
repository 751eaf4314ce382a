// The tables of a multi-battle as its page looks at them: each as the person who looks there may see it, and nothing is decided
// through it.

import { useEffect, useState } from 'react';
import { WatchingLink } from '../../link/watching-link.ts';
import { TableSession } from '../../table/session.ts';
import { openOnline } from '../table/online-link.ts';
import { socket } from '../wire/here.ts';
import { Subscription } from '../wire/subscription.ts';

export interface WatchedTable {
  /** Null before its game begins, or where it cannot be looked at. */
  readonly session: TableSession | null;
  /** Its stage; null until that is known. */
  readonly status: string | null;
}

const UNKNOWN: WatchedTable = { session: null, status: null };

/** By their number; the ids are parted by spaces, so that the same ones are the same. */
export function useWatchedTables(ids: string): readonly WatchedTable[] {
  const [watched, setWatched] = useState<Readonly<Record<string, WatchedTable>>>({});
  useEffect(() => {
    const stops = named(ids).map((id) =>
      watch(id, (now) => setWatched((before) => ({ ...before, [id]: now }))),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
  return named(ids).map((id) => watched[id] ?? UNKNOWN);
}

const named = (ids: string): readonly string[] => ids.split(' ').filter((id) => id !== '');

/** Until the returned function is called. */
function watch(id: string, tell: (now: WatchedTable) => void): () => void {
  const subscription = new Subscription(socket, id, null);
  let session: TableSession | null = null;
  let epoch: number | null = null;
  let status: string | null = null;
  let wanted = true;
  const open = async (opened: number): Promise<void> => {
    const link = new WatchingLink(await openOnline(subscription));
    const looked = await link.look();
    if (!wanted || epoch !== opened) return link.close();
    session = new TableSession(link, looked);
    tell({ session, status });
  };
  const follow = (): void => {
    const { now } = subscription.snapshot();
    const latest = now?.timeline?.epoch ?? null;
    if (now !== null && now.info.status !== status) {
      ({ status } = now.info);
      tell({ session, status });
    }
    if (latest === epoch) return;
    epoch = latest;
    session?.close();
    session = null;
    // what cannot be read is not drawn; the table itself says why
    if (latest !== null) open(latest).catch(() => {});
  };
  const stops = [subscription.subscribe(follow), subscription.start()];
  return () => {
    wanted = false;
    session?.close();
    for (const stop of stops) stop();
  };
}
