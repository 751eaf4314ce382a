// Conservation laws: what is counted along is counted again, and nothing is where it cannot be.

import {
  wrongArea,
  wrongAsteroids,
  wrongCivilizations,
  wrongCloaks,
  wrongHand,
  wrongLosses,
  wrongFound,
  wrongRuins,
  wrongTechnologies,
} from './asteroids/check.ts';
import {
  COUNT,
  heldBy,
  isArea,
  isStar,
  lowest,
  planetsOfSide,
  slotOf,
  systemOf,
  systemsOf,
} from './board.ts';
import { lyingOn } from './campaign/blanket.ts';
import { isFaceDown } from './cosmos/deck.ts';
import { holds, isStowed } from './cosmos/hands.ts';
import { wrongGroup } from './group/check.ts';
import { keepsStars, limitAt } from './ledger.ts';
import { placeNames, systemNames } from './moves.ts';
import { carriedAt, waitingAt } from './relics.ts';
import {
  AREA,
  EXPLORE,
  FLEET,
  HIDE,
  LAND,
  OVER,
  PLACE,
  PLACES,
  RELIC,
  SYSTEMS,
  WINDOW,
  type Nexum,
} from './state.ts';
import { interferenceLasts } from './versions.ts';
import { jumpsTo, lanesTo, roadsTo } from './ways.ts';

export function check(state: Nexum): string | null {
  for (let place = 0; place < PLACES; place++) {
    const wrong = wrongPlace(state, place);
    if (wrong !== null) return `${placeNames[place]} ${wrong}`;
  }
  for (let civ = 0; civ < state.civs; civ++) {
    const wrong = wrongCiv(state, civ);
    if (wrong !== null) return `civ ${civ + 1} ${wrong}`;
  }
  return (
    wrongQuestion(state) ??
    wrongRelics(state) ??
    wrongInterference(state) ??
    wrongLinks(state) ??
    wrongWays(state) ??
    wrongCards(state) ??
    wrongMarkers(state) ??
    wrongAsteroids(state) ??
    wrongFound(state) ??
    wrongRuins(state) ??
    wrongCloaks(state) ??
    wrongCivilizations(state) ??
    wrongGroup(state)
  );
}

function wrongPlace(state: Nexum, place: number): string | null {
  const owner = state.owner[place];
  const ships = state.ships[place];
  if (owner > 0 !== ships > 0) return `has ${ships} ships and owner ${owner}`;
  if (ships > 0 && state.size[place] === 0) return 'has ships, but is not in play';
  // NG-16.5: a discovered ship may be one more than there is room for, until the battle is over
  const room = limitAt(state, place) + (place === state.target - 1 && state.force > 0 ? 1 : 0);
  if (ships > room) return `has ${ships} ships`;
  if (isArea(state, place)) return wrongArea(state, place);
  if (state.moved[place] > ships) return 'has fewer ships than have moved there';
  const bit = 1 << slotOf(place);
  for (let civ = 0; civ < state.civs; civ++) {
    const held = (heldBy(state, civ, systemOf(place)) & bit) !== 0;
    if (held !== (owner === civ + 1)) return `is counted wrongly for civ ${civ + 1}`;
  }
  return isStar(state, place) ? wrongStar(state, place) : wrongPlanet(state, place);
}

function wrongStar(state: Nexum, star: number): string | null {
  if (state.relicsAt[star] !== 0) return 'is a star with a relic';
  // who leaves a dead planet is judged when the order is over
  if (state.asking === FLEET || state.found > 0) return null;
  const owner = state.owner[star] - 1;
  const system = systemOf(star);
  if (owner < 0 || keepsStars(state, owner, system, planetsOfSide(state, owner, system))) return null;
  return 'is held without enough planets';
}

function wrongPlanet(state: Nexum, place: number): string | null {
  const carried = COUNT[carriedAt(state, place)];
  const waiting = waitingAt(state, place);
  if (carried > state.ships[place]) return 'has more carried relics than ships';
  const idle =
    waiting !== 0 && carried < state.ships[place] && state.picking !== place + 1 && state.phase !== OVER;
  return idle ? 'has a free ship beside a waiting relic' : null;
}

function wrongCiv(state: Nexum, civ: number): string | null {
  let ships = civ === state.turn ? state.force : 0;
  let relics = civ === state.turn ? COUNT[state.cargo] : 0;
  for (let place = 0; place < PLACES; place++) {
    if (state.owner[place] !== civ + 1) continue;
    ships += state.ships[place];
    relics += COUNT[carriedAt(state, place)];
  }
  const cloaked = state.cloakedBy.filter((owner) => owner === civ + 1).length;
  ships += cloaked;
  if (ships !== state.fleet[civ]) return `has ${ships} ships, counted ${state.fleet[civ]}`;
  if (civ < state.seats && ships > state.shipLimit[civ])
    return `has ${ships} ships of ${state.shipLimit[civ]}`;
  if (relics + cloaked !== state.relicsHeld[civ])
    return `has ${relics} relics, counted ${state.relicsHeld[civ]}`;
  for (let system = 0; system < SYSTEMS; system++) {
    const counted = (systemsOf(state, civ) >>> system) & 1;
    if ((heldBy(state, civ, system) !== 0) !== (counted === 1))
      return `is counted wrongly in ${systemNames[system]}`;
  }
  if (state.energy[civ] > state.energyLimit[civ]) return `has ${state.energy[civ]} energy`;
  if (civ < state.seats && state.cards[civ] === 0 && civ !== state.turn) return 'has no card to play';
  return wrongHand(state, civ) ?? wrongTechnologies(state, civ) ?? wrongLosses(state, civ);
}

