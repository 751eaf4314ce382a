// Runs the play of what just happened: React draws only when a place changes; the rest the browser moves by itself.

import type { GameEvent } from '@starboard/engine';
import { useEffect, useMemo, useState } from 'react';
import type { NexumEvent } from '../../rules/events.ts';
import type { Nexum } from '../../rules/state.ts';
import { NOTHING, playOf, type Play } from './timeline.ts';

export interface Running {
  readonly play: Play;
  /** Places that are still shown as they were. */
  readonly waiting: ReadonlySet<number>;
  /** How far it has come, in milliseconds; null where nothing runs. */
  readonly time: number | null;
  /** Shows everything as it is. */
  readonly skip: () => void;
}

const NOWHERE: ReadonlySet<number> = new Set();

export function usePlay(news: readonly GameEvent[], after: Nexum): Running {
  const play = useMemo(() => playOf(news as readonly NexumEvent[], after), [news, after]);
  const [shown, setShown] = useState<{ readonly play: Play; readonly time: number }>({
    play: NOTHING,
    time: 0,
  });
  const time = shown.play === play ? shown.time : 0;

  useEffect(() => {
    const moments = [
      ...new Set([...play.reached.values(), ...play.cues.map(({ at }) => at), play.lasts]),
    ].filter((moment) => moment > 0);
    const timers = moments.map((moment) =>
      window.setTimeout(() => setShown((last) => later(last, { play, time: moment })), moment),
    );
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [play]);

  const waiting = useMemo(() => {
    const places = [...play.reached].filter(([, moment]) => moment > time).map(([place]) => place);
    return places.length === 0 ? NOWHERE : new Set(places);
  }, [play, time]);
  const over = time >= play.lasts;
  return {
    play: over ? NOTHING : play,
    waiting,
    time: over ? null : time,
    skip: () => setShown({ play, time: play.lasts }),
  };
}

/** Somebody may have skipped ahead. */
function later(last: { play: Play; time: number }, next: { play: Play; time: number }) {
  return last.play === next.play && last.time > next.time ? last : next;
}
