// From where ways lead to a system, and what they cost: worked out anew when links, bridges or the skill to jump change, so
// that rules look it up (NG-6.1, NG-6.2).

import { lowest } from './board.ts';
import { SYSTEMS, type Nexum } from './state.ts';

/** NG-15.15: a bridge is open while no ship is barred from it: then the systems beside it are nearer to each other. */
export function openBridges(state: Nexum): void {
  let bridged = 0;
  for (let bridges = state.bridges; bridges !== 0; bridges &= bridges - 1) {
    const bridge = lowest(bridges);
    if (state.barred[bridge] === 0) bridged |= state.links[bridge];
  }
  if (bridged === state.bridged) return;
  state.bridged = bridged;
  chartWays(state);
}

/** Fills in what the links, bridges, closed systems and civs that can jump come to. */
export function chartWays(state: Nexum): void {
  for (let to = 0; to < state.span; to++) {
    state.lanes[to] = lanesTo(state, to);
    state.roads[to] = roadsTo(state, to);
    for (let civ = 0; civ < state.civs; civ++) state.jumps[civ * SYSTEMS + to] = jumpsTo(state, civ, to);
  }
}

/** The set of systems from which a ship comes there for the fare inside a system: over a bridge and a link at once. */
export function lanesTo(state: Nexum, to: number): number {
  return bridgedTo(state, to) & linkedTo(state, to);
}

/** For the fare to a neighbour: over a link, or over a bridge, which takes 1 off what a jump costs. */
export function roadsTo(state: Nexum, to: number): number {
  return bridgedTo(state, to) ^ linkedTo(state, to);
}

/** For the fare of a jump. */
export function jumpsTo(state: Nexum, civ: number, to: number): number {
  return openTo(state, civ, to) & othersThan(state, to) & ~(bridgedTo(state, to) | linkedTo(state, to));
}

function linkedTo(state: Nexum, to: number): number {
  return state.links[to] & othersThan(state, to);
}

function bridgedTo(state: Nexum, to: number): number {
  return ((state.bridged >>> to) & 1) === 1 ? state.bridged & othersThan(state, to) : 0;
}

/** All systems that ships can leave for that one: not the other end of a wormhole. */
function othersThan(state: Nexum, to: number): number {
  const tunnel = ((state.wormholes >>> to) & 1) === 1 ? state.wormholes : 0;
  return ~(state.noExit | tunnel | (1 << to));
}

/** The set of systems from which the civ could jump to that one, near or far. */
function openTo(state: Nexum, civ: number, to: number): number {
  const { openClouds, closed } = state;
  if (((openClouds >>> to) & 1) === 1) return systemsInPlay(state);
  if (((state.jumpers >>> civ) & 1) === 0 || ((closed >>> to) & 1) === 1) return openClouds;
  return (systemsInPlay(state) & ~closed) | openClouds;
}

/** The systems that have planets, or areas of a cloud. */
function systemsInPlay(state: Nexum): number {
  let systems = state.clouds;
  for (let system = 0; system < state.span; system++) if (state.planets[system] !== 0) systems |= 1 << system;
  return systems;
}
