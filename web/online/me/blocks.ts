// Whom this person does not want to read, as this browser knows it.

import type { Blocked, RefusalBody } from '@starboard/wire/schema';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../wire/request.ts';
import { useMe } from './identity.tsx';

let list: readonly Blocked[] = [];
let of: string | null = null;
const listeners = new Set<() => void>();

function set(next: readonly Blocked[]): void {
  list = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const told = await request('GET /api/me/blocks');
  if ('value' in told) set(told.value);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBlocks(): readonly Blocked[] {
  const me = useMe()?.id ?? null;
  useEffect(() => {
    if (me === of) return;
    of = me;
    if (me === null) set([]);
    else void load();
  }, [me]);
  return useSyncExternalStore(subscribe, () => list);
}

/** Mutes or blocks somebody, or reads them again (null). */
export async function setBlock(person: string, kind: 'mute' | 'block' | null): Promise<RefusalBody | null> {
  const params = { person };
  const told =
    kind === null
      ? await request('DELETE /api/me/blocks/:person', { params })
      : await request('PUT /api/me/blocks/:person', { params, body: { kind } });
  if ('refused' in told) return told.refused;
  await load();
  return null;
}
