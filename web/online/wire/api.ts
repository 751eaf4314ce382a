// Requests to the server that need no line to it: people, new tables, finished games.

import { refusalJson } from '@starboard/engine';
import type { Refused } from '@starboard/server/schema';
import { refuse } from '../../words/messages.ts';

export type Answer<T> = { readonly value: T } | { readonly refused: Refused };

const UNREACHABLE: Refused = { code: 'busy', ...refusalJson(refuse(null, 'unreachable')) };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the server answers; what it refuses, and that it cannot be reached, are values. */
export function request<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  return answered(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** Of a table to which one may need an invitation; not in the address, which is written into logs. */
export function requestInvited<T>(path: string, invite: string | null): Promise<Answer<T>> {
  return answered(path, invite === null ? {} : { headers: { 'starboard-invite': invite } });
}

async function answered<T>(path: string, asked: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, asked);
    const text = await response.text();
    const value = text === '' ? null : (JSON.parse(text) as unknown);
    if (response.ok) return { value: value as T };
    return { refused: (value as { error: Refused }).error };
  } catch {
    // no network, or not our server: its answer is no JSON
    return { refused: UNREACHABLE };
  }
}
