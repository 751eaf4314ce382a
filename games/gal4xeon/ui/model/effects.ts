// What a choice would bring, worked out by the rules on a copy before anybody confirms it.

import { actions, type Action } from '../../data/sheet.ts';
import { isUsable } from '../../rules/actions.ts';
import { CONQUERED, rowAt, settleFate, TRADED } from '../../rules/aliens.ts';
import { chartOf, SQUARE_SPAN } from '../../rules/chart.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { control, has } from '../../rules/sectors.ts';
import { shape, TRACKS, type Gal4Xeon } from '../../rules/state.ts';

export interface Reached {
  readonly action: Action;
  /** Squares filled when it is reached. */
  readonly at: number;
  /** Could it be used as things stand now? */
  readonly usable: boolean;
}

/** What squares on a track do. */
export interface Filling {
  readonly from: number;
  readonly to: number;
  readonly wasted: number;
  readonly reached: readonly Reached[];
}

export function fillingOf(state: Gal4Xeon, page: number, track: number, squares: number): Filling {
  const chart = chartOf(state);
  const from = state.filled[page * TRACKS + track];
  const to = Math.min(from + squares, state.squares[track]);
  const reached: Reached[] = [];
  for (let at = from + 1; at <= to; at++) {
    const action = chart.iconAt[track * SQUARE_SPAN + at];
    if (action > 0)
      reached.push({ action: actions[action - 1], at, usable: isUsable({ state, chart, page }, action) });
  }
  return { from, to, wasted: from + squares - to, reached };
}

/** The next icon of a track and how many squares are missing; null behind the last. */
export function nextIcon(
  state: Gal4Xeon,
  page: number,
  track: number,
): { readonly action: Action; readonly squares: number } | null {
  const from = state.filled[page * TRACKS + track];
  const [next] = fillingOf(state, page, track, state.squares[track] - from).reached;
  return next === undefined ? null : { action: next.action, squares: next.at - from };
}

/** Points that the page would have more if these sectors were controlled, rings included. */
function pointsFor(state: Gal4Xeon, page: number, change: (copy: Gal4Xeon) => void): number {
  const copy = shape.clone(state);
  change(copy);
  return scoreOf(copy, page).total - scoreOf(state, page).total;
}

function take(copy: Gal4Xeon, page: number, place: number): void {
  const chart = chartOf(copy);
  control(copy, chart, page, chart.sectorAt[place]);
}

export function conquestPoints(state: Gal4Xeon, page: number, place: number): number {
  return pointsFor(state, page, (copy) => {
    settleFate(copy, page, rowAt(copy, page, place), CONQUERED);
    take(copy, page, place);
  });
}

export function tradePoints(state: Gal4Xeon, page: number, place: number): number {
  return pointsFor(state, page, (copy) => {
    settleFate(copy, page, rowAt(copy, page, place), TRADED);
    take(copy, page, place);
  });
}

export function exploitPoints(state: Gal4Xeon, page: number, place: number): number {
  return pointsFor(state, page, (copy) => take(copy, page, place));
}

/** What an exploration finds for certain, and how many dice say the rest. */
export interface Exploration {
  readonly sectors: number;
  readonly rolls: number;
  /** Worth of the ruins that are outlined. */
  readonly ruins: readonly number[];
  readonly points: number;
}

export function findingOf(state: Gal4Xeon, page: number, places: readonly number[]): Exploration {
  const chart = chartOf(state);
  const within = (set: Int32Array): readonly number[] =>
    places.filter((place) => has(set, 0, chart.sectorAt[place]));
  const grey = within(chart.grey);
  return {
    sectors: grey.length,
    rolls: within(chart.rolled).length,
    ruins: within(chart.ruins).map((place) => chart.worth[chart.sectorAt[place]]),
    points: pointsFor(state, page, (copy) => grey.forEach((place) => take(copy, page, place))),
  };
}
