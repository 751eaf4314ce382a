// Exploration: a ship sets out, cards say what it finds, and where it gets to (NG-15.2 to NG-15.6).

import type { Chance } from '@starboard/engine';
import { eventCards } from '../../data/events.ts';
import { EXPLORE_PRICE } from '../../data/exotic.ts';
import { systemIds } from '../../data/disks.ts';
import { enterCloud, leaveArea } from '../asteroids/cloud.ts';
import { isArea, placeAt, systemOf, vacate } from '../board.ts';
import { conquer } from '../combat.ts';
import { canDraw, drawCard } from '../cosmos/deck.ts';
import type { Tell } from '../events.ts';
import { EVERYBODY, EXPLORE, LAND, NOTHING, PLACE, type Nexum } from '../state.ts';
import { checkVictory, isOut } from '../victory.ts';
import { faceOf, isAvailable, layDisk } from './disks.ts';
import { mayName, mustName } from './neighbours.ts';

const LETTER = Int32Array.from(eventCards, ({ letter }) => systemIds.indexOf(letter) + 1);

/** NG-15.2: can the civ pay for a card, and is there one? */
export function canExplore(state: Nexum, civ: number): boolean {
  return state.energy[civ] >= EXPLORE_PRICE && canDraw(state, 1);
}

/** NG-15.2: a free ship leaves; it is under way until it is clear where it gets to. */
export function setOut(state: Nexum, seat: number, from: number, chance: Chance, tell?: Tell): void {
  state.ships[from]--;
  if (isArea(state, from)) leaveArea(state, from, 1, 0);
  if (state.ships[from] === 0) vacate(state, from);
  state.force = 1;
  drawLetter(state, seat, from, chance, tell);
}

/** NG-15.3: a card says what was found; who can pay for another decides whether to go on. */
export function drawLetter(
  state: Nexum,
  seat: number,
  from: number | null,
  chance: Chance,
  tell?: Tell,
): void {
  state.energy[seat] -= EXPLORE_PRICE;
  const card = drawCard(state, chance, EVERYBODY, tell);
  state.discards[card] = 1;
  state.found = LETTER[card];
  state.asking = EXPLORE;
  tell?.({ event: 'explored', seat, from, card });
  if (!canExplore(state, seat)) stay(state, seat, chance, tell);
}

/** NG-15.3, NG-15.4: the last letter counts. */
export function stay(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  const available = isAvailable(state, state.found);
  if (!available || faceOf(state.found).kind === 'hole') loseExplorer(state, seat, available, tell);
  if (!available || isOut(state, seat)) return endExploring(state);
  state.asking = PLACE;
  if (mayName(state, seat) === 0) lay(state, seat, chance, tell);
}

/** NG-15.4: the ship is lost for good, unless the civ recovers such ships. */
function loseExplorer(state: Nexum, seat: number, toHole: boolean, tell?: Tell): void {
  state.force = 0;
  state.fleet[seat]--;
  tell?.({ event: 'lost', seat, letter: state.found - 1 });
  if (((state.recoverers >>> seat) & 1) === 1) return;
  state.shipLimit[seat]--;
  state.lost[seat]++;
  if (toHole) state.lostToHole[seat]++;
}

function endExploring(state: Nexum): void {
  state.asking = NOTHING;
  state.found = state.beside = state.force = 0;
}

/** NG-15.5: one more neighbour; the disk is laid when no other can be named. */
export function name(state: Nexum, seat: number, system: number, chance: Chance, tell?: Tell): void {
  state.beside |= 1 << system;
  if (mayName(state, seat) === 0) lay(state, seat, chance, tell);
}

/** NG-15.5: may the disk be laid beside those that were named? */
export function isPlaced(state: Nexum, seat: number): boolean {
  return state.beside !== 0 || !mustName(state, seat);
}

/** NG-15.5, NG-15.6: the disk is laid; then the explorer comes to a cloud, or chooses a planet. */
export function lay(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  const { kind, system } = faceOf(state.found);
  layDisk(state, seat, state.found, tell);
  if (kind === 'hole') return endExploring(state);
  state.asking = LAND;
  if (state.planets[system] !== 0) return;
  state.found = 0;
  enterCloud(state, seat, placeAt(system, seat), chance, tell);
}

/** NG-15.6: a conquest without battle. */
export function landOn(state: Nexum, seat: number, place: number, tell?: Tell): void {
  state.found = 0;
  if (((state.quantum >>> systemOf(place)) & 1) === 1) state.unstable = 1;
  conquer(state, seat, place, state.force, tell);
  checkVictory(state, seat, tell);
}
