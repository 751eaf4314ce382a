// Positions of random late games, and how they are made small: most planets of whose turn it is are left, so that every order
// can be tried.

import { FastChance, MoveList } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { smallSectors } from '../data/small-sectors.ts';
import { clear } from '../rules/board.ts';
import { FIRST_STAR, KEEP, NOTHING, PLACES, SLOTS, STAR, TURNS, type Nexum } from '../rules/state.ts';

import { late } from './late.ts';
import { optionsOf } from './scene.ts';

const STEPS = 120;
/** One position of so many is looked at. */
const LOOKS = 4;

const CLONYX = 3;

/** All civilizations but that of the seat which was drawn have evolved, so that all skills are met. */
function evolve(state: Nexum, not: number): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === not) continue;
    state.evolved |= 1 << seat;
    if (state.civilization[seat] === CLONYX) state.kindred |= 1 << seat;
  }
}

/** In small sectors, and in each fourth game in a large one. The positions are the game's own: whoever changes them works on
 *  a copy. */
export function* latePositions(deal: number): Generator<Nexum> {
  const chance = new FastChance(mixSeeds(3, deal));
  const customSector = deal % 4 === 3 ? null : smallSectors[[2, 0, 1][deal % 4]];
  const seats = customSector === null ? 3 : 2;
  const options = optionsOf({ customSector, ruleSet: 'asteroids', civilizations: 'drafted', roundLimit: 3 });
  const state = late.setup(options, seats, chance);
  const list = new MoveList();
  const slow = chance.draw(seats + 1);
  for (let step = 0; step < STEPS && late.actors(state) !== 0; step++) {
    if (state.step === TURNS && state.evolved === 0) evolve(state, slow);
    if (chance.die(LOOKS) === 1) yield state;
    list.clear();
    late.legal(state, state.turn, list);
    late.play(state, state.turn, list.moves[chance.draw(list.length)], chance);
  }
}

/** So many planets of theirs are kept. */
const KEPT = 3;

/** Null where there is something that the plain generator has not learned. */
export function thinned(state: Nexum, from: number): Nexum | null {
  if (state.step !== TURNS || (state.asking !== NOTHING && state.asking !== KEEP)) return null;
  if (state.quantum !== 0 || state.topCount > 0) return null;
  const seat = state.turn;
  const own = Array.from({ length: PLACES }, (_, i) => (from + i) % PLACES).filter(
    (place) => state.owner[place] === seat + 1 && state.size[place] < STAR,
  );
  for (const place of own.slice(KEPT)) leave(state, place);
  return state;
}

/** The ships of a planet go, their relics wait, and stars that hang on it are left too. */
function leave(state: Nexum, place: number): void {
  const seat = state.owner[place] - 1;
  const system = Math.floor(place / SLOTS);
  for (const each of [place, system * SLOTS + FIRST_STAR, system * SLOTS + FIRST_STAR + 1]) {
    if (state.owner[each] !== seat + 1) continue;
    const carried = state.relicsAt[each] & state.carried;
    clear(state, each);
    state.moved[each] = 0;
    state.carried &= ~carried;
    state.movedRelics &= ~carried;
    state.interfering &= ~state.relicsAt[each];
    state.taken[system] &= ~(1 << (each % SLOTS));
    state.takenByExtractor[system] &= ~(1 << (each % SLOTS));
    state.relicsHeld[seat] -= carried.toString(2).replaceAll('0', '').length;
  }
}
