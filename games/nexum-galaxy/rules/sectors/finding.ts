// What a check found in a sector: the rule and a sentence.

export interface Finding {
  /** The rule of the guide. */
  readonly rule: string;
  readonly text: string;
}

export function finding(rule: string, text: string): Finding {
  return { rule, text };
}

/** `B`, `B and E`, `B, E and H`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Entries that come a second time, each once. */
export function repeated<T>(entries: readonly T[]): readonly T[] {
  return [...new Set(entries.filter((entry, i) => entries.indexOf(entry) < i))];
}
