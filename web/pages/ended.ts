// How the games on this device ended. What an earlier version put away without that is looked up once somebody sees the game
// in the list, one after the other: each is played through in a thread of its own.

import type { Outcome } from '@starboard/engine';
import { useCallback } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import type { SavedTable } from '../shelf/shelf.ts';
import { inTurn } from './in-turn.ts';

/** Null while it goes on, and where it cannot be told. */
export function useOutcome({ id, over, outcome }: SavedTable, seen: boolean): Outcome | null {
  const wanted = seen && over && outcome === undefined;
  const load = useCallback(() => (wanted ? lookedUp(id) : Promise.resolve(null)), [wanted, id]);
  const found = useLoaded(load);
  return outcome ?? found ?? null;
}

const turns = inTurn();

function lookedUp(id: string): Promise<Outcome | null> {
  return turns(async () => {
    const { fetchOutcome } = await import('../link/local-link.ts');
    // a list of games is worth more than how one of them ended
    return fetchOutcome(id).catch(() => null);
  });
}
