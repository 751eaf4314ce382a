// What files of series are made of, for those who read them: each may be cut off, edited, or not ours at all.

import type { Message, ScoreLine, Values } from '@starboard/engine';
import { listOf, object, text, whole, type Reader } from '@starboard/engine/reader';
import type { GameResult } from './result.ts';

const LONGEST = 200;
/** With check-ins, withdrawals and results nobody needs more. */
export const MOST_DEEDS = 100_000;
const MOST_NAMED = 512;

export const id = text(LONGEST);
export const count = whole(0, Number.MAX_SAFE_INTEGER);
const points = listOf(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0, MOST_NAMED);

const nothing = object<Record<string, never>>({});
/** What is in it, others read. */
export const record: Reader<Values> = (given, place) =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Values)
    : nothing(given, place);

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (given, place) => (given === null ? null : read(given, place));
}

const message = object<Message>({ key: id, values: record, text: text(2000) });

export const result = object<GameResult>({
  ranks: points,
  scores: points,
  winner: orNull(count),
  ties: listOf(object<Pick<ScoreLine, 'label' | 'points'>>({ label: message, points }), 0, 20),
  proof: id,
});

/** As text that a person can read: a line for each deed. */
export function deedsText(head: object, deeds: readonly unknown[]): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const lines = deeds.map((each) => `    ${JSON.stringify(each)}`);
  return `{\n${fields.join('')}  "deeds": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

export function parsed(given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return null;
  }
}
