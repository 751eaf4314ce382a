// What was told until a moment, without what was taken back.

import { useState } from 'react';
import type { Past } from '@starboard/kit';
import { standingIn } from '../timeline/standing.ts';
import type { Moment } from '../timeline/timeline.ts';

export function pastUntil(moments: readonly Moment[], at: number): Past {
  const told = moments.slice(0, at + 1);
  const { undone } = standingIn(told);
  return told.flatMap(({ events }, n) => (undone.has(n) ? [] : [{ at: n, events }]));
}

/** The same past as long as the same moment is on the board, whatever happens after it. */
export function usePast(moments: readonly Moment[], at: number): Past {
  const now = moments[at];
  const [known, setKnown] = useState(() => ({ now, past: pastUntil(moments, at) }));
  if (known.now === now) return known.past;
  const past = pastUntil(moments, at);
  setKnown({ now, past });
  return past;
}
