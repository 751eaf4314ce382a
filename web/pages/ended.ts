// How the games on this device ended. What an earlier version put away without that is played through once, and kept then.

import type { Outcome } from '@starboard/engine';
import { useCallback } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import type { SavedTable, Shelf } from '../shelf/shelf.ts';

/** Null while it goes on, and where it cannot be told. */
export function useOutcome(shelf: Shelf, table: SavedTable): Outcome | null {
  // a list of games is worth more than how one of them ended
  const load = useCallback(() => outcomeOfSaved(shelf, table).catch(() => null), [shelf, table]);
  const found = useLoaded(load);
  return table.outcome ?? found ?? null;
}

export async function outcomeOfSaved(shelf: Shelf, table: SavedTable): Promise<Outcome | null> {
  if (!table.over || table.outcome !== undefined) return table.outcome ?? null;
  const [{ outcomeOf }, { resumed }] = await Promise.all([
    import('@starboard/engine/match'),
    import('../link/opening.ts'),
  ]);
  const saved = await shelf.load(table.id);
  const opened = saved && (await resumed(saved.table, saved.log));
  if (opened === null || !('match' in opened)) return null;
  const outcome = outcomeOf(opened.match);
  await shelf.save({ ...opened.table, outcome });
  return outcome;
}
