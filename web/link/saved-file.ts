// What may be saved as a file of a table on the shelf that nobody looks at.

import { isRefusal, SPECTATOR, type Refusal } from '@starboard/engine';
import type { BesideGame, EntryJson, GameFile } from '@starboard/engine/match';
import { timelineFor, viewFileOf } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { SavedGame, SavedTable, Shelf } from '../shelf/shelf.ts';
import type { SavedFile } from './facts.ts';
import { resumed } from './opening.ts';
import { isShared } from './seating.ts';

export function besideOf({
  people,
  notes,
  earlier,
}: Pick<SavedTable, 'people' | 'notes' | 'earlier'>): BesideGame {
  const plain = people.map(({ name, bot }) => ({ name, bot }));
  return {
    people: plain,
    ...(notes === undefined ? {} : { notes }),
    ...(earlier === undefined ? {} : { earlier }),
  };
}

/** The file as it lies on the shelf; null where it holds what people still hide from each other. */
export function fileAsKept(table: SavedTable, log: readonly EntryJson[]): SavedFile | null {
  if (table.view !== undefined) return table.view;
  return !table.over && isShared(table) ? null : wholeFile(table, log);
}

/** The same, to be given out: of a game that goes on it is noted before. */
export async function fileGiven(
  shelf: Shelf,
  { table, log }: { readonly table: SavedTable; readonly log: readonly EntryJson[] },
): Promise<SavedFile | null> {
  const file = fileAsKept(table, log);
  if (file !== null && table.view === undefined && !table.over) await shelf.give(table.id);
  return file;
}

function wholeFile(table: SavedGame, log: readonly EntryJson[]): GameFile {
  return { ...table.file, ...besideOf(table), log };
}

/** The same, or what everybody was shown so far. */
export async function savedFile(
  table: SavedTable,
  log: readonly EntryJson[],
  load = loadGame,
): Promise<SavedFile | Refusal> {
  if (table.view !== undefined) return table.view;
  const kept = fileAsKept(table, log);
  if (kept !== null) return kept;
  const opened = await resumed(table, log, load);
  if (isRefusal(opened)) return opened;
  const view = viewFileOf(timelineFor(opened.match, SPECTATOR), besideOf(table));
  return view ?? wholeFile(table, log);
}
