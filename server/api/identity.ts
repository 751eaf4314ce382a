// Who asks: by the session in a cookie, or by the token of a bot account. And whether a page of another site does.

import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Hall } from '../hall.ts';
import { SESSION_DAYS } from '../people/sessions.ts';
import { refused, RefusedError } from '../refused.ts';
import type { PersonRow } from '../store/schema.ts';

const COOKIE = 'starboard';

interface Asking {
  readonly headers: IncomingMessage['headers'];
}

export async function personOf({ sessions }: Hall, request: Asking): Promise<PersonRow | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const secret = /^Bearer (\w{8,64})$/.exec(authorization)?.[1];
    return secret === undefined ? null : sessions.personOfToken(secret);
  }
  const secret = sessionIn(request);
  return secret === null ? null : sessions.personOfSession(secret);
}

export function sessionIn({ headers }: Asking): string | null {
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  const found = cookies.find((each) => each.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return found !== undefined && /^\w{8,64}$/.test(found) ? found : null;
}

/** Whoever asks, or a refusal: take a name first. */
export async function requirePerson(hall: Hall, request: FastifyRequest): Promise<PersonRow> {
  const person = await personOf(hall, request);
  if (person !== null) return person;
  throw new RefusedError(refused('nobody', 'sayWho'));
}

/** Scripts never see the cookie, and no other site's page sends it along with a change. */
export function giveSession(reply: FastifyReply, secret: string, isSecure: boolean): void {
  setCookie(reply, secret, SESSION_DAYS * 86_400, isSecure);
}

export function takeSession(reply: FastifyReply, isSecure: boolean): void {
  setCookie(reply, '', 0, isSecure);
}

function setCookie(reply: FastifyReply, value: string, seconds: number, isSecure: boolean): void {
  const parts = [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  void reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** Is the page that asks one of ours? Programs send no origin, and carry no cookie that somebody else set. */
export function isOwnOrigin({ headers }: Asking, { origins }: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origins !== undefined) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