/** What is asked and what it is asked about go together. */
function wrongQuestion(state: Nexum): string | null {
  if (state.target > 0 !== (state.asking === FLEET))
    return 'an order is under way that nobody is asked about';
  if (state.picking > 0 !== (state.asking === RELIC)) return 'relics wait to be picked, but nobody is asked';
  const explores = state.asking === EXPLORE || state.asking === PLACE || state.asking === LAND;
  if (state.found > 0 !== explores) return 'an explorer is under way that nobody is asked about';
  if (state.hiding > 0 !== (state.asking === HIDE)) return 'a ship is to be cloaked, but nobody is asked';
  if (state.toAsk > 0 !== (state.asking === WINDOW)) return 'a window is open that nobody is asked about';
  return state.pickFrom > 0 && state.picking === 0 ? 'there is nothing to pick, but picking goes on' : null;
}

/** Every relic is in exactly one place or under way. */
function wrongRelics(state: Nexum): string | null {
  const all = state.ofType.reduce((set, relics) => set | relics, 0);
  let found = state.cargo | state.cloaked;
  let count = COUNT[state.cargo] + COUNT[state.cloaked];
  for (const relics of state.relicsAt) {
    found |= relics;
    count += COUNT[relics];
  }
  if (found !== all || count !== COUNT[all]) return `relics are lost or doubled: ${count} of ${COUNT[all]}`;
  if ((state.cargo & ~state.carried) !== 0) return 'a relic is under way without a ship';
  if (COUNT[state.cargo] > state.force) return 'more relics than ships are under way';
  return (state.movedRelics & ~state.carried) === 0 ? null : 'a relic has moved without a ship';
}

/** NG-2.7: relics that are together on somebody's planet are among those that interfere. */
function wrongInterference(state: Nexum): string | null {
  if (!interferenceLasts(state))
    return state.interfering === 0 ? null : 'relics interfere beyond the planet that they share';
  for (let place = 0; place < PLACES; place++) {
    if (state.owner[place] === 0) continue;
    for (const relics of state.ofType) {
      const together = state.relicsAt[place] & relics;
      if (COUNT[together] > 1 && (together & ~state.interfering) !== 0)
        return `relics of one type share ${placeNames[place]} and do not interfere`;
    }
  }
  return null;
}

/** NG-10.1, NG-12.6: every card is in the deck, discarded, in a hand, or face down in a row. */
function wrongCards(state: Nexum): string | null {
  const found = state.deck.map((held, card) => held + state.discards[card]);
  state.rows.forEach((card, cell) => {
    if (card > 0 && isFaceDown(state, cell)) found[card - 1]++;
  });
  for (let civ = 0; civ < state.civs; civ++)
    for (let card = 0; card < state.cardsInPlay; card++) {
      if (holds(state, civ, card)) found[card]++;
      if (isStowed(state, civ, card)) found[card]++;
    }
  for (const card of state.cloakCard) if (card > 0) found[card - 1]++;
  const wrong = found.findIndex((times, card) => times !== (card < state.cardsInPlay ? 1 : 0));
  return wrong < 0 ? null : `event card ${wrong} is there ${found[wrong]} times`;
}

/** NG-10.9, NG-10.10, NG-14.3: what is barred and idle is what markers lie on, or dead, and only planets are. */
function wrongMarkers(state: Nexum): string | null {
  for (let place = 0; place < PLACES; place++) {
    const bit = slotOf(place);
    const barred = (state.barred[systemOf(place)] >>> bit) & 1;
    const idle = (state.idle[systemOf(place)] >>> bit) & 1;
    const dead = (state.dead[systemOf(place)] >>> bit) & 1;
    const noMove = lyingOn(state, 'noMove', place) > 0;
    const noManage = lyingOn(state, 'noManage', place) + dead > 0;
    if (noMove !== (barred === 1) || noManage !== (idle === 1))
      return `${placeNames[place]} has other markers than are counted`;
    if (barred + idle > 0 && !takesMarkers(state, place))
      return `${placeNames[place]} is no planet and has markers`;
  }
  return null;
}

/** Planets; NG-15.15, NG-15.18: black holes and giant stars. */
function takesMarkers(state: Nexum, place: number): boolean {
  const size = state.size[place];
  return isStar(state, place) ? ((state.giants >>> systemOf(place)) & 1) === 1 : size > 0 && size !== AREA;
}

/** NG-6.1, NG-6.2: ways are as links, bridges and the skill to jump have them. */
function wrongWays(state: Nexum): string | null {
  for (let to = 0; to < state.span; to++) {
    const wrong = `ways to ${systemNames[to]} lead from elsewhere`;
    if (state.lanes[to] !== lanesTo(state, to) || state.roads[to] !== roadsTo(state, to)) return wrong;
    for (let civ = 0; civ < state.civs; civ++)
      if (state.jumps[civ * SYSTEMS + to] !== jumpsTo(state, civ, to)) return wrong;
  }
  return null;
}

function wrongLinks(state: Nexum): string | null {
  for (let system = 0; system < SYSTEMS; system++) {
    for (let links = state.links[system]; links !== 0; links &= links - 1) {
      if (((state.links[lowest(links)] >>> system) & 1) === 0)
        return 'two systems disagree on being neighbours';
    }
  }
  return null;
}
