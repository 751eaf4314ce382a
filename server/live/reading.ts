// What comes through a WebSocket, checked against the schema before anybody looks at it.

import type { Refusal } from '@starboard/engine';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Requests, TableRequests, type ClientMessage } from '../api/schema/index.ts';
import { refused } from '../refused.ts';

const checkers: ReadonlyMap<string, Validator> = new Map(
  [...Object.values(Requests), ...TableRequests].map((schema) => [
    schema.properties.do.const,
    Compile(schema as TSchema),
  ]),
);

export interface Read {
  /** The request's number, where it could be made out. */
  readonly id: number | null;
  readonly message: ClientMessage | Refusal;
}

export function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: null, message: refused('malformed', 'notJson') };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, message: refused('malformed', 'notAnObject') };
  const { do: what, id } = value as { do?: unknown; id?: unknown };
  return {
    id: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
    message: typeof what === 'string' ? checked(what, value) : refused('malformed', 'saysNothing'),
  };
}

function checked(what: string, value: object): ClientMessage | Refusal {
  const checker = checkers.get(what);
  if (checker === undefined)
    return refused('malformed', 'noSuchRequest', { name: what.slice(0, 40), names: [...checkers.keys()] });
  if (checker.Check(value)) return value as ClientMessage;
  const [first] = checker.Errors(value);
  return refused('malformed', 'notSaidLikeThat', {
    name: what,
    field: first.instancePath.slice(1),
    problem: first.message,
  });
}
