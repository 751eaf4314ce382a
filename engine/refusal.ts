// What is refused is a value with a reason, not an exception: exceptions are for bugs.

import { verbatim, type Catalogue, type Filled, type Message, type Speaker, type Values } from './message.ts';

/** A refusal as plain data. */
export interface RefusalJson extends Pick<Message, 'key' | 'values'> {
  /** One sentence for the person who tried, in English. */
  readonly reason: string;
  /** The rule of the game's guide that forbids it, where a rule does. */
  readonly rule: string | null;
}

export class Refusal implements RefusalJson {
  readonly key: string;
  readonly values: Values;
  readonly reason: string;
  readonly rule: string | null;

  constructor({ key, values, text }: Message, rule: string | null = null) {
    this.key = key;
    this.values = values;
    this.reason = text;
    this.rule = rule;
  }
}

/** Refuses in English alone: where people read a command line or a log, not a page in their language. */
export function refuseInEnglish(sentence: string, rule: string | null = null): Refusal {
  return new Refusal(verbatim(sentence), rule);
}

export function refusalJson({ key, values, reason, rule }: RefusalJson): RefusalJson {
  return { key, values, reason, rule };
}

/** What the refusal says. */
export function messageOf({ key, values, reason }: RefusalJson): Message {
  return { key, values, text: reason };
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}

/** Refuses with the phrases of one catalogue: `refuse('NG-6.21', 'tooWeak', { needs: 5, has: 3 })`. */
export function refuser<C extends Catalogue>(say: Speaker<C>) {
  return <K extends keyof C & string>(rule: string | null, name: K, ...values: Filled<C[K]>): Refusal =>
    new Refusal(say(name, ...values), rule);
}
