// Set-up, in the order of the rule book (NG-3).

import { allSeats, type Chance } from '@starboard/engine';
import {
  faceOf,
  letterOf,
  planetNumbers,
  planetSizes,
  systemIds,
  TANN_PLANET,
  type SystemId,
} from '../data/disks.ts';
import { civilizationIds } from '../data/civilizations.ts';
import { CORE_EVENT_CARDS } from '../data/events.ts';
import { START_ENERGY } from '../data/numbers.ts';
import type { Cloud, Sector, SectorRelic, Start } from '../data/sector.ts';
import { lowest, occupy, placeAt } from './board.ts';
import { limitShips, prepareBattle } from './campaign/prepare.ts';
import { beginDraft, give } from './civilizations/choose.ts';
import { settleComputers } from './computer/settle.ts';
import { prepareDeck } from './cosmos/deck.ts';
import type { NexumEvent, Tell } from './events.ts';
import { openCloud } from './exotic/disks.ts';
import { homesOf } from './homes.ts';
import type { TableOfGroup } from './group/option.ts';
import { meet } from './interference.ts';
import { relicsGoal } from './ledger.ts';
import { measure, tannSystems } from './links.ts';
import { isScenario, setMode } from './modes.ts';
import { firstSeatOf, sectorOf, type Options } from './options.ts';
import { attachWaiting, typeNumbers } from './relics.ts';
import { proceed } from './round.ts';
import { cloudOf } from './sectors/cloud.ts';
import { placeRelics } from './sectors/relics.ts';
import { startShips } from './sectors/start.ts';
import {
  BEGIN,
  FIRST_STAR,
  OVER,
  PLACES,
  shape,
  SMALL,
  STAR,
  STARTING_CLOUD,
  SYSTEMS,
  type Nexum,
} from './state.ts';
import { termsOf, type Terms } from './terms.ts';
import { ALL_CARDS } from './turn.ts';
import { dropRelicGoal } from './variants/standard.ts';
import { goalNeedsRelics, type RulesVersion } from './versions.ts';
import { chartWays } from './ways.ts';

export function setup(
  options: Options,
  seats: number,
  chance: Chance,
  rules: RulesVersion,
  tell?: Tell,
): Nexum {
  const terms = termsOf(options, seats);
  if (terms === null) throw new Error(`${sectorOf(options).name} has no mode ${options.mode}.`);
  return setupBy(terms, options, seats, chance, rules, tell);
}

/** The same by terms that no list has, for those who try them out. */
export function setupBy(
  terms: Terms,
  options: Options,
  seats: number,
  chance: Chance,
  rules: RulesVersion,
  tell?: Tell,
): Nexum {
  const state = layOut(terms, options, seats, chance, rules);
  beginRound(state, chance, tell);
  return state;
}

/** The table as it lies before the first round begins, with its events. */
export function layOut(
  terms: Terms,
  options: Options,
  seats: number,
  chance: Chance,
  rules: RulesVersion,
): Nexum {
  const state = shape.create();
  state.rules = rules;
  const sector = sectorOf(options);
  const homes = homesOf(options, sector, terms, chance);
  const gates = homes.filter((home) => home !== null);
  setMode(state, options, terms);
  if (options.campaign !== null) limitShips(state, options.campaign);
  laySector(state, sector, gates);
  if (options.group !== null) joinGroup(state, options.group);
  if (state.asteroidsInBox > 0) layCloud(state, cloudOf(sector, options.cloudBeside));
  chartWays(state);
  state.first = firstSeatOf(options) ?? chance.die(seats) - 1;
  const everyPlanet = isScenario(options) || sector.start === 'everyPlanet';
  const start = everyPlanet ? 'everyPlanet' : 'tannPlanet';
  gates.slice(0, seats).forEach((home, civ) => settle(state, civ, home, start));
  if (!isScenario(options))
    layRelics(state, relicsOut(state, placeRelics(sector, options.relics, gates, chance), terms, gates[0]));
  settleComputers(state, sector, terms, homes, start, options.computerShips);
  attachRelics(state);
  layAsteroids(state);
  if (options.campaign !== null) prepareBattle(state, options.campaign, chance);
  if (goalNeedsRelics(state) && state.ofType.every((relics) => relics === 0)) dropRelicGoal(state);
  state.round = 1;
  state.step = BEGIN;
  if (options.civilizations === 'drafted') beginDraft(state);
  options.chosenCivilizations?.forEach((id, seat) => give(state, seat, civilizationIds.indexOf(id)));
  return state;
}

/** NG-11.20: where the computer has won before anybody could decide, the first round is dealt anew; only the one that is
 *  played is told. */
function beginRound(state: Nexum, chance: Chance, tell?: Tell): void {
  const before = state.civs > state.seats ? shape.clone(state) : null;
  for (let deals = 1; ; deals++) {
    const told: NexumEvent[] = [];
    if (state.cardsInPlay > 0) prepareDeck(state, chance);
    proceed(state, chance, tell && ((event) => told.push(event)));
    if (before === null || state.phase !== OVER || deals === MOST_DEALS) {
      for (const event of told) tell?.(event);
      return;
    }
    shape.copy(before, state);
  }
}

/** Nobody sees as many, but a set-up must come to an end. */
const MOST_DEALS = 100;

