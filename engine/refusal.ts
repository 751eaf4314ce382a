// What is refused is a value with a reason, not an exception: exceptions are for bugs.

export class Refusal {
  /** One sentence for the person who tried. */
  readonly reason: string;
  /** The rule of the game's guide that forbids it, where a rule does. */
  readonly rule: string | null;

  constructor(reason: string, rule: string | null = null) {
    this.reason = reason;
    this.rule = rule;
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
