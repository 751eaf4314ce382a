// Invitations travel behind the #, which browsers send to no server: they are in nobody's log.

import { useSyncExternalStore } from 'react';

function inviteHere(): string | null {
  const code = window.location.hash.slice(1);
  return /^[\w-]{4,40}$/.test(code) ? code : null;
}

/** The invitation in the address, also when only that part of it changes. */
export function useInvite(): string | null {
  return useSyncExternalStore(onHash, inviteHere);
}

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function inviteLink(table: string, invite: string): string {
  return `${window.location.origin}/online/table/${table}#${invite}`;
}
