// Conservation laws of what the expansion adds: clouds, hands, technologies, asteroids and ruins.

import { asteroidKinds } from '../../data/asteroids.ts';
import { civilizationIds, type CivilizationId } from '../../data/civilizations.ts';
import { FIRST_EXOTIC } from '../../data/exotic.ts';
import { LEVELS, technologies, type Grants } from '../../data/technologies.ts';
import { COUNT, slotOf, systemOf } from '../board.ts';
import { holds } from '../cosmos/hands.ts';
import { joinedSystems } from '../exotic/disks.ts';
import { systemNames } from '../moves.ts';
import { carriedAt } from '../relics.ts';
import { HEAP_SLOT, KEEP, KINDS, NOTHING, OVER, PATHS, STAR, SYSTEMS, type Nexum } from '../state.ts';
import { isOut } from '../victory.ts';

/** NG-12.4, NG-12.7: everybody has an area, and what nobody carries lies in a place of its own. */
export function wrongArea(state: Nexum, place: number): string | null {
  const slot = slotOf(place);
  const waits = slot === HEAP_SLOT;
  if (waits && state.ships[place] > 0) return 'has ships where relics lie';
  if (state.owner[place] > 0 && state.owner[place] !== slot + 1) return 'is the area of somebody else';
  if ((waits ? carriedAt(state, place) : state.relicsAt[place] & ~state.carried) !== 0)
    return 'has relics where they do not lie';
  return COUNT[carriedAt(state, place)] > state.ships[place] ? 'has more carried relics than ships' : null;
}

/** NG-12.6, NG-12.13 */
export function wrongHand(state: Nexum, civ: number): string | null {
  let cards = 0;
  for (let card = 0; card < state.cardsInPlay; card++) if (holds(state, civ, card)) cards++;
  if (cards !== state.handSize[civ]) return `holds ${cards} cards, counted ${state.handSize[civ]}`;
  const choosing = civ === state.turn && state.asking === KEEP;
  if (cards > state.handLimit && !choosing) return `holds ${cards} cards`;
  if (state.captured[civ] > state.capacity[civ]) return `has ${state.captured[civ]} asteroids`;
  const rests = state.asking === NOTHING && state.phase !== OVER;
  return rests && isOut(state, civ) && cards + state.captured[civ] > 0 ? 'is out and holds something' : null;
}

/** NG-13.6: what a civ may do is what it has developed. */
export function wrongTechnologies(state: Nexum, civ: number): string | null {
  const has = (skill: keyof Grants): boolean =>
    technologies.some(
      ({ grants }, number) =>
        grants[skill] !== undefined &&
        state.levels[civ * PATHS + Math.floor(number / LEVELS)] > number % LEVELS,
    );
  const skills = {
    winsTies: state.tieWinners,
    explores: state.explorers,
    recovers: state.recoverers,
  } as const;
  const more = { cloaks: state.cloakers, places: state.placers, jumps: state.jumpers } as const;
  if (state.pathLevels === 0) return null;
  for (const [skill, civs] of Object.entries({ ...skills, ...more }))
    if (has(skill as keyof Grants) !== (((civs >>> civ) & 1) === 1)) return `has not learned what it can do`;
  return null;
}

/** NG-15.4: ships that were lost for good are off the limit, and black holes have no more of them. */
export function wrongLosses(state: Nexum, civ: number): string | null {
  if (state.lostToHole[civ] > state.lost[civ]) return 'has lost fewer ships than black holes have';
  const recovers = ((state.recoverers >>> civ) & 1) === 1;
  return recovers && state.lost[civ] > 0 ? 'has lost ships for good that it recovers' : null;
}

