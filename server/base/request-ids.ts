// By which a line of the log and an answer are told to belong together.

import type { IncomingHttpHeaders } from 'node:http';
import { randomIds } from './ids.ts';

export const REQUEST_ID = 'x-request-id';

/** One that the proxy in front has given it; anybody else could write what they like into the log. */
export function requestIdOf(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const given = trustProxy ? headers[REQUEST_ID] : undefined;
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId();
}

/** For what nobody has asked for in words. */
export function newRequestId(): string {
  return randomIds.name(16);
}
