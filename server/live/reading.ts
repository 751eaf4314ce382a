// What comes through a WebSocket, checked against the schema before anybody looks at it.

import type { Refusal } from '@starboard/engine';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Requests, TableRequests, type ClientMessage } from '@starboard/wire/schema';
import { refused } from '../base/refused.ts';
import { firstFault } from '../base/first-fault.ts';

const checkers: ReadonlyMap<string, Validator> = new Map(
  [...Object.values(Requests), ...TableRequests].map((schema) => [
    schema.properties.do.const,
    Compile(schema as TSchema),
  ]),
);

/** What is refused unread is looked at for its number only where that costs next to nothing. */
const SHORT = 1024;

export interface Read {
  /** The request's number, where it could be made out. */
  readonly id: number | null;
  readonly message: ClientMessage | Refusal;
}

export function readMessage(text: string): Read {
  const value = parsed(text);
  if (value === undefined) return { id: null, message: refused('malformed', 'notJson') };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, message: refused('malformed', 'notAnObject') };
  const { do: what } = value as { do?: unknown };
  return {
    id: idOf(value),
    message: typeof what === 'string' ? checked(what, value) : refused('malformed', 'saysNothing'),
  };
}

/** The number of a request that is not read. */
export function readId(text: string): number | null {
  const value = text.length > SHORT ? undefined : parsed(text);
  return typeof value === 'object' && value !== null ? idOf(value) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf({ id }: { readonly id?: unknown }): number | null {
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

function checked(what: string, value: object): ClientMessage | Refusal {
  const checker = checkers.get(what);
  if (checker === undefined)
    return refused('malformed', 'noSuchRequest', { name: what.slice(0, 40), names: [...checkers.keys()] });
  if (checker.Check(value)) return value as ClientMessage;
  return refused('malformed', 'notSaidLikeThat', { name: what, ...firstFault(checker.Type(), value) });
}
