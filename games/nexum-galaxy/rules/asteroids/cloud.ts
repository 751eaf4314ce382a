// Clouds: ships that come to their owner's area, cards for them, and when they must go again (NG-12.4 to NG-12.7).

import type { Chance } from '@starboard/engine';
import { CARDS_PER_SHIP } from '../../data/asteroids.ts';
import { COUNT, heapOf, lowest, occupy, placeAt, slotOf, systemOf, vacate } from '../board.ts';
import { land } from '../combat.ts';
import { canDraw, drawCard } from '../cosmos/deck.ts';
import { takeInHand } from '../cosmos/hands.ts';
import type { Tell } from '../events.ts';
import { attachWaiting, carriedAt, typesOf, waitingAt } from '../relics.ts';
import { KEEP, NOTHING, OVER, STARTING_CLOUD, type Nexum } from '../state.ts';
import { checkEverybody, checkVictory, civsInPlay, leaveStars, tellOut } from '../victory.ts';

/** NG-12.4: the ships of the order join their owner's area; nothing is conquered there. */
export function enterCloud(state: Nexum, seat: number, entered: number, chance: Chance, tell?: Tell): void {
  const area = exitOf(state, entered);
  state.arrivals = state.force;
  if (state.owner[area] === 0) occupy(state, seat, area);
  land(state, seat, area, state.force, tell);
  checkVictory(state, seat, tell);
  drawForArrivals(state, seat, chance, tell);
}

/** NG-15.17: whoever enters one end of a wormhole comes to the other; NG-18.8: in a group not back again. */
function exitOf(state: Nexum, area: number): number {
  const cloud = systemOf(area);
  if (((state.wormholes >>> cloud) & 1) === 0) return area;
  if (state.tables > 0 && cloud === STARTING_CLOUD) return area;
  return placeAt(lowest(state.wormholes & ~(1 << cloud)), slotOf(area));
}

/** NG-12.6: cards for the ships that have come, as soon as it is clear which relics they take. */
export function drawForArrivals(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  if (state.arrivals === 0 || state.asking !== NOTHING || state.phase === OVER) return;
  const before = state.handSize[seat];
  const cards: number[] = [];
  for (let i = CARDS_PER_SHIP * state.arrivals; i > 0 && canDraw(state, 1); i--) {
    const card = drawCard(state, chance, seat + 1, tell);
    takeInHand(state, seat, card);
    if (tell !== undefined) cards.push(card);
  }
  state.arrivals = 0;
  if (state.handSize[seat] === before) return;
  state.asking = KEEP;
  // which of them came first means nothing, and no view shows it
  tell?.({ event: 'drew', seat, count: cards.length, cards: cards.toSorted((a, b) => a - b) });
}

/** By cloud, for what is counted along. */
function cloudNumber(cloud: number): number {
  return cloud === STARTING_CLOUD ? 0 : 1;
}

/** NG-12.5: with a turn, all ships of the seat that stand in a cloud must leave. */
export function beginTurnInClouds(state: Nexum, seat: number, tell?: Tell): void {
  for (let clouds = state.clouds; clouds !== 0; clouds &= clouds - 1) {
    const cloud = lowest(clouds);
    const area = placeAt(cloud, seat);
    state.stale[cloudNumber(cloud)] = state.ships[area];
    state.staleRelics |= carriedAt(state, area);
  }
  claimRelics(state, seat, tell);
}

/** NG-12.7: free ships of the seat in clouds take what lies there, until it has to pick. */
export function claimRelics(state: Nexum, seat: number, tell?: Tell): void {
  for (let clouds = state.clouds; clouds !== 0 && state.asking === NOTHING; clouds &= clouds - 1) {
    const area = placeAt(lowest(clouds), seat);
    if (state.ships[area] === 0 || waitingAt(state, area) === 0) continue;
    attachWaiting(state, area, tell);
    checkVictory(state, seat, tell);
    if (state.phase === OVER) return;
  }
}

/** Ships leave an area. None of those that came in this turn can. */
export function leaveArea(state: Nexum, area: number, ships: number, relics: number): void {
  state.stale[cloudNumber(systemOf(area))] -= ships;
  state.staleRelics &= ~relics;
}

/** NG-12.5: with the turn, what had to leave and is still there is lost. */
export function endTurnInClouds(state: Nexum, seat: number, tell?: Tell): void {
  let lost = false;
  for (let clouds = state.clouds; clouds !== 0; clouds &= clouds - 1) {
    const cloud = lowest(clouds);
    const ships = state.stale[cloudNumber(cloud)];
    state.stale[cloudNumber(cloud)] = 0;
    if (ships === 0) continue;
    burn(state, seat, cloud, ships, tell);
    lost = true;
  }
  state.staleRelics = 0;
  if (!lost) return;
  const inPlay = civsInPlay(state) | (1 << seat);
  leaveStars(state, seat, seat, tell);
  if (tell !== undefined) tellOut(state, seat, inPlay, tell);
  checkEverybody(state, tell);
}

function burn(state: Nexum, seat: number, cloud: number, ships: number, tell?: Tell): void {
  const area = placeAt(cloud, seat);
  const relics = carriedAt(state, area) & state.staleRelics;
  state.relicsAt[area] &= ~relics;
  state.carried &= ~relics;
  state.relicsAt[heapOf(cloud)] |= relics;
  state.relicsHeld[seat] -= COUNT[relics];
  state.ships[area] -= ships;
  state.fleet[seat] -= ships;
  if (state.ships[area] === 0) vacate(state, area);
  tell?.({ event: 'burned', seat, place: area, ships, relics: typesOf(state, relics) });
}
