// What a check found in a sector: the rule and what is said.

import type { Filled, Message } from '@starboard/engine';
import { say } from '../../words/messages.ts';
import type { sectors } from '../../words/sector-messages.ts';

export interface SectorFinding extends Message {
  /** The rule of the guide. */
  readonly rule: string;
}

export function finding<K extends keyof typeof sectors>(
  rule: string,
  name: K,
  ...values: Filled<(typeof sectors)[K]>
): SectorFinding {
  return { rule, ...say(name, ...values) };
}

/** Entries that come a second time, each once. */
export function repeated<T>(entries: readonly T[]): readonly T[] {
  return [...new Set(entries.filter((entry, i) => entries.indexOf(entry) < i))];
}
