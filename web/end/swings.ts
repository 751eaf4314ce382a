// Where a game turned: the moves that changed most in how the seats stand to each other, by what the charts show.

import type { State } from '@starboard/engine';
import type { Measure } from '@starboard/kit';

export interface Swing {
  /** The how many-th state it led to. */
  readonly at: number;
  /** Who gained most by it. */
  readonly seat: number;
  readonly change: number;
}

/** The largest first. `states` are those on the way to the end, the first before the first move. */
export function swingsIn(
  measures: readonly Measure[],
  states: readonly State[],
  seats: number,
  most: number,
): readonly Swing[] {
  const standings = standingsOf(measures, states, seats);
  const swings: Swing[] = [];
  for (let at = 1; at < standings.length; at++) {
    const changes = standings[at].map((share, seat) => share - standings[at - 1][seat]);
    const change = Math.max(...changes);
    if (change > LEAST) swings.push({ at, seat: changes.indexOf(change), change });
  }
  return swings.toSorted((one, other) => other.change - one.change || one.at - other.at).slice(0, most);
}

/** Less than that nobody would call a turn. */
const LEAST = 0.02;

/** By state and seat: its part of everything that is counted, all measures alike, those that never move left out. */
function standingsOf(
  measures: readonly Measure[],
  states: readonly State[],
  seats: number,
): readonly (readonly number[])[] {
  const lines = measures
    .map(({ valueOf }) =>
      states.map((state) => Array.from({ length: seats }, (_, seat) => valueOf(state, seat))),
    )
    .filter((line) => line.some((values) => values.some((value, seat) => value !== line[0][seat])));
  const heights = lines.map((line) => Math.max(1, ...line.flat()));
  return states.map((_, at) => {
    const sums = Array.from({ length: seats }, (_one, seat) =>
      lines.reduce((sum, line, n) => sum + Math.max(0, line[at][seat]) / heights[n], 0),
    );
    const all = sums.reduce((sum, each) => sum + each, 0);
    return sums.map((sum) => (all === 0 ? 1 / seats : sum / all));
  });
}
