// A table as a file, without opening it. In a file of its own, since the start page fetches it only when it is asked for.

import type { Told } from '../link/facts.ts';
import { fetchSaved } from '../link/local-link.ts';
import { fileGiven } from '../link/saved-file.ts';
import { isTold, toldFailure } from '../link/told.ts';
import { downloadSaved } from '../parts/download.ts';
import { indexedShelf } from '../shelf/indexed.ts';

/** Null when it is done, else why not: what several people may have of a game that goes on takes its rules to tell. */
export async function exportTable(id: string): Promise<Told | null> {
  const shelf = indexedShelf();
  const kept = await shelf.load(id);
  if (kept === null) return null;
  const whole = await fileGiven(shelf, kept);
  const file = whole ?? (await fetchSaved(id).catch(toldFailure));
  if (file !== null && isTold(file)) return file;
  downloadSaved(file);
  return null;
}
