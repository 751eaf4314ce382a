// NG-12 to NG-14: all that the expansion adds.

import { ASTEROIDS, HAND_LIMIT, MOST_RUINS } from '../../data/asteroids.ts';
import { eventCards } from '../../data/events.ts';
import { LEVELS } from '../../data/technologies.ts';
import type { Nexum } from '../state.ts';

export function setAsteroids(state: Nexum): void {
  state.cardsInPlay = eventCards.length;
  state.handLimit = HAND_LIMIT;
  state.pathLevels = LEVELS;
  state.asteroidsInBox = ASTEROIDS;
  state.ruinLimit = MOST_RUINS;
  state.waits = 1;
}
