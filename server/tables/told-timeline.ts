// The timeline of a game as it is sent to a viewer. While the game goes on it grows at its end, so whoever asks again is told
// the same bytes with what came since: only that takes a replay, from the newest snapshot before it.

import type { Payer, Replays } from './replays.ts';

/** Somebody who looks at a game that has begun. */
export interface Glance {
  readonly table: string;
  readonly viewer: number;
  /** So many deeds are durable. */
  readonly deedCount: number;
  /** The number of what the viewer was shown last. */
  readonly shown: number;
}

export interface ToldTimeline {
  readonly json: Buffer;
  /** The number of the last delta in it. */
  readonly shown: number;
}

/** `before` is what the viewer of that table was told earlier. */
export async function toldTimeline(
  replays: Replays,
  glance: Glance,
  before: ToldTimeline | null,
  payer: Payer,
): Promise<ToldTimeline> {
  const { table, viewer, deedCount, shown } = glance;
  if (before !== null && before.shown >= shown) return before;
  const steps = before && (await replays.ask('steps', { table, viewer, since: before.shown, shown }, payer));
  if (before !== null && steps !== null) return { json: withMore(before.json, steps), shown };
  const json = await replays.ask('timeline', { table, viewer, deedCount }, payer);
  return { json: Buffer.from(json.buffer, json.byteOffset, json.byteLength), shown };
}

const [BEGIN, COMMA] = Buffer.from('[,');
/** What follows the list of deltas. */
const END = ']}';

/** `steps` is a list that is not empty, as text. */
function withMore(json: Buffer, steps: Uint8Array): Buffer {
  const end = json.length - END.length;
  const between = json[end - 1] === BEGIN ? [] : [Buffer.of(COMMA)];
  return Buffer.concat([json.subarray(0, end), ...between, steps.subarray(1, -1), Buffer.from(END)]);
}
