// Where things are in nexum-lite's array, and how a move is packed into an integer.

import { PLACES } from './ring.ts';

export type Flat = Uint16Array | Int32Array;

const SEATS = 4;

/** 0 nobody, else seat + 1. */
export const OWNER = 0;
export const SHIPS = PLACES;
/** Ships that arrived or were built this turn. */
export const MOVED = 2 * PLACES;
export const BUILT = 3 * PLACES;
export const ENERGY = 4 * PLACES;
export const POINTS = ENERGY + SEATS;
/** All ships of a seat. */
export const TOTAL = POINTS + SEATS;
export const TURN_OF = TOTAL + SEATS;
export const BUILDS = TURN_OF + 1;
/** Turns played. */
export const TURNS = BUILDS + 1;
/** 0 nobody yet, else seat + 1, or DRAW. */
export const WINNER = TURNS + 1;
/** How many play. */
export const SEATED = WINNER + 1;
export const LENGTH = SEATED + 1;

export const DRAW = SEATS + 1;

// A move is an integer, packed as the engine's codec packs it: what in bits 0 and 1, from where (or where it builds) in 2 to
// 7, to where in 8 to 13, how many less one in 14 to 17.
export const END_TURN = 0;
export const BUILD = 1;
export const SEND = 2;

export const build = (place: number): number => BUILD | (place << 2);
/** With one ship; each `SHIP` adds one. */
export const send = (from: number, to: number): number => SEND | (from << 2) | (to << 8);
export const SHIP = 1 << 14;

export const kindOf = (move: number): number => move & 3;
export const fromOf = (move: number): number => (move >> 2) & 63;
/** Where it builds, or where it sends to. */
export const placeOf = (move: number): number => (move >> (kindOf(move) === BUILD ? 2 : 8)) & 63;
export const shipsOf = (move: number): number => (kindOf(move) === SEND ? (move >> 14) + 1 : 0);
