// How much of everything there can be. Sized for the whole family: twelve disks of the box and eight of the expansion,
// six planets and two stars on each; a cloud has areas instead.

import { systemIds } from '../../data/disks.ts';
import { BOX_SHIPS, grandBattleLimits, phaseCards } from '../../data/numbers.ts';
import { relicTypes } from '../../data/sector.ts';
import { MORE_ENERGY, MORE_SHIPS } from '../../data/technologies.ts';

/** Civilizations: people first, whose numbers are those of their seats, then those of the computer. */
export const CIVS = 4;
export const SYSTEMS = 20;
/** Slots of a system: planets 1 to 6, then two stars. A place is system * SLOTS + slot. */
export const SLOTS = 8;
export const FIRST_STAR = 6;
export const PLACES = SYSTEMS * SLOTS;
/** The cloud with which the expansion begins. */
export const STARTING_CLOUD = 18;
/** In a cloud slot n is the area of seat n; the slot after those holds relics that nobody carries. */
export const HEAP_SLOT = 4;
export const RELICS = 8;
export const TYPES = relicTypes.length;
/** Letters by which events find systems. */
export const LETTERS = systemIds.length;

export const CARDS = Object.keys(phaseCards).length;

/** The slots that are planets, as a set. */
export const PLANET_SLOTS = 2 ** FIRST_STAR - 1;

export const MOST_SHIPS = grandBattleLimits.ships + MORE_SHIPS;
/** The computer may begin with more ships than it could build: with all that nobody else uses. */
export const MOST_FLEET = BOX_SHIPS;
export const MOST_ENERGY = grandBattleLimits.energy + MORE_ENERGY;
export const MOST_ROUNDS = 100_000;

export const ALL_CIVS = 2 ** CIVS - 1;
export const ALL_SYSTEMS = 2 ** SYSTEMS - 1;
export const ALL_SLOTS = 2 ** SLOTS - 1;
export const ALL_RELICS = 2 ** RELICS - 1;
