import type { MyTable } from '@starboard/wire/schema';
import { useEffect, useRef, useState } from 'react';
import { isOfSeries } from '../facts/of-series.ts';
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

/** At a table that a tournament or a campaign has opened the person is waited for, and does not know of it. */
function isCalled({ table }: MyTable): boolean {
  return table.status === 'open' && isOfSeries(table);
}

/** Tells of tables where it has become the person's turn, or to which it is called; null before they are known. */
export function useTurnNews(mine: readonly MyTable[] | null, tell: OnlineWords): void {
  const titleOf = useGameTitle();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (mine === null) return;
    const news = mine.flatMap((each) => {
      const { id, game } = each.table;
      if (each.myTurn) return { key: `turn ${id}`, text: tell.turn.yours, game };
      return isCalled(each) ? { key: `call ${id}`, text: tell.turn.called, game } : [];
    });
    const before = known.current;
    known.current = new Set(news.map(({ key }) => key));
    // what was so when the page opened is no news
    if (before === null) return;
    for (const { key, text, game } of news) if (!before.has(key)) void notify(text, titleOf(game), key);
  }, [mine, tell, titleOf]);
}
