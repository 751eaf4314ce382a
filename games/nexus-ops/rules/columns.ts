// A table's units, cards and tokens as cells: a deck file may change them, and a state must stand on its own.

// Units, a row per figure
export const COST = 0;
export const HITS_ON = 1;
export const ORDER = 2;
export const FIGURES_EACH = 3;
export const MINES = 4;
/** A set of terrains. */
export const FORBIDDEN = 5;
export const GAIT = 6;
export const PICKS_ON = 7;
export const BREATH_ON = 8;
export const BREATH_AGAIN = 9;
/** A set of terrains. */
export const FIRST_IN = 10;
export const PER_HEX = 11;
export const FEWER_DICE = 12;
export const SHATTERS = 13;
export const SPREADS = 14;
/** Bonus by terrain from here on. */
export const BONUS = 15;
export const UNIT_COLUMNS = 21;

/** A gait of 0 is one step. */
export const STRIDE = 1;
export const LEAP = 2;
export const FLY = 3;
export const DIVE = 4;

// Energize cards, a row per name
export const COPIES = 0;
export const EFFECT = 1;
export const AMOUNT = 2;
/** Unit + 1 and land + 1, 0 where there is none. */
export const RECRUIT_UNIT = 3;
export const RECRUIT_ON = 4;
export const ENERGIZE_COLUMNS = 5;

/** Effects in the order of the guide: up to TELEPORT_EFFECT they belong to the Deploy phase. */
export const GAIN = 0;
export const PROSPECT = 1;
export const RECRUIT = 2;
export const MARCH = 3;
export const TELEPORT_EFFECT = 4;
export const RALLY = 5;
export const TUNE = 6;
export const REPEAT = 7;
export const REROLL_EFFECT = 8;
export const SHIELD = 9;
export const AIM = 10;

// Secret Missions, a row per name; COPIES is the first column here too
export const POINTS = 1;
export const RED = 2;
export const GOAL = 3;
/** Land + 1 and units + 1, 0 where there is none. */
export const GOAL_LAND = 4;
export const GOAL_UNIT = 5;
export const GOAL_SLAYING = 6;
export const GOAL_BASE = 7;
export const GOAL_FLOWN = 8;
export const MISSION_COLUMNS = 9;

export const WON = 0;
export const SLAIN = 1;
export const DOMINATING = 2;
export const HOLDING = 3;
export const ROASTED = 4;

// Exploration tokens, a row per kind
/** Unit + 1, 0 where there is none. */
export const TOKEN_UNIT = 0;
export const TOKEN_MINE = 1;
export const TOKEN_ENERGIZE = 2;
export const TOKEN_RUBIUM = 3;
export const TOKEN_COLUMNS = 4;
