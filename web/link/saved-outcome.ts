// How a game on the shelf ended that an earlier version put away without it: played through once, and kept then.

import { isRefusal, type Outcome } from '@starboard/engine';
import { outcomeOf } from '@starboard/engine/match';
import type { Shelf } from '../shelf/shelf.ts';
import { resumed } from './opening.ts';

/** Null while it goes on, and where it cannot be told. */
export async function savedOutcome(shelf: Shelf, id: string): Promise<Outcome | null> {
  const kept = await shelf.load(id);
  if (kept === null || !kept.table.over) return null;
  const { table, log } = kept;
  if (table.outcome !== undefined) return table.outcome;
  const opened = await resumed(table, log);
  if (isRefusal(opened)) return null;
  const outcome = outcomeOf(opened.match);
  await shelf.save({ ...table, outcome });
  return outcome;
}
