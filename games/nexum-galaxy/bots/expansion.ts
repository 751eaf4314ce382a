// What the Asteroids rules add to how a civilization stands: technologies, asteroids, cards in hand, cloaked relics, an evolved
// civilization, and what an explorer has found. Of hands and Processing cards only how many there are is asked, which
// everybody sees.

import { COUNT, heldBy, lowest } from '../rules/board.ts';
import { extractionOf } from '../rules/phases/management/extraction.ts';
import { lootSoFar } from '../rules/plunder.ts';
import { EXPLORE, LAND, MANAGE, MOVE, NOTHING, PATHS, PLACE, type Nexum } from '../rules/state.ts';
import { LEVELS } from '../data/technologies.ts';
import { isGood } from './finds.ts';
import type { ExpansionWeights, Weights } from './weights.ts';

export function worthOfExpansion(state: Nexum, seat: number, { energy, expansion: worth }: Weights): number {
  let sum = worth.asteroid * state.captured[seat] + worth.marker * withinReach(state, seat);
  for (let path = 0; path < PATHS; path++)
    for (let level = 0; level < state.levels[seat * PATHS + path]; level++)
      sum += worth.technologies[path * LEVELS + level];
  sum += worth.card * Math.min(state.handSize[seat], state.handLimit);
  const coming = comingIn(state, seat);
  sum += energy * coming - worth.glut * Math.max(0, state.energy[seat] + coming - PLENTY);
  if (((state.evolved >>> seat) & 1) === 1) sum += worth.evolved[state.civilization[seat] - 1];
  if (state.cloaked !== 0) sum += worth.cloaked * cloakedOf(state, seat);
  if (state.exotic !== 0) sum += worth.room * roomAmongExotic(state, seat);
  return state.turn === seat ? sum + worthOfTurn(state, worth) : sum;
}

/** What is under way in a turn. */
function worthOfTurn(state: Nexum, worth: ExpansionWeights): number {
  let sum = 0;
  for (const ships of state.stale) sum += worth.stale * ships;
  const { asking } = state;
  if (asking === NOTHING) return sum;
  if (asking === EXPLORE) sum += isGood(state, state.found) ? worth.find : worth.failure;
  else if (asking === PLACE || asking === LAND) sum += worth.find;
  return sum;
}

/** Energy that the movement phase and the management phase after it bring: otherwise to end the phase would seem to gain it. */
function comingIn(state: Nexum, seat: number): number {
  if (state.turn !== seat || state.phase !== MOVE) return 0;
  const coming = lootSoFar(state, seat) + (state.ahead === MANAGE ? extractionOf(state, seat) : 0);
  return Math.min(coming, state.energyLimit[seat] - state.energy[seat]);
}

/** Energy beyond which more of it can hardly be used. */
const PLENTY = 10;

/** Asteroids on planets of the seat that its Processing card has room for. */
function withinReach(state: Nexum, seat: number): number {
  const room = state.capacity[seat] - state.captured[seat];
  if (room <= 0) return 0;
  let markers = 0;
  for (let system = 0; system < state.span; system++)
    markers += COUNT[heldBy(state, seat, system) & state.asteroids[system]];
  return Math.min(markers, room);
}

/** Places that nobody holds, in exotic systems where the seat holds some. */
function roomAmongExotic(state: Nexum, seat: number): number {
  let room = 0;
  for (let exotic = state.exotic & ~state.clouds; exotic !== 0; exotic &= exotic - 1) {
    const system = lowest(exotic);
    if (heldBy(state, seat, system) === 0) continue;
    room += COUNT[state.planets[system]];
    for (let civ = 0; civ < state.civs; civ++)
      room -= COUNT[heldBy(state, civ, system) & state.planets[system]];
  }
  return room;
}

function cloakedOf(state: Nexum, seat: number): number {
  let relics = 0;
  for (const by of state.cloakedBy) if (by === seat + 1) relics++;
  return relics;
}
