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

/** In milliseconds. */
const AGAIN_AFTER = 3000;

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
  let again = 0;
  const open = async (opened: number): Promise<void> => {
    const link = new WatchingLink(await openOnline(subscription));
    const looked = await link.look();
    if (!wanted || epoch !== opened) return link.close();
    session = new TableSession(link, looked);
    tell({ session, status });
  };
  /** What could not be read is asked for again: at the table itself one is told why. */
  const begin = async (opened: number): Promise<void> => {
    try {
      await open(opened);
    } catch {
      again = window.setTimeout(() => {
        if (epoch === opened) void begin(opened);
      }, AGAIN_AFTER);
    }
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
    if (latest !== null) void begin(latest);
  };
  const stops = [subscription.subscribe(follow), subscription.start()];
  return () => {
    wanted = false;
    epoch = null;
    window.clearTimeout(again);
    session?.close();
    for (const stop of stops) stop();
  };
}