/** NG-13.1, NG-13.2: there are no more asteroids than in the box, and markers lie on planets. */
export function wrongAsteroids(state: Nexum): string | null {
  let markers = 0;
  for (let system = 0; system < SYSTEMS; system++) {
    if ((state.asteroids[system] & ~state.planets[system]) !== 0)
      return `${systemNames[system]} has an asteroid where there is no planet`;
    markers += COUNT[state.asteroids[system]];
  }
  for (let kind = 0; kind < KINDS; kind++) {
    let used = 0;
    for (let civ = 0; civ < state.civs; civ++) used += state.processing[civ * KINDS + kind];
    if (used > asteroidKinds[kind].count) return `${used} asteroids are there of a kind`;
    markers += used;
  }
  return markers > state.asteroidsInBox ? `${markers} asteroids are there` : null;
}

/** NG-16.2, NG-16.3: a cloaked ship is on a planet, with a card, and no other of its owner in that system. */
export function wrongCloaks(state: Nexum): string | null {
  const systems = new Set<string>();
  for (const [relic, owner] of state.cloakedBy.entries()) {
    const place = state.cloakPlace[relic] - 1;
    if (owner > 0 !== (((state.cloaked >>> relic) & 1) === 1))
      return `relic ${relic} is not cloaked as counted`;
    if (owner > 0 !== place >= 0 || owner > 0 !== state.cloakCard[relic] > 0)
      return `relic ${relic} is cloaked without a place or a card`;
    if (owner === 0) continue;
    if (state.size[place] === 0 || state.size[place] >= STAR) return `relic ${relic} is cloaked on no planet`;
    if (((state.carried >>> relic) & 1) === 0) return `relic ${relic} is cloaked without a ship`;
    const where = `${owner} ${systemOf(place)}`;
    if (systems.has(where)) return `civ ${owner} has two cloaked ships in ${systemNames[systemOf(place)]}`;
    systems.add(where);
  }
  return null;
}

/** NG-17.1 to NG-17.11: each civilization once, with the bits of its skills; cards that were foreseen are in the deck. */
export function wrongCivilizations(state: Nexum): string | null {
  if (state.pathLevels === 0) return null;
  const played = [...state.civilization].filter((each) => each > 0);
  if (new Set(played).size < played.length) return 'a civilization is played twice';
  const bits = (id: CivilizationId): number =>
    [...state.civilization].reduce(
      (set, each, civ) => (each === civilizationIds.indexOf(id) + 1 ? set | (1 << civ) : set),
      0,
    );
  if (state.ionProof !== bits('psycon') || state.wise !== bits('gnomicon'))
    return 'a civilization lacks its skill';
  if (state.kindred !== (bits('clonyx') & state.evolved))
    return 'relics help a civilization that they should not';
  for (let at = state.topDrawn; at < state.topCount; at++)
    if (state.deck[state.top[at] - 1] !== 1) return 'a card was foreseen that is not in the deck';
  return null;
}

/** NG-15.1: every disk that joined is known once in the order of joining. */
export function wrongFound(state: Nexum): string | null {
  const joined = joinedSystems(state);
  const found = joined.reduce((set, system) => set | (1 << (system - FIRST_EXOTIC)), 0);
  return found === state.exotic >>> FIRST_EXOTIC && COUNT[found] === joined.length
    ? null
    : 'a disk joined that is not there';
}

/** NG-14.5: ruins are counted; a dead planet is a planet that all ships may leave, a destroyed one is none. */
export function wrongRuins(state: Nexum): string | null {
  let ruins = 0;
  for (let system = 0; system < SYSTEMS; system++) {
    const { planets, ruined, dead } = state;
    if ((dead[system] & ~(planets[system] & state.mayEmpty[system])) !== 0)
      return `${systemNames[system]} has something dead that is no planet`;
    if ((ruined[system] & planets[system]) !== 0)
      return `${systemNames[system]} has a planet that is no more`;
    ruins += COUNT[dead[system]] + COUNT[ruined[system]];
  }
  return ruins === state.ruins ? null : `${ruins} planets are ruined, counted ${state.ruins}`;
}
