// Whom this person follows, as this browser knows it.

import type { FollowedPerson, RefusalBody } from '@starboard/wire/schema';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../wire/request.ts';
import { useMe } from './identity.tsx';

let list: readonly FollowedPerson[] = [];
const listeners = new Set<() => void>();

function set(next: readonly FollowedPerson[]): void {
  list = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const told = await request('GET /api/me/follows');
  if ('value' in told) set(told.value);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read again wherever it is shown: what they play changes. Only accounts follow anybody. */
export function useFollows(): readonly FollowedPerson[] {
  const me = useMe();
  const account = me?.kind === 'account' ? me.id : null;
  useEffect(() => {
    if (account === null) set([]);
    else void load();
  }, [account]);
  return useSyncExternalStore(subscribe, () => list);
}

export async function setFollow(person: string, follows: boolean): Promise<RefusalBody | null> {
  const params = { person };
  const told = follows
    ? await request('PUT /api/me/follows/:person', { params })
    : await request('DELETE /api/me/follows/:person', { params });
  if ('refused' in told) return told.refused;
  await load();
  return null;
}
