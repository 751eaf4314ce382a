// The timeline of a game as it is sent to a viewer. While the game goes on it grows at its end, so whoever asks again is told
// the same bytes with what came since: only that takes a replay, from the newest snapshot before it.

import type { ViewDelta } from '@starboard/engine/view';
import type { Store } from '../store/store.ts';
import { deltasSince, timelineFor } from './loading.ts';
import { BrokenTable, type OpenedTable } from './table.ts';

/** Somebody who looks at a game that has begun. */
export interface Glance {
  readonly table: OpenedTable;
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
  store: Store,
  glance: Glance,
  before: ToldTimeline | null,
): Promise<ToldTimeline> {
  if (before === null) return wholeTimeline(store, glance);
  const { table, viewer, shown } = glance;
  if (before.shown >= shown) return before;
  const since = await deltasSince(store, table, viewer, before.shown, shown);
  return since === null ? wholeTimeline(store, glance) : { json: withMore(before.json, since), shown };
}

async function wholeTimeline(
  store: Store,
  { table, viewer, deedCount, shown }: Glance,
): Promise<ToldTimeline> {
  const timeline = await timelineFor(store, table, viewer, deedCount);
  if (timeline === null) throw new BrokenTable(`Table ${table.row.id} is played and has no game.`);
  const { first, deltas } = timeline;
  return { json: Buffer.from(JSON.stringify({ first, deltas })), shown };
}

/** What follows the list of deltas. */
const END = ']}';

function withMore(json: Buffer, deltas: readonly ViewDelta[]): Buffer {
  const end = json.length - END.length;
  const isEmpty = json[end - 1] === '['.charCodeAt(0);
  const more = deltas.map((delta) => JSON.stringify(delta)).join(',');
  return Buffer.concat([json.subarray(0, end), Buffer.from(`${isEmpty ? '' : ','}${more}${END}`)]);
}
