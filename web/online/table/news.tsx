// What the others have just done beside the game, for those who did not look: for a while, or until it is put away.

import type { Note } from '@starboard/server/schema';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { useCompany } from './company.ts';
import { noteText } from './note-text.ts';

/** By then everybody has read a sentence, in milliseconds; the log keeps it. */
const READ_BY = 20_000;

/** They have notices of their own that stay until they are answered. */
const STANDING: readonly Note['what'][] = ['offered', 'paused', 'rematch'];
/** What one does oneself is no news to oneself. */
const OWN: readonly Note['what'][] = ['back', 'declined', 'withdrawn', 'resumed', 'sat'];

export function News() {
  const say = useSay();
  const tell = useTell();
  const { now } = useCompany();
  const { info, seat } = now;
  const [since, setSince] = useState(() => info.notes.at(-1)?.at ?? 0);
  const last = info.notes.at(-1);
  // whatever comes later is the news
  const note = last !== undefined && last.at > since && isNews(last, seat) ? last : null;
  const at = note?.at ?? null;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = window.setTimeout(() => setSince(at), READ_BY);
    return () => window.clearTimeout(timer);
  }, [at]);
  return (
    <div role="status">
      {note === null ? null : (
        <div className="notice news">
          <p>{noteText(note, info, tell, say)}</p>
          <button
            type="button"
            className="quiet"
            aria-label={say.app.close}
            onClick={() => setSince(note.at)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function isNews({ what, seat, why }: Note, mine: number | null): boolean {
  if (STANDING.includes(what)) return false;
  return seat !== mine || (!OWN.includes(what) && why !== 'asked');
}
