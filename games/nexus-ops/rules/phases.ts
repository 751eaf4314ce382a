// Where the game is in the turn. Decisions wait for the asked seat; steps need nobody and are taken at once, so that
// a state between two moves is always at a decision or over.

// Decisions, in the order of the turn
export const DEPLOY = 0;
/** An Energize card puts units on the board. */
export const PLACE = 1;
export const TELEPORT = 2;
export const MOVE = 3;
export const BREATHE = 4;
/** Which player a breath hits, and which unit that player gives up. */
export const VICTIM = 5;
export const SCORCH = 6;
export const EXPLORE = 7;
export const FIGHT = 8;
/** Shardians: how many are destroyed for a hit each. */
export const SHATTER = 9;
/** A moment for battle cards. */
export const WINDOW = 10;
export const REROLL = 11;
/** Who is to give up a unit, or to pick one of the enemy's, after a roll. */
export const LOSSES = 12;
/** The results of a battle won. */
export const SPOILS = 13;
/** Sporlings move on. */
export const SPORES = 14;
/** Top Priority: one of two missions is kept. */
export const CHOOSE = 15;
export const HILL = 16;
export const SCORE = 17;
/** A team-mate may pass a card: from which deck, then which. */
export const GIVE = 18;
export const SLIP = 19;
/** A unit on forbidden ground goes home. */
export const HOMING = 20;

export const OVER = 21;

// Steps
export const START_TURN = 22;
export const SEEK_BREATH = 23;
export const AFTER_BREATH = 24;
export const DISCOVER = 25;
export const SEEK_BATTLE = 26;
export const SHARDS = 27;
export const NEXT_TYPE = 28;
export const ASK = 29;
export const ROLL = 30;
export const COUNT = 31;
export const TOLL = 32;
export const RESULTS = 33;
export const CLAIM = 34;
export const AFTERMATH = 35;
export const INCOME = 36;
export const DRAW = 37;
export const MONOLITH = 38;
export const LAST_CALL = 39;
export const CLOSING = 40;
export const SEND_HOME = 41;
export const END_TURN = 42;

export const PHASES = END_TURN + 1;

export function isStep(phase: number): boolean {
  return phase >= START_TURN;
}
