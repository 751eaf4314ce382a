// Why a sector cannot be explored, conquered, exploited or traded with: read off the page place by place.

import { Refusal } from '@starboard/engine';
import { technologyNames } from '../data/names.ts';
import { demeanours, technologyIds, type TechnologyId } from '../data/sheet.ts';
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
  const id = technologyIds[technologyIds.indexOf('range1') + range - 1];
  if (!hasTechnology(state, page, id))
    return new Refusal(`You have not researched ${technologyNames[id]}.`, 'GX-4.2');
  const shape = chartOf(state).turns[(range - 1) * MOST_TURNS + turn - 1];
  if (shape === null)
    return new Refusal(
      `The shape of ${technologyNames[id]} does not lie in ${turn} different ways.`,
      'GX-4.2',
    );
  const [q, r] = offsetOf(anchor);
  const places = shape.map(([stepQ, stepR]) => placeOf(q + stepQ, r + stepR));
  if (places.some((place) => place < 0 || state.ground[place] === 0))
    return new Refusal('The shape leaves the map.', 'GX-4.3');
  const known = places.find((place) => isExplored(state, page, place));
  if (known !== undefined) return new Refusal(`${placeNames[known]} is explored already.`, 'GX-4.3');
  if (places.some((place) => touchesControlled(state, page, place))) return null;
  return new Refusal('No part of the shape lies beside a sector that you control.', 'GX-4.1');
}

/** GX-5.1, GX-5.2 */
export function whyNotConquer(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const aliens = aliensAt(state, page, place, 'GX-5.1');
  if (aliens instanceof Refusal) return aliens;
  const strength = Number(
    technologyIds.findLast((id) => id.startsWith('military') && hasTechnology(state, page, id))?.slice(-1),
  );
  if (strengthOf(aliens) < strength) return null;
  return new Refusal(
    `The aliens have strength ${strengthOf(aliens)}, you have ${strength}: you need more.`,
    'GX-5.2',
  );
}

/** GX-8.1 */
export function whyNotTrade(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const aliens = aliensAt(state, page, place, 'GX-8.1');
  if (aliens instanceof Refusal) return aliens;
  const demeanour = demeanours[demeanourOf(aliens)];
  const relations = `${demeanour}Relations` as const;
  if (hasTechnology(state, page, relations)) return null;
  return new Refusal(`The aliens are ${demeanour}: you need ${technologyNames[relations]}.`, 'GX-8.1');
}

/** The row of free aliens in reach at that place, or why there is none. */
function aliensAt(state: Gal4Xeon, page: number, place: number, rule: string): number | Refusal {
  const rows = [...state.aliens.subarray(page * MOST_ROWS, (page + 1) * MOST_ROWS)];
  const row = rows.find((each) => each > 0 && homeOf(each) === place);
  if (row === undefined) return new Refusal(`You know of no aliens in ${placeNames[place]}.`, rule);
  if (fateOf(row) === CONQUERED) return new Refusal('You have conquered these aliens already.', 'GX-5.3');
  if (fateOf(row) === TRADED) return new Refusal('You are trading with these aliens already.', 'GX-8.2');
  return touchesControlled(state, page, place) ? row : new Refusal('You control no sector beside it.', rule);
}

/** GX-7.1, GX-7.2 */
export function whyNotExploit(state: Gal4Xeon, page: number, place: number): Refusal | null {
  const ground = state.ground[place];
  if (ground <= RUIN && ground !== START && ground !== WHITE) {
    return new Refusal(`${placeNames[place]} is neither a ruin nor an uninhabited system.`, 'GX-7.1');
  }
  if (!isExplored(state, page, place))
    return new Refusal(`${placeNames[place]} is not explored yet.`, 'GX-7.2');
  if (isControlled(state, page, place)) return new Refusal('A system is exploited only once.', 'GX-7.5');
  if (ground <= RUIN && !isIn(state, state.crossed, page, place)) {
    return new Refusal('Aliens live there.', 'GX-7.1');
  }
  return touchesControlled(state, page, place)
    ? null
    : new Refusal('You control no sector beside it.', 'GX-7.1');
}
