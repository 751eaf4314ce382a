// Combat: what both sides are worth, what a battle costs, and what it changes (NG-6.16 to NG-6.30).

import { clear, COUNT, lowest, occupy, slotOf, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { fallsWith, limitAt, shieldOf } from './ledger.ts';
import { meet } from './interference.ts';
import { attachWaiting, carriedAt, countOf, EXTRACTOR, MILITARY, militariesIn, typeOf } from './relics.ts';
import { loseStars } from './stars.ts';
import { NOTHING, type Nexum } from './state.ts';
import { gateStarsScore } from './versions.ts';
import { checkVictory, civsInPlay, leaveBoard, leaveStars, score, tellOut, wakeRelics } from './victory.ts';

/** One battle in numbers. Whoever asks brings one, to be filled anew, so that asking allocates nothing. */
export class Odds {
  /** What the planet is worth without a Military. */
  garrison = 0;
  /** Ships that it has room for. */
  limit = 0;
  /** Relics that its ships carry. */
  captured = 0;
  /** Militaries on the planet, carried or waiting, and whether just one of them is carried. */
  militaries = 0;
  armed = false;
  attack = 0;
  defence = 0;
  casualties = 0;
  survivors = 0;
  excess = 0;
}

/** NG-6.19: sizes up a planet held by somebody. */
export function sizeUp(state: Nexum, place: number, odds: Odds): void {
  const carried = carriedAt(state, place);
  odds.garrison = state.ships[place] + shieldOf(state, place);
  odds.limit = limitAt(state, place);
  odds.captured = COUNT[carried];
  odds.militaries = countOf(state, state.relicsAt[place], MILITARY);
  odds.armed = countOf(state, carried, MILITARY) === 1;
}

/** NG-6.19, NG-6.20: the planet's defence against attackers with so many Militaries. */
export function defenceAgainst(odds: Odds, militaries: number): number {
  return odds.armed && odds.militaries + militaries === 1 ? odds.garrison + 1 : odds.garrison;
}

/** NG-6.18, NG-6.20: what a Military adds to the attack. */
export function attackBonus(odds: Odds, militaries: number): number {
  return militaries === 1 && odds.militaries === 0 ? 1 : 0;
}

/** NG-6.21: the least attack that wins. */
export function leastAttack(defence: number): number {
  return defence + 1;
}

/** NG-6.22 */
export function casualtiesOf(defence: number): number {
  return defence >> 1;
}

/** NG-6.24: so many ships must be left: one for each relic, and one in any case. */
export function leastSurvivors(relics: number): number {
  return relics > 0 ? relics : 1;
}

/** NG-6.22, NG-6.23: how an attack on the planet sized up would go. */
export function reckon(odds: Odds, ships: number, militaries: number): void {
  odds.attack = ships + attackBonus(odds, militaries);
  odds.defence = defenceAgainst(odds, militaries);
  odds.casualties = casualtiesOf(odds.defence);
  const left = ships - odds.casualties;
  odds.survivors = Math.min(left, odds.limit);
  odds.excess = left - odds.survivors;
}

/** NG-6.21, NG-6.24: is the attack reckoned allowed, with so many relics of the attacker's own? */
export function prevails(odds: Odds, relics: number): boolean {
  return odds.attack >= leastAttack(odds.defence) && odds.survivors >= leastSurvivors(relics + odds.captured);
}

/** Fights the battle that was ordered. */
export function fight(state: Nexum, civ: number, odds: Odds, tell?: Tell): void {
  const place = state.target - 1;
  const against = state.owner[place] - 1;
  sizeUp(state, place, odds);
  reckon(odds, state.force, militariesIn(state, state.cargo));
  const { attack, defence, casualties, excess, survivors } = odds;
  const captured = carriedAt(state, place);
  const inPlay = civsInPlay(state);
  const destroyed = clear(state, place);
  tell?.({ event: 'battle', seat: civ, against, place, attack, defence, destroyed, casualties, excess });
  state.fleet[civ] -= casualties + excess;
  capture(state, civ, against, place, captured, tell);
  conquer(state, civ, place, survivors, tell);
  score(state, civ, tell);
  const gateFell = fallsWith(state, against, place);
  if (!gateFell || gateStarsScore(state)) scoreStars(state, civ, against, place, tell);
  if (gateFell) leaveBoard(state, civ, against, tell);
  leaveStars(state, civ, against, tell);
  if (tell !== undefined) tellOut(state, civ, inPlay, tell);
  checkVictory(state, civ, tell);
}

/** NG-6.27, NG-6.28 */
function scoreStars(state: Nexum, civ: number, loser: number, place: number, tell?: Tell): void {
  const stars = loseStars(state, civ, loser, systemOf(place), true, tell);
  for (let i = 0; i < stars; i++) score(state, civ, tell);
}

/** NG-2.3, NG-6.25 */
function capture(state: Nexum, civ: number, from: number, place: number, relics: number, tell?: Tell): void {
  state.relicsHeld[from] -= COUNT[relics];
  state.relicsHeld[civ] += COUNT[relics];
  wakeRelics(state, from);
  state.movedRelics |= relics;
  for (let rest = relics; rest !== 0; rest &= rest - 1) {
    tell?.({ event: 'captured', seat: civ, from, place, type: typeOf(state, lowest(rest)) });
  }
}

/** The ships of the order take an empty place, or one whose defenders are gone. */
export function conquer(state: Nexum, civ: number, place: number, ships: number, tell?: Tell): void {
  const system = systemOf(place);
  const { cargo } = state;
  occupy(state, civ, place);
  state.taken[system] |= 1 << slotOf(place);
  if (countOf(state, cargo, EXTRACTOR) > 0) state.takenByExtractor[system] |= 1 << slotOf(place);
  land(state, civ, place, ships, tell);
}

/** The ships of the order, as many as are left of them, join their target. */
export function land(state: Nexum, civ: number, place: number, ships: number, tell?: Tell): void {
  state.ships[place] += ships;
  state.moved[place] += ships;
  state.relicsAt[place] |= state.cargo;
  state.movedRelics |= state.cargo;
  meet(state, place);
  state.asking = NOTHING;
  state.target = state.source = state.force = state.cargo = 0;
  tell?.({ event: 'arrived', seat: civ, place, ships });
  attachWaiting(state, place, tell);
}
