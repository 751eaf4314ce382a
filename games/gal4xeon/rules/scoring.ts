// The end: five categories, ties track by track, a shared victory; and the titles of solo play.

import type { CountedLines, Outcome, ScoreLine } from '@starboard/engine';
import { points, titles, type Title } from '../data/numbers.ts';
import { tracks } from '../data/sheet.ts';
import { say } from '../words/messages.ts';
import { CONQUERED, fateOf } from './aliens.ts';
import { chartOf } from './chart.ts';
import { countAll, has, holds } from './sectors.ts';
import { isOver, MOST_ROWS, pageOf, TRACKS, type Gal4Xeon } from './state.ts';

export interface Score {
  readonly ruins: number;
  readonly sphere: number;
  readonly met: number;
  readonly conquests: number;
  readonly sectors: number;
  readonly total: number;
}

/** GX-10.4, GX-10.6: what a page is worth; also for the running score during play. */
export function scoreOf(state: Gal4Xeon, page: number): Score {
  const ruins = ruinPoints(state, page);
  const sphere = spherePoints(state, page);
  const met = state.met[page] * points.alienMet;
  const conquests = conquestsOf(state, page) * points.conquest;
  const sectors = countAll(state.controlled, page) * points.sector;
  return { ruins, sphere, met, conquests, sectors, total: ruins + sphere + met + conquests + sectors };
}

/** GX-10.2 */
function ruinPoints(state: Gal4Xeon, page: number): number {
  const { worth } = chartOf(state);
  let sum = 0;
  for (let sector = 0; sector < worth.length; sector++)
    if (has(state.controlled, page, sector)) sum += worth[sector];
  return sum;
}

/** GX-10.3 */
function spherePoints(state: Gal4Xeon, page: number): number {
  const { innerRing, outerRing } = chartOf(state);
  if (!holds(state.controlled, page, innerRing)) return 0;
  return points.innerRing + (holds(state.controlled, page, outerRing) ? points.outerRing : 0);
}

/** GX-10.5 */
function conquestsOf(state: Gal4Xeon, page: number): number {
  let count = 0;
  for (let row = 0; row < state.met[page]; row++) {
    if (fateOf(state.aliens[page * MOST_ROWS + row]) === CONQUERED) count++;
  }
  return count;
}

/** GX-10.1, GX-11.1 */
export function outcome(state: Gal4Xeon): Outcome | null {
  if (!isOver(state)) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => scoreOf(state, pageOf(state, seat)));
  const standings = seats.map((seat) => [scores[seat].total, ...progress(state, pageOf(state, seat))]);
  const line = (category: keyof Score): ScoreLine => ({
    label: say(category),
    points: scores.map((score) => score[category]),
  });
  return {
    ranks: standings.map((mine) => 1 + standings.filter((other) => compare(other, mine) > 0).length),
    ...ending(standings),
    sheet: [line('ruins'), line('sphere'), line('met'), line('conquests'), line('sectors'), line('total')],
  };
}

/** The total; what parts equal ones in a game is not on the sheet. */
export const counted: CountedLines = { score: [5], ties: [] };

function progress(state: Gal4Xeon, page: number): readonly number[] {
  return [...state.filled.subarray(page * TRACKS, (page + 1) * TRACKS)];
}

/** Above 0 when the first standing is better, below when the second is, 0 when nothing tells them apart. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = decidedBy(one, other);
  return at < 0 ? 0 : one[at] - other[at];
}

/** Where two standings first differ: 0 the score, then the tracks in order; -1 nowhere. */
function decidedBy(one: readonly number[], other: readonly number[]): number {
  return one.findIndex((value, i) => value !== other[i]);
}

/** GX-10.7, GX-10.8, GX-10.9, GX-11.2: by which rule the first place was decided. */
function ending(standings: readonly (readonly number[])[]): Pick<Outcome, 'rule' | 'reason'> {
  const [first, second] = standings.toSorted((one, other) => compare(other, one));
  const [best] = first;
  if (second === undefined)
    return { rule: 'GX-11.2', reason: say('alone', { points: best, title: titleOf(best) }) };
  const at = decidedBy(first, second);
  if (at < 0) return { rule: 'GX-10.9', reason: say('shared') };
  if (at === 0) return { rule: 'GX-10.7', reason: say('mostPoints', { points: best }) };
  return { rule: 'GX-10.8', reason: say('furtherAlong', { track: tracks[at - 1] }) };
}

/** GX-11.2 */
export function titleOf(score: number): Title {
  return titles.find(({ from }) => score >= from)?.title ?? 'Colony';
}
