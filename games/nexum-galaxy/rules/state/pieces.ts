// What lies on the sector, and what the civilizations have.

import { many, one } from '@starboard/engine';
import { civilizationIds } from '../../data/civilizations.ts';
import {
  ALL_CIVS,
  ALL_RELICS,
  ALL_SLOTS,
  ALL_SYSTEMS,
  CIVS,
  MOST_ENERGY,
  MOST_FLEET,
  MOST_SHIPS,
  PLACES,
  RELICS,
  SYSTEMS,
} from './sizes.ts';

export const pieces = {
  /** By place: 0 nobody, else civ + 1. */
  owner: many(PLACES, CIVS),
  ships: many(PLACES, MOST_SHIPS),
  /** By place: the set of relics there, carried or waiting. */
  relicsAt: many(PLACES, ALL_RELICS),
  /** The set of relics that a ship carries. */
  carried: one(ALL_RELICS),

  energy: many(CIVS, MOST_ENERGY),
  points: many(CIVS, 30),
  /** Counted along: ships on the board and under way, relics carried, per system the set of places held, and the set of
   *  systems in which there is one. */
  fleet: many(CIVS, MOST_FLEET),
  relicsHeld: many(CIVS, RELICS),
  held: many(CIVS * SYSTEMS, ALL_SLOTS),
  heldIn: many(CIVS, ALL_SYSTEMS),
  /** The set of civs that win with an attack equal to the defence; that pay nothing for ions; whose relics help them in
   *  the turns of others. */
  tieWinners: one(ALL_CIVS),
  ionProof: one(ALL_CIVS),
  kindred: one(ALL_CIVS),
  /** By civ: its civilization + 1, 0 where none is played; the set of civs that have evolved. */
  civilization: many(CIVS, civilizationIds.length),
  evolved: one(ALL_CIVS),
};
