// A battle that is over stays on the screen until it is read: until somebody closes it, decides the next thing, or sees the next
// battle. Only who watched it end sees it so: whoever jumps to another time leaves it behind.

import type { Scene } from '@starboard/kit';
import { useState } from 'react';
import type { Nexus } from '../../rules/state.ts';
import type { BattleReport } from './report.ts';

/** So many moments may come at once where others decide quickly: more is a jump. */
const AT_ONCE = 8;

export interface Watched {
  /** The moment on the board. */
  readonly at: number;
  /** The moment that told the result of the battle which is still to be seen; null: there is none. */
  readonly end: number | null;
}

/** What is still to be seen when the moment `at` comes onto the board, and the last battle ended in the moment `end`. */
export function watchedAt(watched: Watched, at: number, end: number | null): Watched {
  if (at === watched.at) return watched;
  if (end === at) return { at, end };
  const goesOn = at > watched.at && at <= watched.at + AT_ONCE;
  return { at, end: goesOn ? watched.end : null };
}

interface Lingering {
  readonly lingers: boolean;
  readonly close: () => void;
}

export function useLingering(scene: Scene<Nexus>, report: BattleReport | null): Lingering {
  const at = scene.past?.at(-1)?.at ?? 0;
  const end = report?.result?.at ?? null;
  const [known, setKnown] = useState<Watched>({ at: -1, end: null });
  const watched = watchedAt(known, at, end);
  if (watched !== known) setKnown(watched);
  const shown = watched.end === end ? end : null;
  const isOld = useOld(scene, shown);
  return {
    lingers: shown !== null && !isOld,
    close: () => setKnown((now) => ({ ...now, end: null })),
  };
}

/** A battle is old when the viewer had something else to decide since, and has decided it. */
function useOld({ state, picking }: Scene<Nexus>, end: number | null): boolean {
  const [decision, setDecision] = useState<{ end: number; state: Nexus } | null>(null);
  if (end === null ? decision !== null : picking !== null && decision?.end !== end)
    setDecision(end === null ? null : { end, state });
  return end !== null && decision?.end === end && decision.state !== state;
}
