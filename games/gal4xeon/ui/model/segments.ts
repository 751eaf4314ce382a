// A track in pieces that end with an icon, so that it can be broken into lines where it is too long.

import { actions, type Action } from '../../data/sheet.ts';
import { chartOf, SQUARE_SPAN } from '../../rules/chart.ts';
import type { Gal4Xeon } from '../../rules/state.ts';

export interface Segment {
  /** Squares before it. */
  readonly from: number;
  readonly squares: number;
  /** Null for squares behind the last icon. */
  readonly action: Action | null;
}

export function segmentsOf(squares: number, iconAt: (filled: number) => Action | null): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 1; at <= squares; at++) {
    const action = iconAt(at);
    if (action === null && at < squares) continue;
    segments.push({ from, squares: at - from, action });
    from = at;
  }
  return segments;
}

/** The icon behind that many squares of a track. */
export function iconsOf(state: Gal4Xeon, track: number): (filled: number) => Action | null {
  const { iconAt } = chartOf(state);
  return (filled) => actions[iconAt[track * SQUARE_SPAN + filled] - 1] ?? null;
}
