// The thread of a group: all its tables are played in it, each with a thread for its bots.

import { isRefusal, refusalJson } from '@starboard/engine';
import type { GroupFile } from '@starboard/series/group';
import { indexedGroups } from '../shelf/groups.ts';
import { indexedShelf } from '../shelf/indexed.ts';
import type { TableFacts, Told } from './facts.ts';
import {
  GroupHost,
  type GroupFacts,
  type GroupHosting,
  type GroupNews,
  type NewLocalGroup,
} from './group-host.ts';
import { hostCalls, type HostCalls } from './host-calls.ts';
import type { Host } from './host.ts';
import { startMind } from './minds.ts';
import { portHome, serve } from './rpc.ts';

let tell: (news: GroupNews) => void = () => {};
let host: GroupHost | null = null;

const hosting: GroupHosting = {
  shelf: indexedShelf(),
  groups: indexedGroups(),
  startMind,
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
  tell: (news) => tell(news),
};

const group = (): GroupHost => {
  if (host === null) throw new Error('No group is open.');
  return host;
};

const tableAt = (table: number): Host => {
  const there = group().at(table);
  if (there === null) throw new Error(`Table ${table + 1} is not on this device any more.`);
  return there;
};

const functions = {
  async deal(id: string, wanted: NewLocalGroup): Promise<GroupFacts | Told> {
    const opened = await GroupHost.deal(id, wanted, hosting);
    if (isRefusal(opened)) return refusalJson(opened);
    host = opened;
    return opened.facts;
  },
  async resume(id: string): Promise<GroupFacts | Told | null> {
    const opened = await GroupHost.resume(id, hosting);
    if (isRefusal(opened)) return refusalJson(opened);
    host = opened;
    return opened?.facts ?? null;
  },
  /** Milliseconds between what bots do at tables where nobody looks. */
  begin: (pace: number) => group().begin(pace),
  pace: (pace: number): void => {
    group().pace = pace;
  },
  /** Null where it was deleted. */
  table: (table: number): TableFacts | null => group().at(table)?.facts ?? null,
  away: (table: number) => group().at(table)?.away(),
  groupFile: (): Promise<GroupFile> => group().file(),
  call(table: number, name: keyof HostCalls, args: readonly unknown[]): unknown {
    const calls = hostCalls(() => tableAt(table));
    return (calls[name] as (...given: readonly unknown[]) => unknown)(...args);
  },
};

export type GroupThread = typeof functions;

export function serveGroupHere(): void {
  tell = serve(portHome(), functions);
}
