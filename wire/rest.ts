// Requests to the server that need no socket: people, new tables, finished games.

import { refuse } from './client-words.ts';
import { refusalJson } from '@starboard/engine';
import type { PartOf, RefusalBody, RouteName } from './schema/index.ts';
import { WIRE } from './version.ts';

/** An invitation lets in: in a header, since addresses are written into logs. */
export const INVITE_HEADER = 'starboard-invite';

/** The version of the wire that a page speaks. Who names none is served as one who speaks the server's. */
export const WIRE_HEADER = 'starboard-wire';

export type RestAnswer<T> = { readonly value: T } | { readonly refused: RefusalBody };

/** In the language of the rules, as all that is refused; the page translates it. */
const UNREACHABLE: RefusalBody = {
  code: 'busy',
  ...refusalJson(refuse(null, 'unreachable')),
};

/** Null where a success sends nothing. */
type SentBy<N extends RouteName> = [PartOf<N, 'sends'>] extends [undefined] ? null : PartOf<N, 'sends'>;

type Given<T, K extends string> = [T] extends [undefined] ? unknown : Readonly<Record<K, T>>;

/** What a route takes, and the invitation where one may be needed. */
type Asking<N extends RouteName> = Given<PartOf<N, 'params'>, 'params'> &
  Given<PartOf<N, 'body'>, 'body'> & { readonly query?: PartOf<N, 'query'>; readonly invite?: string | null };

type Anything = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly invite?: string | null;
};

/** What the server answers; what it refuses, and that it cannot be reached, are values. */
export async function request<N extends RouteName>(
  name: N,
  ...[asking]: object extends Asking<N> ? [asking?: Asking<N>] : [asking: Asking<N>]
): Promise<RestAnswer<SentBy<N>>> {
  const [method, address] = name.split(' ', 2);
  const { params = {}, query = {}, body, invite = null } = (asking ?? {}) as Anything;
  const path = address.replaceAll(/:(\w+)/g, (_, each: string) => encodeURIComponent(params[each]));
  const search = Object.entries(query).map(([key, value]) => `${key}=${String(value)}`);
  return answered([path, ...(search.length === 0 ? [] : [search.join('&')])].join('?'), {
    method,
    headers: {
      [WIRE_HEADER]: String(WIRE),
      ...(invite === null ? {} : { [INVITE_HEADER]: invite }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function answered<T>(address: string, asked: RequestInit): Promise<RestAnswer<T>> {
  try {
    const response = await fetch(address, asked);
    const text = await response.text();
    const value = text === '' ? null : (JSON.parse(text) as unknown);
    if (response.ok) return { value: value as T };
    return { refused: (value as { error: RefusalBody }).error };
  } catch {
    // no network, or not our server: its answer is no JSON
    return { refused: UNREACHABLE };
  }
}
