// The marker of an ice or scorching sector: laid once, on a planet or on a whole system, until its owner's next turn
// (NG-19.5).

import type { MoveList } from '@starboard/engine';
import { MOST_MARKERS } from '../../data/events.ts';
import { isDead, mayRuin } from '../asteroids/ruin.ts';
import { COUNT, lowest, placeAt, slotOf, systemOf } from '../board.ts';
import { lay, lift } from '../cosmos/effects.ts';
import type { Marker, Tell } from '../events.ts';
import { moves } from '../moves.ts';
import { ICE, PLACES, PLANET_SLOTS, STAR, type Nexum } from '../state.ts';
import { openBridges } from '../ways.ts';
import { isOut } from '../victory.ts';

const { mark, blanket } = moves.kinds;

export const giftKinds: readonly number[] = [mark.id, blanket.id];

const giftMarker = ({ gift }: Nexum): Marker => (gift === ICE ? 'noManage' : 'noMove');

export function hasGift(state: Nexum, seat: number): boolean {
  return state.giftLeft === 1 && state.giftTo === seat;
}

export function gifts(state: Nexum, seat: number, into: MoveList): void {
  if (!hasGift(state, seat)) return;
  for (let system = 0; system < state.span; system++) {
    const planets = state.planets[system] & PLANET_SLOTS;
    if (COUNT[planets] > 0) into.add(blanket.make(system));
    for (let slots = planets; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (takes(state, place)) into.add(mark.make(place));
    }
  }
}

/** One more marker, or so many that it is ruined. */
function takes(state: Nexum, place: number): boolean {
  const marker = giftMarker(state);
  if (state.size[place] === 0 || state.size[place] >= STAR) return false;
  if (marker === 'noManage' && isDead(state, place)) return false;
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  return lying[place] < MOST_MARKERS || mayRuin(state, marker, place);
}

export function layGift(state: Nexum, seat: number, move: number, tell?: Tell): void {
  const marker = giftMarker(state);
  const whole = moves.kindOf(move) === blanket.id;
  const at = whole ? blanket.system(move) : mark.planet(move);
  state.giftLeft = 0;
  state.giftRound = state.round;
  tell?.({ event: 'gift', seat, marker, at, whole });
  if (whole) return cover(state, at);
  state.giftAt = at + 1;
  lay(state, marker, at, 1, tell);
}

function cover(state: Nexum, system: number): void {
  state.giftAt = PLACES + 1 + system;
  const set = state.gift === ICE ? state.idle : state.barred;
  set[system] |= state.planets[system] & PLANET_SLOTS;
  if (state.bridges !== 0) openBridges(state);
}

/** When the next turn of its owner begins, it goes. */
export function takeGiftBack(state: Nexum, tell?: Tell): void {
  const at = state.giftAt - 1;
  state.giftAt = 0;
  if (at < PLACES) return lift(state, giftMarker(state), at, tell);
  const system = at - PLACES;
  for (let slots = state.planets[system] & PLANET_SLOTS; slots !== 0; slots &= slots - 1)
    uncover(state, placeAt(system, lowest(slots)));
  if (state.bridges !== 0) openBridges(state);
  tell?.({ event: 'gift gone', marker: giftMarker(state), system });
}

function uncover(state: Nexum, place: number): void {
  const [set, lying] =
    state.gift === ICE ? [state.idle, state.noManage] : ([state.barred, state.noMove] as const);
  const stays = lying[place] > 0 || (state.gift === ICE && isDead(state, place));
  if (!stays) set[systemOf(place)] &= ~(1 << slotOf(place));
}

/** Whoever is out has no next turn: then it goes with the end of the next round. */
export function endRoundOfGift(state: Nexum, tell?: Tell): void {
  if (state.giftAt > 0 && state.round > state.giftRound && isOut(state, state.giftTo))
    takeGiftBack(state, tell);
}
