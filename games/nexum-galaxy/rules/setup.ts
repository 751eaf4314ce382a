// Set-up, in the order of the rule book (NG-3).

import type { Chance } from '@starboard/engine';
import { faceOf, planetNumbers, systemIds, TANN_PLANET, type Size, type SystemId } from '../data/disks.ts';
import { START_ENERGY } from '../data/numbers.ts';
import type { Sector, SectorRelic, Start } from '../data/sector.ts';
import { lowest, occupy, placeAt, systemOf } from './board.ts';
import { meet } from './interference.ts';
import { isScenario, setMode } from './modes.ts';
import { firstSeatOf, sectorOf, type Options } from './options.ts';
import { attachWaiting, typeNumbers } from './relics.ts';
import { proceed } from './round.ts';
import { placeRelics } from './sectors/relics.ts';
import { startShips } from './sectors/start.ts';
import { BEGIN, FIRST_STAR, shape, SMALL, STAR, type Nexum } from './state.ts';
import { ALL_CARDS } from './turn.ts';
import { dropRelicGoal } from './variants/standard.ts';
import { goalNeedsRelics, type RulesVersion } from './versions.ts';

const sizes: Readonly<Record<Size, number>> = { small: SMALL, medium: SMALL + 1, large: SMALL + 2 };

export function setup(options: Options, seats: number, chance: Chance, rules: RulesVersion): Nexum {
  const state = shape.create();
  state.rules = rules;
  const sector = sectorOf(options);
  const homes = options.chosenHomes ?? dealHomes(sector.seats.slice(0, seats), options, chance);
  setMode(state, options, seats);
  laySector(state, sector, homes);
  state.first = firstSeatOf(options) ?? chance.die(seats) - 1;
  const everyPlanet = isScenario(options) || sector.start === 'everyPlanet';
  const start = everyPlanet ? 'everyPlanet' : 'tannPlanet';
  homes.forEach((system, civ) => settle(state, civ, systemIds.indexOf(system), start));
  if (!isScenario(options)) layRelics(state, placeRelics(sector, options.relics, homes, chance));
  if (goalNeedsRelics(state) && state.ofType.every((relics) => relics === 0)) dropRelicGoal(state);
  state.round = 1;
  state.step = BEGIN;
  proceed(state);
  return state;
}

/** NG-3.3, where nobody chose: in the order of the seats or at random; teams stay opposite each other, as the sector seats them. */
function dealHomes(tanns: readonly SystemId[], options: Options, chance: Chance): readonly SystemId[] {
  if (options.homes === 'in-order') return tanns;
  if (!options.teams) return shuffled(tanns, chance);
  const [one, other] = shuffled(
    [
      [tanns[0], tanns[2]],
      [tanns[1], tanns[3]],
    ],
    chance,
  );
  const [a, c] = shuffled(one, chance);
  const [b, d] = shuffled(other, chance);
  return [a, b, c, d];
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(chance.die(rest.length) - 1, 1)[0]);
}

/** NG-3.1, NG-3.7: disks, with the Tann disks nobody starts from turned over; neighbours; closed systems. */
function laySector(state: Nexum, sector: Sector, homes: readonly SystemId[]): void {
  for (const id of sector.systems) {
    const system = systemIds.indexOf(id);
    const face = faceOf(id, homes);
    for (const planet of planetNumbers) {
      state.planets[system] |= 1 << (planet - 1);
      state.size[placeAt(system, planet - 1)] = sizes[face.planets[planet - 1]];
    }
    state.size.fill(STAR, placeAt(system, FIRST_STAR), placeAt(system, FIRST_STAR) + face.stars);
    state.links[system] = setOf(sector.adjacency[id] ?? []);
    state.span = system + 1;
  }
  state.closed = setOf(sector.noHyperspace);
}

function setOf(systems: readonly SystemId[]): number {
  return systems.reduce((set, id) => set | (1 << systemIds.indexOf(id)), 0);
}

/** NG-3.4, NG-3.5, NG-3.8, NG-9.3 */
function settle(state: Nexum, civ: number, system: number, start: Start): void {
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

/** NG-3.6: numbered by type, so that relics of one type are neighbours. One on a held planet is attached at once. */
function layRelics(state: Nexum, relics: readonly SectorRelic[]): void {
  const inOrder = relics.toSorted((a, b) => typeNumbers[a.type] - typeNumbers[b.type]);
  inOrder.forEach(({ type, system, planet }, relic) => {
    const place = placeAt(systemIds.indexOf(system), planet - 1);
    state.ofType[typeNumbers[type]] |= 1 << relic;
    state.relicsAt[place] |= 1 << relic;
  });
  for (let civ = 0; civ < state.civs; civ++) {
    const home = systemOf(state.tann[civ]);
    for (let slots = state.planets[home]; slots !== 0; slots &= slots - 1) {
      const place = placeAt(home, lowest(slots));
      if (state.owner[place] !== civ + 1) continue;
      attachWaiting(state, place);
      meet(state, place);
    }
  }
}
