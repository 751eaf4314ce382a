// Combat: what both sides are worth, what a battle costs, and what it changes (NG-6.16 to NG-6.30).

import { clear, COUNT, lowest, occupy, slotOf, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { fallsWith, limitAt, scoresIn, shieldOf, tiesOf } from './ledger.ts';
import { meet } from './interference.ts';
import { attachWaiting, carriedAt, countOf, EXTRACTOR, MILITARY, militariesIn, typeOf } from './relics.ts';
import { loseStars } from './stars.ts';
import { AFFINITY, EVENTS, NOTHING, UNHURT, type Nexum } from './state.ts';
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
  /** The set of civs against which the attacker wins with a tie; what a relic adds to the attack; whether no attacker is
   *  lost; and by how much the attack must exceed the defence here. */
  ties = 0;
  affinity = 0;
  unhurt = false;
  edge = 1;
  attack = 0;
  defence = 0;
  casualties = 0;
  survivors = 0;
  excess = 0;
}

/** What the civ brings to every attack that it makes now. */
export function arm(state: Nexum, civ: number, odds: Odds): void {
  const said = saidBy(state, civ);
  odds.ties = tiesOf(state, civ);
  odds.affinity = (said & AFFINITY) === 0 ? 0 : 1;
  odds.unhurt = (said & UNHURT) !== 0;
}

/** NG-6.19: sizes up a planet held by somebody, for the attacker that was armed. */
export function sizeUp(state: Nexum, place: number, odds: Odds): void {
  const carried = carriedAt(state, place);
  odds.garrison = state.ships[place] + shieldOf(state, place) + (carried === 0 ? 0 : helpFor(state, place));
  odds.limit = limitAt(state, place);
  odds.captured = COUNT[carried];
  odds.militaries = countOf(state, state.relicsAt[place], MILITARY);
  odds.armed = countOf(state, carried, MILITARY) === 1;
  odds.edge = ((odds.ties >>> (state.owner[place] - 1)) & 1) ^ 1;
}

/** What relics add to the defence of that planet, whose owner is kindred to them: once in every turn but the own. */
function helpFor(state: Nexum, place: number): number {
  const civ = state.owner[place] - 1;
  const spent = state.step === EVENTS || civ !== state.turn ? state.helped : -1;
  return (state.kindred >>> civ) & ~(spent >>> civ) & 1;
}

/** What the civ has said of its next attack. */
function saidBy(state: Nexum, civ: number): number {
  return civ === state.turn && state.step !== EVENTS ? state.declared : 0;
}

/** NG-6.19, NG-6.20: the planet's defence against attackers with so many Militaries. */
export function defenceAgainst(odds: Odds, militaries: number): number {
  return odds.armed && odds.militaries + militaries === 1 ? odds.garrison + 1 : odds.garrison;
}

/** NG-6.18, NG-6.20: what so many Militaries, and that many relics in all, add to the attack. */
export function attackBonus(odds: Odds, militaries: number, relics: number): number {
  return (militaries === 1 && odds.militaries === 0 ? 1 : 0) + (relics > 0 ? odds.affinity : 0);
}

/** NG-6.21: the least attack that wins against that defence. */
export function leastAttack(odds: Odds, defence: number): number {
  return defence + odds.edge;
}

/** NG-6.22 */
export function casualtiesOf(odds: Odds, defence: number): number {
  return odds.unhurt ? 0 : defence >> 1;
}

/** NG-6.24: so many ships must be left: one for each relic, and one in any case. */
export function leastSurvivors(relics: number): number {
  return relics > 0 ? relics : 1;
}

/** NG-6.22, NG-6.23: how an attack on the planet sized up would go, with so many Militaries and relics in all. */
export function reckon(odds: Odds, ships: number, militaries: number, relics: number): void {
  odds.attack = ships + attackBonus(odds, militaries, relics);
  odds.defence = defenceAgainst(odds, militaries);
  odds.casualties = casualtiesOf(odds, odds.defence);
  const left = ships - odds.casualties;
  odds.survivors = Math.min(left, odds.limit);
  odds.excess = left - odds.survivors;
}

/** NG-6.21, NG-6.24: is the attack reckoned allowed, with so many relics of the attacker's own? */
export function prevails(odds: Odds, relics: number): boolean {
  return (
    odds.attack >= leastAttack(odds, odds.defence) && odds.survivors >= leastSurvivors(relics + odds.captured)
  );
}

/** Fights the battle that was ordered. */
export function fight(state: Nexum, civ: number, odds: Odds, tell?: Tell): void {
  const place = state.target - 1;
  const against = state.owner[place] - 1;
  arm(state, civ, odds);
  sizeUp(state, place, odds);
  reckon(odds, state.force, militariesIn(state, state.cargo), COUNT[state.cargo]);
  const { attack, defence, casualties, excess, survivors } = odds;
  const captured = carriedAt(state, place);
  spend(state, civ, against, captured);
  const inPlay = civsInPlay(state);
  const destroyed = clear(state, place);
  tell?.({ event: 'battle', seat: civ, against, place, attack, defence, destroyed, casualties, excess });
  state.fleet[civ] -= casualties + excess;
  capture(state, civ, against, place, captured, tell);
  conquer(state, civ, place, survivors, tell);
  if (scoresIn(state, systemOf(place))) score(state, civ, tell);
  const gateFell = fallsWith(state, against, place);
  if (!gateFell || gateStarsScore(state)) scoreStars(state, civ, against, place, tell);
  if (gateFell) leaveBoard(state, civ, against, tell);
  leaveStars(state, civ, against, tell);
  if (tell !== undefined) tellOut(state, civ, inPlay, tell);
  checkVictory(state, civ, tell);
}

/** What was said of this attack is used up, and what helped against it. */
export function spend(state: Nexum, civ: number, against: number, captured: number): void {
  const said = saidBy(state, civ);
  if (said !== 0) state.declared = said & ~(state.cargo === 0 ? UNHURT : UNHURT + AFFINITY);
  if (captured !== 0) state.helped |= state.kindred & (1 << against);
}

/** NG-6.27, NG-6.28 */
function scoreStars(state: Nexum, civ: number, loser: number, place: number, tell?: Tell): void {
  const system = systemOf(place);
  const scores = scoresIn(state, system);
  const stars = loseStars(state, civ, loser, system, scores, tell);
  if (scores) for (let i = 0; i < stars; i++) score(state, civ, tell);
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
  // NG-17.7
  state.deadTaken[system] |= state.dead[system] & (1 << slotOf(place));
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
