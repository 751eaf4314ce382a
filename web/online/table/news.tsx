// What the others have just done beside the game, for those who did not look: for a while, or until it is put away.

import { useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { useCompany } from './company.ts';
import { latestNews } from './latest-news.ts';
import { noteText } from '../facts/note-text.ts';

/** By then everybody has read a sentence, in milliseconds; the log keeps it. */
const READ_BY = 8_000;

export function News() {
  const say = useSay();
  const tell = useTell();
  const { now } = useCompany();
  const { info, seat } = now;
  const [read, setRead] = useState(() => info.notes.at(-1)?.at ?? 0);
  const note = latestNews(info.notes, seat, read);
  const at = note?.at ?? null;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = window.setTimeout(() => setRead(at), READ_BY);
    return () => window.clearTimeout(timer);
  }, [at]);
  return (
    <div role="status">
      {note === null ? null : (
        <div className="notice news">
          <p>{noteText(note, info, tell, say)}</p>
          <button type="button" className="quiet" aria-label={say.app.close} onClick={() => setRead(note.at)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
