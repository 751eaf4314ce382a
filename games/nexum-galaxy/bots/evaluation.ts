// How strong a civilization stands.

import { COUNT, heldBy, lowest, placeAt } from '../rules/board.ts';
import { extractionOf } from '../rules/phases/management/extraction.ts';
import { PLANET_SLOTS, type Nexum } from '../rules/state.ts';
import { together } from '../rules/victory.ts';
import { worthOfExpansion } from './expansion.ts';
import { expectedLoss, lookOut, Outlook } from './outlook.ts';
import { lootFrom } from './threat.ts';
import { towards } from './towards.ts';
import type { Weights } from './weights.ts';

export const terms = [
  { id: 'points', title: 'victory points' },
  { id: 'relics', title: 'relics' },
  { id: 'ships', title: 'ships' },
  { id: 'income', title: 'energy from planets and stars' },
  { id: 'energy', title: 'energy in stock' },
  { id: 'cards', title: 'phase cards in hand' },
  { id: 'danger', title: 'what enemies could take' },
  { id: 'events', title: 'markers on its planets' },
  { id: 'technology', title: 'technologies, asteroids and event cards' },
] as const;

/** The phase card that gives no movement. */
const MANAGE_ONLY = 1;

export function weigh(state: Nexum, seat: number, worth: Weights, into: Float64Array): void {
  const { points, relicsHeld, pointsToWin, relicsToWin } = state;
  const { point, pointsNearGoal, relic, relicsNearGoal } = worth;
  into[0] = towards(points[seat], pointsToWin, point, pointsNearGoal, together(state, points, seat));
  into[1] = towards(relicsHeld[seat], relicsToWin, relic, relicsNearGoal, together(state, relicsHeld, seat));
  into[2] = worth.ship * state.fleet[seat];
  into[3] = worth.income * extractionOf(state, seat);
  into[4] = worth.energy * state.energy[seat];
  into[5] = state.turn === seat ? worth.turn : 0;
  into[6] = -dangerTo(state, seat, worth);
  into[7] = into[8] = 0;
  weighPlaces(state, seat, worth, into);
  for (let card = 0; card < worth.cards.length; card++) {
    if (((state.cards[seat] >>> card) & 1) === 1) into[5] += worth.cards[card];
  }
  if (state.aggressiveness > 0) weighEvents(state, seat, worth, into);
  if (state.pathLevels > 0) into[8] = worthOfExpansion(state, seat, worth);
}

/** For the function below and nobody else. */
const outlook = new Outlook();

/** What events have laid, and what the coming rows may bring. */
function weighEvents(state: Nexum, seat: number, worth: Weights, into: Float64Array): void {
  lookOut(state, outlook);
  into[6] -= worth.raided * expectedLoss(state, seat, outlook);
  if (((state.foresight >>> seat) & 1) === 1) into[7] += worth.foresight;
  for (let system = 0; system < state.span; system++) {
    const held = heldBy(state, seat, system) & PLANET_SLOTS;
    for (let slots = held & state.barred[system]; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      into[7] += worth.stuck * state.noMove[place] * (state.ships[place] - 1);
    }
    for (let slots = held & state.idle[system]; slots !== 0; slots &= slots - 1)
      into[7] += worth.idle * state.noManage[placeAt(system, lowest(slots))];
  }
}

function weighPlaces(state: Nexum, seat: number, worth: Weights, into: Float64Array): void {
  for (let system = 0; system < state.span; system++) {
    const held = heldBy(state, seat, system);
    if (held === 0) continue;
    into[3] += worth.star * COUNT[held & ~PLANET_SLOTS];
    for (let slots = held & PLANET_SLOTS; slots !== 0; slots &= slots - 1) {
      if (state.ships[placeAt(system, lowest(slots))] === 1) into[2] += worth.exposed;
    }
  }
}

/** What enemies could take, above all the one whose turn it is. */
function dangerTo(state: Nexum, seat: number, worth: Weights): number {
  let danger = 0;
  for (let other = 0; other < state.civs; other++) {
    if (((state.allies[seat] >>> other) & 1) === 1 || (state.cards[other] & ~MANAGE_ONLY) === 0) continue;
    const weight = state.turn === other ? worth.dangerNow : worth.dangerLater;
    if (weight !== 0) danger += weight * lootFrom(state, other, seat, 1);
  }
  return danger;
}
