// Why a sector cannot be explored, conquered, exploited or traded with: read off the page place by place.

import { isRefusal, type Refusal } from '@starboard/engine';
import { demeanours, technologyIds, type TechnologyId } from '../data/sheet.ts';
import { refuse } from '../words/messages.ts';
import { CONQUERED, demeanourOf, fateOf, homeOf, strengthOf, TRADED } from './aliens.ts';
import { chartOf } from './chart.ts';
import { beside, offsetOf, placeNames, placeOf } from './hexes.ts';
import { MOST_TURNS } from './shapes.ts';
import { MOST_ROWS, RUIN, START, WHITE, WORD_BITS, WORDS, type Gal4Xeon } from './state.ts';

/** Is the place a sector of the map, and in that set of the page? */
function isIn(state: Gal4Xeon, sets: Int32Array, page: number, place: number): boolean {
  const sector = chartOf(state).sectorAt[place];
  if (sector < 0) return false;
  const word = sets[page * WORDS + Math.floor(sector / WORD_BITS)];
  return Math.floor(word / 2 ** (sector % WORD_BITS)) % 2 === 1;
}

const isControlled = (state: Gal4Xeon, page: number, place: number): boolean =>
  isIn(state, state.controlled, page, place);
const isExplored = (state: Gal4Xeon, page: number, place: number): boolean =>
  isIn(state, state.outlined, page, place);

function hasTechnology(state: Gal4Xeon, page: number, id: TechnologyId): boolean {
  return Math.floor(state.technology[page] / 2 ** technologyIds.indexOf(id)) % 2 === 1;
}

function touchesControlled(state: Gal4Xeon, page: number, place: number): boolean {
  return beside[place].some((near) => isControlled(state, page, near));
}

/** GX-4.1, GX-4.2, GX-4.3 */
export function whyNotExplore(
  state: Gal4Xeon,
  page: number,
  range: number,
  turn: number,
  anchor: number,
): Refusal | null {
  const technology = technologyIds[technologyIds.indexOf('range1') + range - 1];
  if (!hasTechnology(state, page, technology)) return refuse('GX-4.2', 'notResearched', { technology });
  const shape = chartOf(state).turns[(range - 1) * MOST_TURNS + turn - 1];
  if (shape === null) return refuse('GX-4.2', 'fewerTurns', { technology, turns: turn });
  const [q, r] = offsetOf(anchor);
  const places = shape.map(([stepQ, stepR]) => placeOf(q + stepQ, r + stepR));
  if (places.some((place) => place < 0 || state.ground[place] === 0)) return refuse('GX-4.3', 'leavesMap');
  const known = places.find((place) => isExplored(state, page, place));
  if (known !== undefined) return refuse('GX-4.3', 'exploredAlready', { place: placeNames[known] });
  if (places.some((place) => touchesControlled(state, page, place))) return null;
  return refuse('GX-4.1', 'shapeApart');
}

/** GX-5.1, GX-5.2 */
export function whyNotConquer(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const aliens = aliensAt(state, page, place, 'GX-5.1');
  if (isRefusal(aliens)) return aliens;
  const yours = Number(
    technologyIds.findLast((id) => id.startsWith('military') && hasTechnology(state, page, id))?.slice(-1),
  );
  const theirs = strengthOf(aliens);
  return theirs < yours ? null : refuse('GX-5.2', 'tooStrong', { theirs, yours });
}

/** GX-8.1 */
export function whyNotTrade(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const aliens = aliensAt(state, page, place, 'GX-8.1');
  if (isRefusal(aliens)) return aliens;
  const demeanour = demeanours[demeanourOf(aliens)];
  const needs = `${demeanour}Relations` as const;
  return hasTechnology(state, page, needs) ? null : refuse('GX-8.1', 'noRelations', { demeanour, needs });
}

/** GX-5.3, GX-7.5, GX-8.2: how a sector came under control closes it. */
function whyHeld(state: Gal4Xeon, page: number, place: number): Refusal {
  const row = rowAt(state, page, place);
  if (row === undefined) return refuse('GX-7.5', 'exploitedAlready');
  return fateOf(row) === TRADED
    ? refuse('GX-8.2', 'tradedThere', { place: placeNames[place] })
    : refuse('GX-5.3', 'conqueredThere', { place: placeNames[place] });
}

/** The row of the aliens whose home that is. */
function rowAt(state: Gal4Xeon, page: number, place: number): number | undefined {
  const rows = [...state.aliens.subarray(page * MOST_ROWS, (page + 1) * MOST_ROWS)];
  return rows.find((each) => each > 0 && homeOf(each) === place);
}

/** The row of free aliens in reach at that place, or why there is none. */
function aliensAt(state: Gal4Xeon, page: number, place: number, rule: string): number | Refusal {
  const row = rowAt(state, page, place);
  if (row === undefined) return refuse(rule, 'noAliens', { place: placeNames[place] });
  if (fateOf(row) === CONQUERED) return refuse('GX-5.3', 'conqueredAlready');
  if (fateOf(row) === TRADED) return refuse('GX-8.2', 'tradingAlready');
  return touchesControlled(state, page, place) ? row : refuse(rule, 'sectorApart');
}

/** GX-7.1, GX-7.2, GX-7.5 */
export function whyNotExploit(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const ground = state.ground[place];
  if (ground <= RUIN && ground !== START && ground !== WHITE) {
    return refuse('GX-7.1', 'nothingToExploit', { place: placeNames[place] });
  }
  if (!isExplored(state, page, place)) return refuse('GX-7.2', 'notExplored', { place: placeNames[place] });
  if (isControlled(state, page, place)) return whyHeld(state, page, place);
  if (ground <= RUIN && !isIn(state, state.crossed, page, place)) {
    return refuse('GX-7.1', 'inhabited');
  }
  return touchesControlled(state, page, place) ? null : refuse('GX-7.1', 'sectorApart');
}
