// The wormhole side of the cloud: what enters it leaves for another table, and what came from there stands in it (NG-18.2 to
// NG-18.8).

import type { Chance } from '@starboard/engine';
import { drawForArrivals, leaveArea } from '../asteroids/cloud.ts';
import { canMine, mine } from '../asteroids/bag.ts';
import { COUNT, occupy, placeAt, systemOf, vacate } from '../board.ts';
import { canDraw, drawCard } from '../cosmos/deck.ts';
import { takeInHand } from '../cosmos/hands.ts';
import type { Tell } from '../events.ts';
import { freshCarriers } from '../relics.ts';
import { NOTHING, OVER, RECEIVE, SHIP, STARTING_CLOUD, type Nexum } from '../state.ts';

/** NG-18.3: do ships that enter that place leave for another table? */
export function isGate(state: Nexum, place: number): boolean {
  return state.gates !== 0 && systemOf(place) === STARTING_CLOUD;
}

/** The area where parcels of a seat arrive. */
function gateOf(seat: number): number {
  return placeAt(STARTING_CLOUD, seat);
}

/** NG-18.5: a turn in a group begins with what its house brings. */
export function awaitHouse(state: Nexum): void {
  state.gates = 0;
  openParcel(state, 0, 0);
  state.asking = RECEIVE;
}

/** NG-18.6: what else is in it is still to come. */
export function openParcel(state: Nexum, from: number, ships: number): void {
  state.openedFrom = from;
  state.openedShips = ships;
  state.openedEnergy = state.openedCards = state.openedAsteroids = 0;
}

/** NG-18.3: the ships of the order are under way to another table; where to is asked when it is clear which cards are kept. */
export function enterGate(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  state.asking = NOTHING;
  state.target = state.source = 0;
  state.arrivals = state.force;
  drawForArrivals(state, seat, chance, tell);
  askWhere(state);
}

export function askWhere(state: Nexum): void {
  if (state.tables === 0 || state.force === 0 || state.asking !== NOTHING || state.phase === OVER) return;
  state.asking = SHIP;
}

/** NG-18.7: how many ships can go on from the own area. */
export function relayable(state: Nexum, seat: number): number {
  if (state.gates === 0) return 0;
  const area = gateOf(seat);
  return state.ships[area] - state.moved[area] - COUNT[freshCarriers(state, area)];
}

export function relay(state: Nexum, seat: number, ships: number): void {
  const area = gateOf(seat);
  state.ships[area] -= ships;
  leaveArea(state, area, ships, 0);
  if (state.ships[area] === 0) vacate(state, area);
  state.force = ships;
  askWhere(state);
}

/** NG-18.4: the parcel is on its way, and nothing of it is left at this table. */
export function depart(state: Nexum, seat: number, tell?: Tell): void {
  tell?.({
    event: 'shipped',
    seat,
    table: state.sentTo - 1,
    ships: state.force,
    energy: state.sentEnergy,
    cards: state.sentCards,
    asteroids: state.sentAsteroids,
  });
  state.fleet[seat] -= state.force;
  state.asking = NOTHING;
  state.force = state.packedTo = 0;
  state.sentTo = state.sentEnergy = state.sentCards = state.sentAsteroids = 0;
}

/** NG-18.6: what is in the parcel comes to the seat as far as there is room; the rest is lost. */
export function unpack(
  state: Nexum,
  seat: number,
  energy: number,
  cards: number,
  asteroids: number,
  chance: Chance,
  tell?: Tell,
): void {
  const landed = Math.min(state.openedShips, state.shipLimit[seat] - state.fleet[seat]);
  const stored = Math.min(energy, state.energyLimit[seat] - state.energy[seat]);
  if (landed > 0) landShips(state, seat, landed);
  state.energy[seat] += stored;
  const drawn = drawCards(state, seat, cards, chance, tell);
  const mined = mineSome(state, seat, asteroids, chance);
  tell?.({
    event: 'opened',
    seat,
    table: state.openedFrom - 1,
    ships: landed,
    burned: state.openedShips - landed,
    energy: stored,
    wasted: energy - stored,
    drawn: drawn.length,
    cards: drawn.toSorted((a, b) => a - b),
    captured: mined.length,
    asteroids: mined.toSorted((a, b) => a - b),
  });
  state.openedEnergy = energy;
  state.openedCards = cards;
  state.openedAsteroids = asteroids;
  state.asking = RECEIVE;
}

function landShips(state: Nexum, seat: number, ships: number): void {
  const area = gateOf(seat);
  if (state.owner[area] === 0) occupy(state, seat, area);
  state.ships[area] += ships;
  state.fleet[seat] += ships;
}

function drawCards(state: Nexum, seat: number, cards: number, chance: Chance, tell?: Tell): number[] {
  const drawn: number[] = [];
  while (drawn.length < cards && state.handSize[seat] < state.handLimit && canDraw(state, 1)) {
    const card = drawCard(state, chance, seat + 1, tell);
    takeInHand(state, seat, card);
    drawn.push(card);
  }
  return drawn;
}

function mineSome(state: Nexum, seat: number, asteroids: number, chance: Chance): number[] {
  const mined: number[] = [];
  while (mined.length < asteroids && canMine(state, seat)) mined.push(mine(state, seat, chance));
  return mined;
}
