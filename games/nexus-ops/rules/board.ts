// NO-1.2, NO-1.3: the hexes of a board and which of them lie beside each other. A set of hexes is a number.

import { DIRECTIONS, grounds, HEX_NAMES, homeSides, type BoardName, type BoardPoint } from '../data/board.ts';
import { FIRST_HOME, HEXES, HOME_HEXES, type Nexus } from './state.ts';

/** Where each hex of a board lies; null where the board has none. */
export function pointsOf(board: BoardName, seats: number): readonly (BoardPoint | null)[] {
  const points: (BoardPoint | null)[] = HEX_NAMES.map(() => null);
  const used = new Set(['M', ...grounds[board].halves.flat()]);
  ringPoints().forEach((point, hex) => {
    if (used.has(HEX_NAMES[hex])) points[hex] = point;
  });
  homeSides[board][seats].forEach((side, seat) => {
    homePoints(side).forEach((point, i) => (points[homeHex(seat, i)] = point));
  });
  return points;
}

/** The Monolith, the inner ring, then the outer ring from corner to corner. */
function ringPoints(): BoardPoint[] {
  const inner = DIRECTIONS;
  const outer = DIRECTIONS.flatMap((d, i) => [sum(d, d), sum(d, DIRECTIONS[(i + 1) % 6])]);
  return [[0, 0], ...inner, ...outer];
}

function homePoints(side: number): BoardPoint[] {
  const here = DIRECTIONS[side];
  const next = DIRECTIONS[(side + 1) % 6];
  const middle = sum(here, next);
  return [sum(middle, here), sum(middle, next), sum(middle, middle)];
}

function sum(a: BoardPoint, b: BoardPoint): BoardPoint {
  return [a[0] + b[0], a[1] + b[1]];
}

/** Lays the board out: which hexes there are, and their neighbours. */
export function layBoard(state: Nexus, board: BoardName): void {
  const points = pointsOf(board, state.seats);
  for (let hex = 0; hex < HEXES; hex++) {
    const point = points[hex];
    if (point === null) continue;
    state.hexes |= 1 << hex;
    for (const direction of DIRECTIONS) {
      const beside = sum(point, direction);
      const other = points.findIndex(
        (each) => each !== null && each[0] === beside[0] && each[1] === beside[1],
      );
      if (other >= 0) state.near[hex] |= 1 << other;
    }
  }
}

export function homeHex(seat: number, i: number): number {
  return FIRST_HOME + seat * HOME_HEXES + i;
}

/** The seat whose home base the hex belongs to, or -1. */
export function homeOwner(hex: number): number {
  return hex < FIRST_HOME ? -1 : Math.trunc((hex - FIRST_HOME) / HOME_HEXES);
}

export function homeSet(seat: number): number {
  return 7 << homeHex(seat, 0);
}

export function hasHex(set: number, hex: number): boolean {
  return ((set >>> hex) & 1) === 1;
}

/** The lowest hex of a set that is not empty. */
export function firstHex(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function countHexes(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
