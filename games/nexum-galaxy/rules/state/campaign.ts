// A battle of a campaign: what the map of the campaign gives and takes here (NG-19).

import { many, one } from '@starboard/engine';
import { ALL_CIVS, CIVS, MOST_ROUNDS, MOST_SHIPS, PLACES, SYSTEMS } from './sizes.ts';

/** Markers that a first player can lay: No Movement, No Management. */
export const SCORCHING = 1;
export const ICE = 2;

export const campaign = {
  /** Is it a battle of a campaign? By civ, ships that black holes have taken in earlier battles. */
  inCampaign: one(1),
  holes: many(CIVS, MOST_SHIPS),
  /** The marker that a first player was given, who that is, and whether it still has it. */
  gift: one(ICE),
  giftTo: one(CIVS - 1),
  giftLeft: one(1),
  /** Where that marker lies: place + 1, or PLACES + 1 + system; and the round in which it was laid. */
  giftAt: one(PLACES + SYSTEMS),
  giftRound: one(MOST_ROUNDS),
  /** The set of seats with an asteroid that waits for their Processing. */
  unseen: one(ALL_CIVS),
};
