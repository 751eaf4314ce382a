// What comes through a WebSocket, checked against the schema before anybody looks at it.

import { Refusal } from '@starboard/engine';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Requests, TableRequests, type ClientMessage } from '@starboard/wire/schema';
import { Refused } from '../base/refused.ts';

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
    return { id: null, message: new Refused('malformed', 'That is not JSON.') };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, message: new Refused('malformed', 'A message is an object.') };
  const { do: what, id } = value as { do?: unknown; id?: unknown };
  return {
    id: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
    message:
      typeof what === 'string'
        ? checked(what, value)
        : new Refused('malformed', 'A message says what to do.'),
  };
}

function checked(what: string, value: object): ClientMessage | Refusal {
  const checker = checkers.get(what);
  if (checker === undefined)
    return new Refused(
      'malformed',
      `There is nothing called "${what.slice(0, 40)}" to do; there is ${[...checkers.keys()].join(', ')}.`,
    );
  if (checker.Check(value)) return value as ClientMessage;
  const [first] = checker.Errors(value);
  return new Refused(
    'malformed',
    `"${what}" is not said like that: ${first.instancePath.slice(1) || 'it'} ${first.message}.`,
  );
}
