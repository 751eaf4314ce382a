// What was told until a moment, without what was taken back.

import type { Moment } from '@starboard/engine/view';
import { useState } from 'react';
import type { Story } from '../kit/index.ts';
import { standingIn } from './standing.ts';

export function storyUntil(moments: readonly Moment[], at: number): Story {
  const told = moments.slice(0, at + 1);
  const { undone } = standingIn(told);
  return told.flatMap(({ events }, n) => (undone.has(n) ? [] : [{ at: n, events }]));
}

/** The same story as long as the same moment is on the board, whatever happens after it. */
export function useStory(moments: readonly Moment[], at: number): Story {
  const now = moments[at];
  const [known, setKnown] = useState(() => ({ now, story: storyUntil(moments, at) }));
  if (known.now === now) return known.story;
  const story = storyUntil(moments, at);
  setKnown({ now, story });
  return story;
}
