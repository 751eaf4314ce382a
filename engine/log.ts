// The log is the truth. Each entry is chained to the one before by a hash keyed with the table's secret: a bare hash
// over a hidden card could be guessed. The log knows seats, never names.

import type { Draw } from './chance.ts';
import { hex, hmacHex, sha256 } from './sha256.ts';

interface Said {
  readonly seat: number;
  /** Milliseconds since 1970, as the clock of the table says. */
  readonly at: number;
}

export type BareEntry =
  | (Said & { readonly order: readonly number[]; readonly draws: readonly Draw[] })
  /** Takes back the order that stands at that place of the log. */
  | (Said & { readonly undo: number })
  /** Takes back that many orders of everybody, by consent. */
  | (Said & { readonly takeBack: number })
  /** Ends the game undecided, by consent of all. */
  | (Said & { readonly draw: true })
  /** The seat gives up, or ran out of time. */
  | (Said & { readonly forfeit: Forfeit });

export const FORFEITS = ['resigned', 'time'] as const;
export type Forfeit = (typeof FORFEITS)[number];

export type Entry = BareEntry & { readonly hash: string };
export type OrderEntry = Extract<Entry, { order: unknown }>;

/** The orders of a log that still stand after its undos and take-backs, oldest first. */
export function keptOrders(log: readonly Entry[]): OrderEntry[] {
  const standing: OrderEntry[] = [];
  for (const entry of log) {
    if ('order' in entry) standing.push(entry);
    else if ('takeBack' in entry) standing.length -= Math.min(entry.takeBack, standing.length);
    else if ('undo' in entry) standing.splice(standing.indexOf(log[entry.undo] as OrderEntry), 1);
  }
  return standing;
}

/** What is published when a table opens: it binds the table to its seed without telling it. */
export function commitmentOf(seed: Uint8Array): string {
  return hex(sha256(seed));
}

/** The hash of what is written next, chained to the hash before it; the first is the file's head, after ''. */
export function chained(seed: Uint8Array, before: string, written: object): string {
  return chainedText(seed, before, canonical(written));
}

/** The same of what is text with its keys in their order already. */
export function chainedText(seed: Uint8Array, before: string, text: string): string {
  return hmacHex(seed, `chain ${before} ${text}`);
}

/** JSON with sorted keys: the same content is the same text, whoever wrote it. */
function canonical(value: unknown): string {
  if (isInOrder(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  for (const key of Object.keys(value).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`;
  return `{${text}}`;
}

/** Does plain JSON write it so already? */
function isInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every(isInOrder);
  let before = '';
  for (const key of Object.keys(value)) {
    if (key < before || !isInOrder((value as Record<string, unknown>)[key])) return false;
    before = key;
  }
  return true;
}
