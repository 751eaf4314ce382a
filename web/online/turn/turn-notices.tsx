import type { MyTable } from '@starboard/wire/schema';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useGameTitle } from '../facts/titles.ts';
import { useTell, type OnlineWords } from '../tell.ts';
import { askToNotify, mayNotify, notify } from './notify.ts';

/** Offers to tell when it is one's turn; gone once that was answered. */
export function TurnNotices() {
  const tell = useTell();
  const [may, setMay] = useState(mayNotify);
  if (may !== 'default') return null;
  return (
    <p className="turn-notices">
      <button type="button" onClick={() => void askToNotify().then(setMay)}>
        <Icon name="bell" /> {tell.turn.tellMe}
      </button>
    </p>
  );
}

/** Tells of tables where it has become the person's turn; null before they are known. */
export function useTurnNews(mine: readonly MyTable[] | null, tell: OnlineWords): void {
  const titleOf = useGameTitle();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (mine === null) return;
    const turns = mine.filter(({ myTurn }) => myTurn).map(({ table }) => table);
    const before = known.current;
    known.current = new Set(turns.map(({ id }) => id));
    // what was so when the page opened is no news
    if (before === null) return;
    for (const { id, game } of turns)
      if (!before.has(id)) void notify(tell.turn.yours, titleOf(game), `turn ${id}`);
  }, [mine, tell, titleOf]);
}
