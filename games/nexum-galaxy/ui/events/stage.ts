// Where the play of the event step stands: what is said, how many rows lie face up, which panel happens.

import type { Nexum } from '../../rules/state.ts';
import type { Cue, Play } from '../motion/timeline.ts';

export interface Stage {
  readonly cue: Cue | null;
  /** Rows of this round that are shown turned up. */
  readonly shown: number;
  /** The row that is played, and which of its panels happens; null as long as its cards alone are shown. */
  readonly current: { readonly row: number; readonly side: number | null } | null;
  /** Have the rows of the next round been dealt? */
  readonly dealt: boolean;
}

/** `time` is null where no play runs. */
export function stageAt({ cues }: Play, time: number | null, state: Nexum): Stage {
  if (time === null || cues.length === 0)
    return { cue: null, shown: state.aggressiveness, current: null, dealt: true };
  const past = cues.filter(({ at }) => at <= time).map(({ event }) => event);
  const ahead = cues.filter(({ at, event }) => at > time && event.event === 'row');
  const begun = past.findLast((event) => event.event === 'row' || event.event === 'panel');
  return {
    cue: cues.findLast(({ at }) => at <= time) ?? null,
    shown: state.aggressiveness - ahead.length,
    current: begun === undefined ? null : { row: begun.row, side: begun.event === 'row' ? null : begun.side },
    dealt: !cues.some(({ event }) => event.event === 'row'),
  };
}
