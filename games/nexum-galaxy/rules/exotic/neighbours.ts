// Which disks can be named as neighbours of one that was found (NG-15.5). They are named in the order of their letters.

import { lowest } from '../board.ts';
import { MOST_NEIGHBOURS } from '../sectors/structure.ts';
import { STARTING_CLOUD, type Nexum } from '../state.ts';

/** The disks that can still be named, as a set. */
export function mayName(state: Nexum, seat: number): number {
  if (members(state.beside) >= MOST_NEIGHBOURS) return 0;
  // behind those that were named
  const later = state.beside === 0 ? -1 : -2 << (31 - Math.clz32(state.beside));
  return allowed(state, seat) & later;
}

/** NG-15.5: without control, beside an exotic disk or the cloud as soon as there is an exotic one with room somewhere. */
export function mustName(state: Nexum, seat: number): boolean {
  if (((state.placers >>> seat) & 1) === 1 || state.exotic === 0) return false;
  return allowed(state, seat) !== 0;
}

function allowed(state: Nexum, seat: number): number {
  const controlled = ((state.placers >>> seat) & 1) === 1;
  let systems = 0;
  const all = controlled ? disksInPlay(state) : state.exotic | (1 << STARTING_CLOUD);
  for (let rest = all; rest !== 0; rest &= rest - 1)
    if (members(state.links[lowest(rest)]) < MOST_NEIGHBOURS) systems |= rest & -rest;
  return systems;
}

/** All disks on the table, ruined ones too. */
function disksInPlay(state: Nexum): number {
  let systems = state.exotic | state.clouds;
  for (let system = 0; system < state.span; system++)
    if (state.planets[system] !== 0 || state.ruined[system] !== 0) systems |= 1 << system;
  return systems;
}

function members(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
