// Exotic disks: which are available, and what one that joins the sector brings with it (NG-15.1, NG-15.5, NG-15.6).

import { allSeats } from '@starboard/engine';
import { planetSizes } from '../../data/disks.ts';
import { exoticFaces, FIRST_EXOTIC, type ExoticFace, type ExoticKind } from '../../data/exotic.ts';
import { COUNT, heapOf, lowest, placeAt } from '../board.ts';
import type { Tell } from '../events.ts';
import { AREA, FIRST_STAR, HOLE, JOINED_BASE, STAR, STARTING_CLOUD, SYSTEMS, type Nexum } from '../state.ts';
import { chartWays, openBridges } from '../ways.ts';

/** NG-15.1: by the letter + 1 of a card; a face is available while its disk is not in play. */
export function faceOf(letter: number): ExoticFace {
  return exoticFaces[letter - 1];
}

export function isAvailable(state: Nexum, letter: number): boolean {
  return ((state.exotic >>> faceOf(letter).system) & 1) === 0;
}

/** The disk joins the sector beside those that were named. */
export function layDisk(state: Nexum, seat: number, letter: number, tell?: Tell): void {
  const face = faceOf(letter);
  const { system } = face;
  const bit = 1 << system;
  state.exotic |= bit;
  state.joined = state.joined * JOINED_BASE + (system - FIRST_EXOTIC + 1);
  state.letter[system] = letter;
  face.planets.forEach(([, size], slot) => {
    state.planets[system] |= 1 << slot;
    state.size[placeAt(system, slot)] = planetSizes.indexOf(size) + 1;
  });
  state.size.fill(STAR, placeAt(system, FIRST_STAR), placeAt(system, FIRST_STAR) + face.stars);
  BRINGS[face.kind]?.(state, system);
  state.links[system] = state.beside;
  for (let rest = state.beside; rest !== 0; rest &= rest - 1) state.links[lowest(rest)] |= bit;
  layAsteroids(state, system);
  openBridges(state);
  chartWays(state);
  tell?.({ event: 'found', seat, system, letter: letter - 1, beside: state.beside });
  state.beside = 0;
}

/** The systems that were found, in the order in which they joined: maps are laid out so that what lies there stays. */
export function joinedSystems(state: Nexum): readonly number[] {
  const systems: number[] = [];
  for (let rest = state.joined; rest !== 0; rest = Math.trunc(rest / JOINED_BASE))
    systems.unshift(FIRST_EXOTIC - 1 + (rest % JOINED_BASE));
  return systems;
}

/** What makes a system unlike others, by kind: bits of sets that rules ask. */
const BRINGS: Readonly<Partial<Record<ExoticKind, (state: Nexum, system: number) => void>>> = {
  neutron(state, system) {
    state.neutron |= 1 << system;
    state.starless |= 1 << system;
  },
  quantum(state, system) {
    state.quantum |= 1 << system;
  },
  cloud: openCloud,
  magnetic(state, system) {
    state.noExit |= 1 << system;
  },
  hole(state, system) {
    state.bridges |= 1 << system;
    state.size[placeAt(system, FIRST_STAR)] = HOLE;
  },
  binary(state, system) {
    state.binary |= 1 << system;
  },
  /** NG-15.17: the starting cloud is its other end. */
  wormhole(state, system) {
    openCloud(state, system);
    state.wormholes = (1 << system) | (1 << STARTING_CLOUD);
  },
  giant(state, system) {
    state.giants |= 1 << system;
  },
  dark(state, system) {
    state.bridges |= 1 << system;
    state.noExit |= 1 << system;
  },
};

/** NG-12.4: an area for each person, which all ships may leave, and a place for relics. */
export function openCloud(state: Nexum, system: number): void {
  state.clouds |= 1 << system;
  state.size.fill(AREA, placeAt(system, 0), placeAt(system, state.seats));
  state.size[heapOf(system)] = AREA;
  state.mayEmpty[system] = allSeats(state.seats);
}

/** NG-15.6: markers on its planets, while there are some. */
function layAsteroids(state: Nexum, system: number): void {
  let left = state.asteroidsInBox;
  for (let each = 0; each < SYSTEMS; each++) left -= COUNT[state.asteroids[each]];
  for (let seat = 0; seat < state.seats; seat++) left -= state.captured[seat];
  for (let slots = state.planets[system]; slots !== 0 && left > 0; slots &= slots - 1) {
    state.asteroids[system] |= slots & -slots;
    left--;
  }
}
