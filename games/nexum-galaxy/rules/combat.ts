// Combat: what both sides are worth, what a battle costs, and what it changes (NG-6.16 to NG-6.30).

import { PLANET_LIMIT } from '../data/numbers.ts';
import { clear, COUNT, lowest, occupy, shipsOnStars, slotOf, systemOf } from './board.ts';
import { isLastGate, leaveBoard } from './defeat.ts';
import type { Tell } from './events.ts';
import { attachWaiting, carriedAt, countOf, EXTRACTOR, MILITARY, typeOf } from './relics.ts';
import { loseStars } from './stars.ts';
import { STERILE, type Nexum } from './state.ts';
import { checkVictory, score, seatsInPlay, tellOut } from './victory.ts';

/** One battle in numbers. Filled anew for each question, so that asking allocates nothing. */
export const odds = {
  /** What the planet is worth without a Military. */
  garrison: 0,
  /** Relics that its ships carry. */
  captured: 0,
  /** Militaries on the planet, carried or waiting, and whether just one of them is carried. */
  militaries: 0,
  armed: false,
  attack: 0,
  defence: 0,
  casualties: 0,
  survivors: 0,
  excess: 0,
};

/** NG-6.19: sizes up a planet held by somebody. */
export function sizeUp(state: Nexum, place: number): void {
  const carried = carriedAt(state, place);
  const stars = state.scenario === STERILE ? 0 : shipsOnStars(state, state.owner[place], systemOf(place));
  odds.garrison = state.ships[place] + stars;
  odds.captured = COUNT[carried];
  odds.militaries = countOf(state, state.relicsAt[place], MILITARY);
  odds.armed = countOf(state, carried, MILITARY) === 1;
}

/** NG-6.19, NG-6.20: the planet's defence against attackers with so many Militaries. */
export function defenceAgainst(militaries: number): number {
  return odds.armed && odds.militaries + militaries === 1 ? odds.garrison + 1 : odds.garrison;
}

/** NG-6.18, NG-6.20: what a Military adds to the attack. */
export function attackBonus(militaries: number): number {
  return militaries === 1 && odds.militaries === 0 ? 1 : 0;
}

/** NG-6.22, NG-6.23: how an attack on the planet sized up would go. */
export function reckon(ships: number, militaries: number): void {
  odds.attack = ships + attackBonus(militaries);
  odds.defence = defenceAgainst(militaries);
  odds.casualties = odds.defence >> 1;
  const left = ships - odds.casualties;
  odds.survivors = Math.min(left, PLANET_LIMIT);
  odds.excess = left - odds.survivors;
}

/** NG-6.21, NG-6.24: is the attack reckoned allowed, with so many relics of the attacker's own? Somebody survives every
 *  attack that wins: it has as many ships as the defence is worth, and loses half of that. */
export function prevails(relics: number): boolean {
  return odds.attack > odds.defence && relics + odds.captured <= odds.survivors;
}

/** Fights the battle that was ordered. */
export function fight(state: Nexum, seat: number, tell?: Tell): void {
  const place = state.target - 1;
  const against = state.owner[place] - 1;
  sizeUp(state, place);
  reckon(state.force, countOf(state, state.cargo, MILITARY));
  const { attack, defence, casualties, excess, survivors } = odds;
  const captured = carriedAt(state, place);
  const inPlay = seatsInPlay(state);
  const destroyed = clear(state, place);
  tell?.({ event: 'battle', seat, against, place, attack, defence, destroyed, casualties, excess });
  state.fleet[seat] -= casualties + excess;
  capture(state, seat, against, place, captured, tell);
  conquer(state, seat, place, survivors, tell);
  score(state, seat, tell);
  if (isLastGate(state, against, place)) leaveBoard(state, seat, against, tell);
  else scoreStars(state, seat, against, place, tell);
  if (tell !== undefined) tellOut(state, seat, inPlay, tell);
  checkVictory(state, seat, tell);
}

/** NG-6.27, NG-6.28 */
function scoreStars(state: Nexum, seat: number, loser: number, place: number, tell?: Tell): void {
  const stars = loseStars(state, seat, loser, systemOf(place), true, tell);
  for (let i = 0; i < stars; i++) score(state, seat, tell);
}

/** NG-2.3, NG-6.25 */
function capture(state: Nexum, seat: number, from: number, place: number, relics: number, tell?: Tell): void {
  state.relicsHeld[from] -= COUNT[relics];
  state.relicsHeld[seat] += COUNT[relics];
  state.movedRelics |= relics;
  for (let rest = relics; rest !== 0; rest &= rest - 1) {
    tell?.({ event: 'captured', seat, from, place, type: typeOf(state, lowest(rest)) });
  }
}

/** The ships of the order take an empty place, or one whose defenders are gone. */
export function conquer(state: Nexum, seat: number, place: number, ships: number, tell?: Tell): void {
  const system = systemOf(place);
  const { cargo } = state;
  occupy(state, seat, place);
  state.taken[system] |= 1 << slotOf(place);
  if (countOf(state, cargo, EXTRACTOR) > 0) state.takenByExtractor[system] |= 1 << slotOf(place);
  land(state, seat, place, ships, tell);
}

/** The ships of the order, as many as are left of them, join their target. */
export function land(state: Nexum, seat: number, place: number, ships: number, tell?: Tell): void {
  state.ships[place] += ships;
  state.moved[place] += ships;
  state.relicsAt[place] |= state.cargo;
  state.movedRelics |= state.cargo;
  state.target = state.source = state.force = state.cargo = 0;
  tell?.({ event: 'arrived', seat, place, ships });
  attachWaiting(state, place, tell);
}