/** NG-3.1, NG-3.7: disks, with the Tann disks nobody starts from turned over; neighbours; closed systems. */
function laySector(state: Nexum, sector: Sector, homes: readonly SystemId[]): void {
  for (const id of sector.systems) {
    const system = systemIds.indexOf(id);
    const face = faceOf(id, homes);
    for (const planet of planetNumbers) {
      state.planets[system] |= 1 << (planet - 1);
      state.size[placeAt(system, planet - 1)] = SMALL + planetSizes.indexOf(face.planets[planet - 1]);
    }
    state.size.fill(STAR, placeAt(system, FIRST_STAR), placeAt(system, FIRST_STAR) + face.stars);
    state.links[system] = setOf(sector.adjacency[id] ?? []);
    if (state.cardsInPlay > 0) state.letter[system] = systemIds.indexOf(letterUp(state, id, homes)) + 1;
    state.span = system + 1;
  }
  state.closed = setOf(sector.noHyperspace);
  // NG-12.2: with technologies nobody can jump before it is learned
  state.jumpers = state.pathLevels === 0 ? allSeats(state.civs) : 0;
}

/** NG-10.6, NG-12.1: with the cards of the expansion all letters are there, so that disks lie on their fronts. */
function letterUp(state: Nexum, id: SystemId, homes: readonly SystemId[]): SystemId {
  return state.cardsInPlay > CORE_EVENT_CARDS ? faceOf(id, homes).letter : letterOf(id, homes);
}

/** NG-18.1 */
function joinGroup(state: Nexum, { table, tables }: TableOfGroup): void {
  state.tables = tables;
  state.here = table - 1;
}

/** NG-12.3 */
function layCloud(state: Nexum, cloud: Cloud): void {
  const bit = 1 << STARTING_CLOUD;
  state.span = STARTING_CLOUD + 1;
  openCloud(state, STARTING_CLOUD);
  if (cloud.mode === 'hyperspaceAll') state.openClouds = bit;
  if (cloud.mode !== 'adjacent') return;
  state.links[STARTING_CLOUD] = setOf(cloud.to);
  for (const id of cloud.to) state.links[systemIds.indexOf(id)] |= bit;
}

/** NG-13.1: a marker on every planet without a relic outside Tann systems, while there are some. */
function layAsteroids(state: Nexum): void {
  const tanns = tannSystems(state);
  let left = state.asteroidsInBox;
  for (let system = 0; system < state.span; system++) {
    if (((tanns >>> system) & 1) === 1) continue;
    for (let slots = state.planets[system]; slots !== 0 && left > 0; slots &= slots - 1) {
      const slot = lowest(slots);
      if (state.relicsAt[placeAt(system, slot)] !== 0) continue;
      state.asteroids[system] |= 1 << slot;
      left--;
    }
  }
}

function setOf(systems: readonly SystemId[]): number {
  return systems.reduce((set, id) => set | (1 << systemIds.indexOf(id)), 0);
}

/** NG-3.4, NG-3.5, NG-3.8, NG-9.3 */
function settle(state: Nexum, civ: number, home: SystemId, start: Start): void {
  const system = systemIds.indexOf(home);
  state.tann[civ] = placeAt(system, TANN_PLANET - 1);
  state.energy[civ] = START_ENERGY;
  state.cards[civ] = ALL_CARDS;
  for (const planet of planetNumbers) {
    const ships = startShips(start, planet);
    if (ships === 0) continue;
    const place = placeAt(system, planet - 1);
    occupy(state, civ, place);
    state.ships[place] = ships;
    state.fleet[civ] += ships;
  }
}

/** NG-9.20: where a mode has fewer relics, those nearest to the first player's home stay in the box. */
function relicsOut(
  state: Nexum,
  relics: readonly SectorRelic[],
  { relics: most }: Terms,
  home: SystemId,
): readonly SectorRelic[] {
  if (most === null || most >= relics.length) return relics;
  measure(state, systemIds.indexOf(home), distance);
  const away = ({ system }: SectorRelic): number => distance[systemIds.indexOf(system)];
  const kept = new Set(relics.toSorted((a, b) => away(b) - away(a)).slice(0, most));
  return relics.filter((relic) => kept.has(relic));
}

/** For the function above and nobody else. */
const distance = new Int32Array(SYSTEMS);

/** NG-3.6: numbered by type, so that relics of one type are neighbours. */
function layRelics(state: Nexum, relics: readonly SectorRelic[]): void {
  const inOrder = relics.toSorted((a, b) => typeNumbers[a.type] - typeNumbers[b.type]);
  inOrder.forEach(({ type, system, planet }, relic) => {
    const place = placeAt(systemIds.indexOf(system), planet - 1);
    state.ofType[typeNumbers[type]] |= 1 << relic;
    state.relicsAt[place] |= 1 << relic;
  });
}

/** NG-3.6, NG-11.4, NG-11.6: a relic on a held planet is attached at once; what the computer has so does not win yet. */
function attachRelics(state: Nexum): void {
  for (let place = 0; place < PLACES; place++) {
    if (state.owner[place] === 0) continue;
    attachWaiting(state, place);
    meet(state, place);
  }
  for (let civ = state.seats; civ < state.civs; civ++)
    if (state.relicsHeld[civ] >= relicsGoal(state, civ)) state.relicsAsleep |= 1 << civ;
}
