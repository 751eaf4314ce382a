// The WebSocket between a page or program and the server: where it is, what is asked and answered, and how it ends.

import type { ClientMessage, RefusalBody, ServerMessage } from './schema/index.ts';
import { WIRE } from './version.ts';

export { readMessage } from './incoming.ts';
export { WIRE } from './version.ts';

export const SOCKET_PATH = '/api/live';

/** A socket that does not name the version that the server speaks is refused whatever it asks: its page is to be loaded anew. */
export const SOCKET_ADDRESS = `${SOCKET_PATH}?wire=${WIRE}`;

export function isOutdated(address: string): boolean {
  return new URLSearchParams(address.split('?', 2)[1]).get('wire') !== String(WIRE);
}

/** Codes of the WebSocket protocol with which the server ends a socket. */
export const ENDED = {
  /** The server restarts: come back. */
  goingAway: 1001,
  /** Too many messages, or not the person any more that it was opened for. */
  policyViolation: 1008,
  /** Come back and try again. */
  tryAgain: 1013,
} as const;

/** Why the server does not know somebody any more, said with `policyViolation`. */
export type NotKnown = 'shut out' | 'signed out';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A message to the server, before it has its number. */
export type NewRequest = Without<ClientMessage, 'id'>;

/** A message of the server that answers one. */
export type Reply = Extract<ServerMessage, { re?: unknown }>;

export function refusalIn(reply: Reply): RefusalBody | null {
  return reply.type === 'refused' ? reply.refusal : null;
}
