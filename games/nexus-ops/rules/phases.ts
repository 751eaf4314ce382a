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
/** Between a battle won and the next: missions are played, Sporlings move on. */
export const SPOILS = 13;
/** Top Priority: one of two missions is kept. */
export const CHOOSE = 14;
export const HILL = 15;
export const SCORE = 16;
/** A team-mate may pass a card: from which deck, then which. */
export const GIVE = 17;
export const SLIP = 18;
/** A unit on forbidden ground goes home. */
export const HOMING = 19;

export const OVER = 20;

// Steps
export const START_TURN = 21;
export const SEEK_BREATH = 22;
export const AFTER_BREATH = 23;
export const DISCOVER = 24;
export const SEEK_BATTLE = 25;
export const SHARDS = 26;
export const NEXT_TYPE = 27;
export const ASK = 28;
export const ROLL = 29;
export const COUNT = 30;
export const TOLL = 31;
export const RESULTS = 32;
export const SPREAD = 33;
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
