// The course of a game as it is sent to a viewer. While the game goes on it grows at its end, so whoever asks again is told
// the same bytes with what came since: only that takes a replay, from the newest snapshot before it.

import type { Change } from '@starboard/engine/view';
import type { Store } from '../store/store.ts';
import { changesSince, courseFor } from './loading.ts';
import { BrokenTable, type Opened } from './table.ts';

/** Somebody who looks at a game that has begun. */
export interface Glance {
  readonly table: Opened;
  readonly viewer: number;
  /** So many deeds are durable. */
  readonly position: number;
  /** The number of what the viewer was shown last. */
  readonly shown: number;
}

export interface ToldCourse {
  readonly json: Buffer;
  /** The number of the last change in it. */
  readonly shown: number;
}

/** `before` is what the viewer of that table was told earlier. */
export async function toldCourse(
  store: Store,
  glance: Glance,
  before: ToldCourse | null,
): Promise<ToldCourse> {
  if (before === null) return wholeCourse(store, glance);
  const { table, viewer, shown } = glance;
  if (before.shown >= shown) return before;
  const since = await changesSince(store, table, viewer, before.shown, shown);
  return since === null ? wholeCourse(store, glance) : { json: withMore(before.json, since), shown };
}

async function wholeCourse(store: Store, { table, viewer, position, shown }: Glance): Promise<ToldCourse> {
  const course = await courseFor(store, table, viewer, position);
  if (course === null) throw new BrokenTable(`Table ${table.row.id} is played and has no game.`);
  const { first, changes } = course;
  return { json: Buffer.from(JSON.stringify({ first, changes })), shown };
}

/** What follows the list of changes. */
const END = ']}';

function withMore(json: Buffer, changes: readonly Change[]): Buffer {
  const end = json.length - END.length;
  const isEmpty = json[end - 1] === '['.charCodeAt(0);
  const more = changes.map((change) => JSON.stringify(change)).join(',');
  return Buffer.concat([json.subarray(0, end), Buffer.from(`${isEmpty ? '' : ','}${more}${END}`)]);
}
