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

// A move is an integer: what in bits 16 and 17, from where in 10 to 15, to where in 4 to 9, how many in 0 to 3.
export const END_TURN = 0;
export const BUILD = 1;
export const SEND = 2;

export const build = (place: number): number => (BUILD << 16) | (place << 4);
export const send = (from: number, to: number): number => (SEND << 16) | (from << 10) | (to << 4);

export const kindOf = (move: number): number => move >> 16;
export const fromOf = (move: number): number => (move >> 10) & 63;
export const placeOf = (move: number): number => (move >> 4) & 63;
export const shipsOf = (move: number): number => move & 15;
