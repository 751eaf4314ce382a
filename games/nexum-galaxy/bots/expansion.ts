// What the Asteroids rules add to how a civilization stands: technologies, asteroids, cards in hand, an evolved civilization,
// and what an explorer has found. Of hands and Processing cards only how many there are is asked, which everybody sees.

import { FOUND_A_SYSTEM, worthOfFace } from './finds.ts';
import { EXPLORE, LAND, PATHS, PLACE, type Nexum } from '../rules/state.ts';
import { LEVELS } from '../data/technologies.ts';

/** In the order of the technologies. Each is worth more than what is paid for it. */
const TECHNOLOGIES = [0.45, 0.35, 0.5, 0.3, 0.45, 0.35, 0.35, 0.3, 0.7, 0.5, 0.4, 0.45];
const ASTEROID = 0.12;
const CARD_IN_HAND = 0.2;
const EVOLVED = 0.5;
/** A ship that must leave a cloud in this turn, or is lost. */
const STALE_SHIP = -0.15;

export function worthOfExpansion(state: Nexum, seat: number): number {
  let worth = ASTEROID * state.captured[seat];
  for (let path = 0; path < PATHS; path++)
    for (let level = 0; level < state.levels[seat * PATHS + path]; level++)
      worth += TECHNOLOGIES[path * LEVELS + level];
  worth += CARD_IN_HAND * Math.min(state.handSize[seat], state.handLimit);
  if (((state.evolved >>> seat) & 1) === 1) worth += EVOLVED;
  if (state.turn !== seat) return worth;
  for (const ships of state.stale) worth += STALE_SHIP * ships;
  const { asking } = state;
  if (asking === EXPLORE) worth += worthOfFace(state, state.found);
  else if (asking === PLACE || asking === LAND) worth += FOUND_A_SYSTEM;
  return worth;
}
