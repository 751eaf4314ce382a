// What is kept between battles, what a seat can do, and what there is to tell about it.

import { amount, codec, declare, many, named, one, open, type StateOf } from '@starboard/engine';
import { atlas } from '../data/atlas.ts';
import { PLACES } from '../data/clouds.ts';
import { CELLS, CIVS, kinds, MOST_BATTLES, MOST_POINTS, SHIPS } from '../data/map.ts';

export const CHOOSE = 0;
export const BATTLE = 1;
export const OVER = 2;
/** The first player of the battle places the cloud. */
export const CLOUD = 3;

/** The owner of what a visitor of the computer has won. */
export const VISITOR = CIVS + 1;
export const RULE_SETS = ['core', 'events', 'asteroids'] as const;
export const GOALS = ['won', 'line', 'any'] as const;
export const ENDINGS = ['three', 'alone', 'score', 'lastBattle'] as const;

const fields = {
  seats: one(CIVS, 1),
  civs: one(CIVS, 2),
  side: one(6, 3),
  ruleSet: one(RULE_SETS.length - 1),
  goal: one(GOALS.length - 1),
  scoreToWin: one(1000, 20),
  phase: one(CLOUD),
  /** The civ whose choice it is, or was. */
  turn: one(CIVS - 1),
  kind: many(CELLS.length, kinds.length - 1),
  /** 0 nobody, civ + 1, or VISITOR; and whether it was won in battle. */
  owner: many(CELLS.length, VISITOR),
  won: many(CELLS.length, 1),
  score: many(CIVS, MOST_BATTLES * MOST_POINTS),
  /** Ships lost to black holes. */
  lost: many(CIVS, SHIPS),
  battles: one(MOST_BATTLES),
  /** Battles won, by civ and then by visitors; and fought, by sector. */
  wins: many(VISITOR, MOST_BATTLES),
  fought: many(CELLS.length, MOST_BATTLES),
  /** The sector in battle + 1 and the row of the Atlas + 1; what was reported of it so far. */
  cell: one(CELLS.length),
  row: one(atlas.length),
  reported: one(2 * CIVS),
  /** Does the first player place the cloud, and where it lies, as a number of `PLACES`. */
  placing: one(1),
  cloud: one(PLACES.length - 1),
  ending: one(ENDINGS.length),
  winners: one(2 ** CIVS - 1),
};

export const shape = declare(fields, {});
export type Campaign = StateOf<typeof fields>;

export const moves = codec({
  choose: open(named('cell', CELLS)),
  scored: open(amount('points', 0, MOST_POINTS)),
  lost: open(amount('ships', 0, SHIPS)),
  won: open(named('winner', ['nobody', '1', '2', '3', '4', 'visitor'])),
  cloud: open(named('place', PLACES)),
});

export type CampaignEvent =
  | { readonly event: 'chosen'; readonly civ: number; readonly cell: number; readonly row: number }
  | { readonly event: 'settled'; readonly cell: number; readonly winner: number; readonly former: number };

export type Tell = (event: CampaignEvent) => void;
