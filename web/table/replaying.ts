// Stepping through what happened. Values in, values out.

import type { Moment } from '@starboard/engine';

export interface Replay {
  readonly moments: readonly Moment[];
  /** The one on the board. */
  readonly at: number;
  readonly playing: boolean;
  /** A seat, or null with everything open; undefined: what the viewer saw itself. */
  readonly viewpoint: number | null | undefined;
}

export function replayOf(moments: readonly Moment[], at: number): Replay {
  return jumped({ moments, at: 0, playing: false, viewpoint: undefined }, at);
}

export function jumped(replay: Replay, at: number): Replay {
  return { ...replay, at: Math.max(0, Math.min(at, replay.moments.length - 1)), playing: false };
}

export function played(replay: Replay): Replay {
  const next = jumped(replay, replay.at + 1);
  return { ...next, playing: replay.playing && next.at < next.moments.length - 1 };
}

/** From the beginning, where it has come to its end. */
export function playing(replay: Replay, plays: boolean): Replay {
  const atEnd = replay.at === replay.moments.length - 1;
  return { ...replay, playing: plays, at: plays && atEnd ? 0 : replay.at };
}
