// Where the play of the event step stands: what is said, how many rows lie face up, which panel happens.

import type { Nexum } from '../../rules/state.ts';
import type { Cue, Play } from '../motion/timeline.ts';

export interface Stage {
  readonly cue: Cue | null;
  /** Rows of this round that are shown turned up. */
  readonly shown: number;
  readonly current: { readonly row: number; readonly side: number } | null;
}

/** `time` is null where no play runs. */
export function stageAt({ cues }: Play, time: number | null, state: Nexum): Stage {
  if (time === null || cues.length === 0) return { cue: null, shown: state.aggressiveness, current: null };
  const past = cues.filter(({ at }) => at <= time).map(({ event }) => event);
  const ahead = cues.filter(({ at, event }) => at > time && event.event === 'row');
  const begun = past.findLast((event) => event.event === 'row' || event.event === 'panel');
  return {
    cue: cues.findLast(({ at }) => at <= time) ?? null,
    shown: state.aggressiveness - ahead.length,
    current: begun?.event === 'panel' ? { row: begun.row, side: begun.side } : null,
  };
}
