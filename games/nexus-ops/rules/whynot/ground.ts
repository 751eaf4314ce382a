// May a unit go there? From one hex to another, as the player boards and terrain say it.

import type { Refusal } from '@starboard/engine';
import { TERRAINS } from '../../data/terrain.ts';
import { refuse } from '../../words/messages.ts';
import { DIVE, FLY, FORBIDDEN, GAIT, LEAP, STRIDE, UNIT_COLUMNS } from '../columns.ts';
import { MAGMA, MONOLITH_HEX, PLAINS, type Nexus } from '../state.ts';
import { allHexes, enemiesIn, hexName, isBeside, isOnBoard } from './words.ts';

export function whyNotEnter(state: Nexus, unit: number, hex: number): Refusal | null {
  if (!isOnBoard(state, hex)) return refuse('NO-1.3', 'offBoard', { hex: hexName(hex) });
  if (hex === MONOLITH_HEX && state.vortex === 1) return refuse('NO-17.4', 'vortexBarred');
  const terrain = state.terrain[hex];
  const forbidden = Math.trunc(state.unitRow[unit * UNIT_COLUMNS + FORBIDDEN] / 2 ** terrain) % 2 === 1;
  if (!forbidden) return null;
  return refuse('NO-3.2', 'groundBarred', { terrain: TERRAINS[terrain] });
}

/** Null when the unit gets there with its own move. After a first hex of a march, what it can still depends on where it
 *  began the phase. */
export function whyNotReach(
  state: Nexus,
  seat: number,
  unit: number,
  from: number,
  to: number,
  start = from,
): Refusal | null {
  if (from === to) return refuse('NO-3.1', 'whereItIs');
  const barred = whyNotEnter(state, unit, to);
  if (barred !== null || isBeside(state, from, to)) return barred;
  const gait = state.unitRow[unit * UNIT_COLUMNS + GAIT];
  const fromMagma = state.terrain[start] === MAGMA;
  if (gait === FLY) return start === MONOLITH_HEX ? null : refuse('NO-12.6', 'flightFrom');
  if (gait === LEAP && allHexes(state).some((over) => isBetween(state, from, over, to)))
    return fromMagma ? null : refuse('NO-12.4', 'leapFrom');
  if (gait === DIVE && isAtMagma(state, to)) return fromMagma ? null : refuse('NO-18.5', 'diveFrom');
  if (gait === STRIDE) return whyNotStride(state, seat, unit, from, to);
  return refuse('NO-3.1', 'outOfReach', { to: hexName(to), from: hexName(from) });
}

function isBetween(state: Nexus, from: number, over: number, to: number): boolean {
  return isBeside(state, from, over) && isBeside(state, over, to);
}

function isAtMagma(state: Nexus, hex: number): boolean {
  return allHexes(state).some(
    (pool) => state.terrain[pool] === MAGMA && (pool === hex || isBeside(state, pool, hex)),
  );
}

function whyNotStride(state: Nexus, seat: number, unit: number, from: number, to: number): Refusal | null {
  const between = allHexes(state).filter((over) => isBetween(state, from, over, to));
  const plains = between.filter((over) => state.terrain[over] === PLAINS || state.terrain[to] === PLAINS);
  if (plains.length === 0) return refuse('NO-12.3', 'strideOnPlains');
  const free = plains.some(
    (over) => enemiesIn(state, over, seat).length === 0 && whyNotEnter(state, unit, over) === null,
  );
  return free ? null : refuse('NO-3.3', 'hexBetween');
}
