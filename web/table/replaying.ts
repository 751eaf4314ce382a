// Stepping through what happened. Values in, values out.

import type { Moment } from '@starboard/engine/view';

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

/** The moment of the game that one viewer saw as `from[at]`, as another saw it: what happened then, or last before. */
export function sameMoment(from: readonly Moment[], at: number, to: readonly Moment[]): number {
  const entry = from.slice(0, at + 1).findLast((moment) => moment.entry !== null)?.entry ?? null;
  if (entry === null) return 0;
  // entries may bear the same time: then by their order
  const among = (moments: readonly Moment[]): number[] =>
    moments.flatMap((moment, n) =>
      moment.entry?.at === entry.at && moment.entry.seat === entry.seat ? [n] : [],
    );
  const nth = among(from.slice(0, at + 1)).length - 1;
  const earlier = to.findLastIndex((moment) => moment.entry !== null && moment.entry.at <= entry.at);
  return among(to)[nth] ?? Math.max(0, earlier);
}
