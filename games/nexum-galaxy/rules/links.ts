// How far systems are from each other: link distance, which events and the computer go by (NG-10.7). Jumps do not count.

import { ROW_CARDS } from '../data/events.ts';
import { lowest, systemOf } from './board.ts';
import { NO_GATE, type Nexum } from './state.ts';
import { isOut } from './victory.ts';

/** No links lead there. */
const APART = 99;

/** Fills in the number of links from a system to each other one. */
export function measure(state: Nexum, from: number, into: Int32Array): void {
  into.fill(APART);
  let seen = 1 << from;
  let ring = seen;
  for (let steps = 0; ring !== 0; steps++) {
    let next = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) {
      const system = lowest(rest);
      into[system] = steps;
      next |= state.links[system];
    }
    ring = next & ~seen;
    seen |= ring;
  }
}

/** NG-10.8: the systems with the gate of a civ in play, as a set. */
export function tannSystems(state: Nexum): number {
  let systems = 0;
  for (let civ = 0; civ < state.civs; civ++)
    if (state.tann[civ] !== NO_GATE && !isOut(state, civ)) systems |= 1 << systemOf(state.tann[civ]);
  return systems;
}

/** NG-12.10: the Tann systems that the panel under way does not spare, since another civ has laid the card that says where. */
export function exposedTanns(state: Nexum): number {
  return exposedOn(state, state.panel & 1);
}

/** The same for the left (0) or right (1) panel of the row that was turned up last. */
export function exposedOn(state: Nexum, side: number): number {
  const player = state.coverBy[side === 0 ? 0 : ROW_CARDS - 1];
  return player === 0 ? 0 : tannSystems(state) & ~(1 << systemOf(state.tann[player - 1]));
}

/** The Tann systems in which the civ does not arrive: all but its own. */
export function foreignTanns(state: Nexum, civ: number): number {
  const own = state.tann[civ] === NO_GATE ? 0 : 1 << systemOf(state.tann[civ]);
  return tannSystems(state) & ~own;
}

/** NG-10.7: links from a system to the nearest of a set. */
export function linksTo(state: Nexum, from: number, systems: number): number {
  let seen = 1 << from;
  let ring = seen;
  for (let steps = 0; ring !== 0; steps++) {
    if ((ring & systems) !== 0) return steps;
    let next = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) next |= state.links[lowest(rest)];
    ring = next & ~seen;
    seen |= ring;
  }
  return APART;
}
