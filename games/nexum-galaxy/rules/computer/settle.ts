// Where the computer's civilizations begin, and with what (NG-11.3, NG-11.4).

import { planetNumbers, systemIds, TANN_PLANET, majorDisks, type SystemId } from '../../data/disks.ts';
import type { ComputerShips } from '../../data/modes.ts';
import { PLANET_LIMIT } from '../../data/numbers.ts';
import type { Sector, Start } from '../../data/sector.ts';
import { COUNT, lowest, occupy, placeAt, systemOf } from '../board.ts';
import { startShips } from '../sectors/start.ts';
import { measure } from '../links.ts';
import { FIRST_STAR, NO_GATE, PLACES, SYSTEMS, type Nexum } from '../state.ts';
import { roomOnStar } from '../stars.ts';
import type { Terms } from '../terms.ts';
import { isForeign, isOwn, nextOwn } from './ground.ts';

export function settleComputers(
  state: Nexum,
  sector: Sector,
  { ships }: Terms,
  homes: readonly (SystemId | null)[],
  start: Start,
  more: number,
): void {
  const { seats, civs } = state;
  if (civs === seats) return;
  state.nextToAct = seats;
  state.tann.fill(NO_GATE, seats, civs);
  homes.forEach((home, civ) => {
    if (civ >= seats && home !== null) openGate(state, civ, home);
  });
  for (let civ = seats; civ < civs; civ++) {
    const instead = ships.some(
      ({ computer, insteadOfStart }) => insteadOfStart && computer === civ - seats + 1,
    );
    if (!instead) begin(state, civ, sector, homes[civ], start);
  }
  for (const line of ships) placeShips(state, line, homes);
  for (let civ = seats; civ < civs; civ++) change(state, civ, more);
}

function openGate(state: Nexum, civ: number, home: SystemId): void {
  state.tann[civ] = placeAt(systemIds.indexOf(home), TANN_PLANET - 1);
  state.base[civ] = state.tann[civ] + 1;
}

/** NG-11.3: in a Tann like everybody; without one where the sector says. */
function begin(state: Nexum, civ: number, { aiStart }: Sector, home: SystemId | null, start: Start): void {
  if (home !== null) {
    for (const planet of planetNumbers)
      add(state, civ, placeAt(systemIds.indexOf(home), planet - 1), startShips(start, planet));
  } else if (aiStart.startsWith('home:')) {
    const system = systemIds.indexOf(aiStart.slice('home:'.length) as SystemId);
    state.base[civ] = placeAt(system, lowest(state.planets[system])) + 1;
    fill(state, civ, system, () => 1);
  } else {
    for (const id of majorDisks) {
      const system = systemIds.indexOf(id);
      for (const planet of planetNumbers) {
        const place = placeAt(system, planet - 1);
        add(state, civ, place, COUNT[state.relicsAt[place]]);
      }
    }
  }
}

/** NG-11.4: one line of the mode. */
function placeShips(state: Nexum, line: ComputerShips, homes: readonly (SystemId | null)[]): void {
  const { computer, perPlanet, perRelic } = line;
  if (computer === 'inTurn') return deal(state, perRelic);
  const civ = state.seats + computer - 1;
  if (line.atMost !== null) return guardNearest(state, civ, perRelic, line.atMost);
  for (let system = 0; system < state.span; system++) {
    if (names(line, systemIds[system], homes[civ]))
      fill(state, civ, system, (place) => perPlanet + perRelic * COUNT[state.relicsAt[place]]);
  }
}

/** NG-9.20: so many planets with relics, the nearest to the civ's home first, then in the order of disks and planets. */
function guardNearest(state: Nexum, civ: number, perRelic: number, most: number): void {
  measure(state, systemOf(state.base[civ] - 1), distance);
  const places = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => state.relicsAt[place] !== 0 && !isForeign(state, civ, systemOf(place)))
    .toSorted((a, b) => distance[systemOf(a)] - distance[systemOf(b)]);
  const guarded = new Set<number>();
  let left = most;
  for (const place of places) {
    left -= COUNT[state.relicsAt[place]];
    if (left < 0) break;
    guarded.add(place);
  }
  for (const system of new Set([...guarded].map(systemOf)))
    fill(state, civ, system, (place) => (guarded.has(place) ? perRelic * COUNT[state.relicsAt[place]] : 0));
}

/** For the function above and nobody else. */
const distance = new Int32Array(SYSTEMS);

function names({ systems }: ComputerShips, system: SystemId, home: SystemId | null): boolean {
  if (systems === 'home') return system === home;
  return systems === 'all' || systems.includes(system);
}

/** The computer's civilizations take turns at the relics, in the order of disks and planets. */
function deal(state: Nexum, perRelic: number): void {
  const { seats, civs } = state;
  let turn = 0;
  for (let place = 0; place < PLACES; place++) {
    if (state.relicsAt[place] === 0) continue;
    add(state, seats + (turn++ % (civs - seats)), place, perRelic * COUNT[state.relicsAt[place]]);
  }
}

/** A system whose planets all got ships gets one on its star. */
function fill(state: Nexum, civ: number, system: number, shipsFor: (place: number) => number): void {
  let all = true;
  for (let slots = state.planets[system]; slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    if (!add(state, civ, place, shipsFor(place))) all = false;
  }
  const star = placeAt(system, FIRST_STAR);
  if (all && roomOnStar(state, civ, star) > 0) add(state, civ, star, 1);
}

/** Ships on a place that is the civ's or nobody's, up to its limit; not in a Tann system of another. Says whether the civ
 *  is there now and got some. */
function add(state: Nexum, civ: number, place: number, ships: number): boolean {
  if (ships === 0 || isForeign(state, civ, systemOf(place))) return false;
  if (state.owner[place] !== 0 && !isOwn(state, civ, place)) return false;
  const added = Math.min(ships, PLANET_LIMIT - state.ships[place]);
  if (state.owner[place] === 0) occupy(state, civ, place);
  state.ships[place] += added;
  state.fleet[civ] += added;
  return true;
}

/** NG-9.19: more ships or fewer on each planet, if the table wants it so. */
function change(state: Nexum, civ: number, more: number): void {
  for (let place = nextOwn(state, civ, -1); place >= 0; place = nextOwn(state, civ, place)) {
    const ships = Math.min(PLANET_LIMIT, Math.max(1, state.ships[place] + more));
    state.fleet[civ] += ships - state.ships[place];
    state.ships[place] = ships;
  }
}
