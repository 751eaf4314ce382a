// The expansion begun in the middle: everything developed, cards in hand, asteroids on cards, disks found, ships with relics
// all over the sector, and energy to use it.

import type { Chance } from '@starboard/engine';
import { systemIds } from '../data/disks.ts';
import { technologies } from '../data/technologies.ts';
import { kill } from '../rules/asteroids/ruin.ts';
import { acquire } from '../rules/asteroids/technology.ts';
import { drawCard } from '../rules/cosmos/deck.ts';
import { takeInHand } from '../rules/cosmos/hands.ts';
import { isAvailable, layDisk } from '../rules/exotic/disks.ts';
import { nexumGalaxy } from '../rules/game.ts';
import { meet } from '../rules/interference.ts';
import { placeNames } from '../rules/moves.ts';
import { FIRST_STAR, KINDS, OVER, SLOTS, UNSEEN, type Nexum } from '../rules/state.ts';
import { put } from './scene.ts';

export const late: typeof nexumGalaxy = {
  ...nexumGalaxy,
  setup: (options, seats, chance) => begin(nexumGalaxy.setup(options, seats, chance), chance),
};

function begin(state: Nexum, chance: Chance): Nexum {
  if (state.pathLevels === 0 || state.phase === OVER) return state;
  for (let disks = chance.die(5); disks > 0; disks--) findDisk(state, chance);
  for (let seat = 0; seat < state.seats; seat++) {
    for (const technology of technologies.keys())
      if (chance.die(6) > 1 && isNext(state, seat, technology)) acquire(state, seat, technology);
    state.energy[seat] = state.energyLimit[seat];
    while (state.handSize[seat] < state.handLimit && state.deckSize > 0)
      takeInHand(state, seat, drawCard(state, chance, UNSEEN));
    for (let i = chance.die(3); i > 1 && state.captured[seat] < state.capacity[seat]; i--) {
      const system = state.asteroids.findIndex((slots) => slots !== 0);
      if (system < 0) break;
      state.asteroids[system] &= state.asteroids[system] - 1;
      state.processing[seat * KINDS + chance.die(3) - 1]++;
      state.captured[seat]++;
    }
  }
  state.developed = 0;
  for (let system = 0; system < state.span; system++)
    if (state.planets[system] !== 0 && chance.die(3) === 1) kill(state, system * SLOTS);
  for (let system = 0; system < state.span; system++) settle(state, system, chance);
  return state;
}

function isNext(state: Nexum, seat: number, technology: number): boolean {
  return state.levels[seat * 3 + Math.trunc(technology / 4)] === technology % 4;
}

/** A disk beside the cloud and another one. */
function findDisk(state: Nexum, chance: Chance): void {
  const letter = chance.die(systemIds.length);
  if (!isAvailable(state, letter)) return;
  state.beside = 1 << (chance.die(6) - 1);
  if (state.planets[31 - Math.clz32(state.beside)] === 0) state.beside = 0;
  layDisk(state, 0, letter);
}

/** Ships of everybody on its planets, which carry what lies there, as long as nobody wins by that. */
function settle(state: Nexum, system: number, chance: Chance): void {
  for (let slot = 0; slot < FIRST_STAR; slot++) {
    const place = system * SLOTS + slot;
    if (((state.planets[system] >>> slot) & 1) === 0 || state.owner[place] > 0 || chance.die(3) === 1)
      continue;
    const seat = chance.die(state.civs) - 1;
    const relics = state.relicsAt[place];
    const number = relics.toString(2).replaceAll('0', '').length;
    if (state.relicsHeld[seat] + number >= Math.min(3, state.relicsToWin)) continue;
    if (state.fleet[seat] + 4 > state.shipLimit[seat]) continue;
    put(state, placeNames[place], seat, Math.max(number, 1 + chance.die(3)));
    state.carried |= relics;
    state.relicsHeld[seat] += number;
    meet(state, place);
  }
}
