// What the server refuses, with a word for programs beside the sentence for people.

import {
  isRefusal,
  Refusal,
  refusalJson,
  type Filled,
  type Message,
  type RefusalJson,
} from '@starboard/engine';
import { say, type english } from '@starboard/wire/server-words';

export type RefusalCode =
  /** The message makes no sense. */
  | 'malformed'
  /** Sign in first. */
  | 'nobody'
  /** Not for you. */
  | 'forbidden'
  /** There is no such thing, or you may not know of it. */
  | 'unknown'
  /** Something happened since: look again. */
  | 'stale'
  /** It speaks an earlier version of the wire. */
  | 'outdated'
  /** Against the rules of the game, or of the table. */
  | 'illegal'
  /** Too much, too often or too large. */
  | 'limit'
  /** The server could not do it: try again. */
  | 'busy';

export class Refused extends Refusal {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: Message, rule: string | null = null) {
    super(message, rule);
    this.code = code;
  }
}

/** Refuses with a phrase of the server's own: `refused('unknown', 'noSuchTable')`. */
export function refused<K extends keyof typeof english>(
  code: RefusalCode,
  name: K,
  ...values: Filled<(typeof english)[K]>
): Refused {
  return new Refused(code, say(name, ...values));
}

/** A refusal as it is sent. */
export interface ToldRefusal extends RefusalJson {
  readonly code: RefusalCode;
}

export function toldRefusal(refusal: Refusal): ToldRefusal {
  return { code: refusal instanceof Refused ? refusal.code : 'illegal', ...refusalJson(refusal) };
}

/** What is refused deep inside and travels as an exception, because nobody on the way can do anything about it. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export function orRefuse<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new RefusedError(value);
  return value;
}

export function unknownTable(): Refused {
  return refused('unknown', 'noSuchTable');
}
