import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { TableState } from './table-state.ts';
import { play, type Sound } from '../sounds/sounds.ts';

/** Sounds what happens at the table, where the person wants it. */
export function useSounds(table: TableState): void {
  const { sounds } = useSettings();
  const before = useRef(table);
  useEffect(() => {
    const sound = sounds ? soundOf(before.current, table) : null;
    before.current = table;
    if (sound !== null) play(sound);
  }, [sounds, table]);
}

function soundOf(before: TableState, now: TableState): Sound | null {
  if (now.refusal !== null && now.refusal !== before.refusal) return 'refused';
  const atEnd = (table: TableState): boolean => table.shown === table.moments.length - 1;
  if (now.view.outcome !== null && atEnd(now) && !(before.view.outcome !== null && atEnd(before)))
    return 'ended';
  if (now.draft !== null && before.draft === null) return 'yourTurn';
  return now.shown > before.shown ? 'moved' : null;
}
