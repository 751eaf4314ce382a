// Quantum instability: ships that enter draw two cards, and what they make happens on the planets there (NG-15.11).

import type { Chance } from '@starboard/engine';
import { eventCards } from '../../data/events.ts';
import { exoticFaces } from '../../data/exotic.ts';
import { placeAt } from '../board.ts';
import { canDraw, drawCard } from '../cosmos/deck.ts';
import { Hits } from '../cosmos/hits.ts';
import { happenBetween } from '../cosmos/panel.ts';
import type { Tell } from '../events.ts';
import { EVERYBODY, NOTHING, OVER, type Nexum } from '../state.ts';

const QUANTUM = exoticFaces.find(({ kind }) => kind === 'quantum');

/** For the function below and nobody else. */
const hits = new Hits();

/** As soon as an order is over by which ships came there from elsewhere. */
export function drawForQuantum(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  if (state.unstable === 0 || state.asking !== NOTHING || state.phase === OVER) return;
  state.unstable = 0;
  if (QUANTUM === undefined || !canDraw(state, 2)) return;
  const [left, right] = [drawCard(state, chance, EVERYBODY, tell), drawCard(state, chance, EVERYBODY, tell)];
  state.discards[left] = state.discards[right] = 1;
  state.pair[0] = left + 1;
  state.pair[1] = right + 1;
  const { number } = eventCards[left];
  hits.count = 0;
  QUANTUM.planets.forEach(([each], slot) => {
    const isThere = ((state.planets[QUANTUM.system] >>> slot) & 1) === 1;
    if (each === number && isThere) hits.places[hits.count++] = placeAt(QUANTUM.system, slot);
  });
  // a number that no planet has there makes nothing happen
  if (QUANTUM.planets.some(([each]) => each === number))
    happenBetween(state, seat, left, right, hits, chance, tell);
  else tell?.({ event: 'quantum', seat, cards: [left, right], kind: null, places: [] });
}
