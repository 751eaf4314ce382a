// Who asks: by the session in a cookie, or by the token of a bot account. And whether a page of another site does.

import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../people/devices.ts';
import { SESSION_DAYS, type Sessions } from '../people/sessions.ts';
import { refused, RefusedError } from '../base/refused.ts';
import type { PersonRow } from '../store/schema.ts';

const COOKIE = 'starboard';
const DEVICE_COOKIE = 'starboard-device';

/** The two ways to say who asks, as OpenAPI puts it. */
export const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE,
    description: 'The session of a guest or an account.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'The token of a bot account.' },
} as const;

interface Asking {
  readonly headers: IncomingMessage['headers'];
}

export async function personOf(sessions: Sessions, request: Asking): Promise<PersonRow | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const secret = /^Bearer (\w{8,64})$/.exec(authorization)?.[1];
    return secret === undefined ? null : sessions.personOfToken(secret);
  }
  const secret = sessionIn(request);
  return secret === null ? null : sessions.personOfSession(secret);
}

export const sessionIn = (asking: Asking): string | null => secretIn(asking, COOKIE);

/** The secret of a device that somebody has signed in with. */
export const deviceIn = (asking: Asking): string | null => secretIn(asking, DEVICE_COOKIE);

function secretIn({ headers }: Asking, cookie: string): string | null {
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  const found = cookies.find((each) => each.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
  return found !== undefined && /^\w{8,64}$/.test(found) ? found : null;
}

/** Whoever asks, or a refusal: take a name first. */
export async function requirePerson(sessions: Sessions, request: FastifyRequest): Promise<PersonRow> {
  const person = await personOf(sessions, request);
  if (person !== null) return person;
  throw new RefusedError(refused('nobody', 'sayWho'));
}

/** Scripts never see the cookie, and no other site's page sends it along with a change. */
export function giveSession(reply: FastifyReply, secret: string, isSecure: boolean): void {
  setCookie(reply, { name: COOKIE, value: secret, path: '/', days: SESSION_DAYS }, isSecure);
}

/** It lets nobody in: it only gives guesses a door of their own. So it stays when somebody signs out. */
export function giveDevice(reply: FastifyReply, secret: string, isSecure: boolean): void {
  setCookie(reply, { name: DEVICE_COOKIE, value: secret, path: '/api', days: DEVICE_DAYS }, isSecure);
}

export function takeSession(reply: FastifyReply, isSecure: boolean): void {
  setCookie(reply, { name: COOKIE, value: '', path: '/', days: 0 }, isSecure);
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly days: number;
}

function setCookie(reply: FastifyReply, { name, value, path, days }: Cookie, isSecure: boolean): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${days * 86_400}`, 'HttpOnly', 'SameSite=Lax'];
  void reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
}

export interface Origins {
  /** The addresses under which people reach the server; absent: whatever they call it. */
  readonly origins?: readonly string[] | undefined;
}

/** Is the page that asks one of ours? Programs send no origin, and carry no cookie that somebody else set. */
export function isOwnOrigin({ headers }: Asking, { origins }: Origins): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origins !== undefined) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
