// The games on this device, the one that was played last first.

import { useCallback, useState } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import { indexedShelf } from '../shelf/indexed.ts';
import type { SavedTable } from '../shelf/shelf.ts';

const shelf = indexedShelf();

export interface Saved {
  readonly tables: readonly SavedTable[];
  /** Nothing can be kept in this browser. */
  readonly unavailable: boolean;
  readonly remove: (id: string) => void;
}

export function useSaved(): Saved {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const tables = useLoaded(list);
  const remove = useCallback((id: string) => {
    setRemoved((before) => [...before, id]);
    void shelf.remove(id);
  }, []);
  const left = (tables ?? []).filter(({ id }) => !removed.includes(id));
  return { tables: left, unavailable: tables === null, remove };
}

async function list(): Promise<readonly SavedTable[] | null> {
  try {
    return (await shelf.list()).toSorted((a, b) => b.played - a.played);
  } catch {
    return null;
  }
}
