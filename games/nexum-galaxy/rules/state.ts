// What lies on the table and where the game is in the turn: one declaration, by subject. A place is a planet or a star;
// a civ is a civilization, of a person or of the computer.

import { declare, hasSeat, ownRow, type StateOf } from '@starboard/engine';
import { ROW_CARDS } from '../data/events.ts';
import { agreed } from './state/agreed.ts';
import { asteroids, HAND_WORDS, KINDS } from './state/asteroids.ts';
import { asked, LOAD } from './state/asked.ts';
import { campaign } from './state/campaign.ts';
import { computers } from './state/computers.ts';
import { cosmos, EVENT_CARDS, EVERYBODY, ROUND_CELLS } from './state/cosmos.ts';
import { ending } from './state/ending.ts';
import { group } from './state/group.ts';
import { pieces } from './state/pieces.ts';
import { sector } from './state/sector.ts';
import { turn, TURNS } from './state/turn.ts';

export { RULES } from './state/agreed.ts';
export { DROPPED, DROPPING, HAND_WORDS, KINDS, PATHS, WORD_CARDS } from './state/asteroids.ts';
export {
  DRAFT,
  EXPLORE,
  FLEET,
  HIDE,
  KEEP,
  LAND,
  LOAD,
  NOTHING,
  PLACE,
  RECEIVE,
  RELIC,
  SHIP,
  UNPACK,
  WINDOW,
} from './state/asked.ts';
export { ICE, SCORCHING } from './state/campaign.ts';
export { BY_LIMIT, BY_POINTS, BY_RELICS, LAST_STANDING, PEOPLE_GONE } from './state/ending.ts';
export { EVERYBODY, ROUND_CELLS, UNSEEN } from './state/cosmos.ts';
export { PACKED_ASTEROIDS, PACKED_ENERGY } from './state/group.ts';
export { AREA, HOLE, JOINED_BASE, NO_GATE, SMALL, STAR } from './state/sector.ts';
export {
  FIRST_STAR,
  HEAP_SLOT,
  MOST_ROUNDS,
  MOST_SHIPS,
  PLACES,
  PLANET_SLOTS,
  RELICS,
  SLOTS,
  STARTING_CLOUD,
  SYSTEMS,
  TYPES,
} from './state/sizes.ts';
export {
  AFFINITY,
  ALL_BUILT,
  BEGIN,
  BID,
  CARD,
  DEAL,
  DRAFTING,
  END,
  EVENTS,
  MANAGE,
  MOVE,
  NO_PLACE,
  NOT_BY_ITSELF,
  OVER,
  TOO_DEAR,
  TURNS,
  UNBARRED,
  UNHURT,
} from './state/turn.ts';

const fields = {
  ...pieces,
  ...sector,
  ...cosmos,
  ...computers,
  ...agreed,
  ...turn,
  ...asked,
  ...asteroids,
  ...campaign,
  ...ending,
  ...group,
};

export const shape = declare(fields, {
  deck: { knownTo: hasNoEvents, changesWith: [], counted: { by: 'deckSize', columns: EVENT_CARDS } },
  hand: { knownTo: ownHand, changesWith: ['fleet'] },
  stowed: { knownTo: ownStowed, changesWith: [] },
  packedTo: { knownTo: ownPacking, changesWith: ['asking', 'turn'] },
  processing: { knownTo: ownCard, changesWith: [], counted: { by: 'captured', columns: KINDS } },
  cloakPlace: { knownTo: ownCloak, changesWith: ['cloakedBy'] },
  cloakCard: { knownTo: ownCloak, changesWith: ['cloakedBy'] },
  top: { knownTo: foreseen, changesWith: ['topSeenBy', 'topSeen'] },
  rows: { knownTo: mayLook, changesWith: ['round', 'step', 'turnedUp', 'foresight', 'wise'] },
});

export type Nexum = StateOf<typeof fields>;

/** Without events there is nothing to hide. */
function hasNoEvents(state: Nexum): boolean {
  return state.cardsInPlay === 0;
}

const ofHand = ownRow(HAND_WORDS);
const ofCard = ownRow(KINDS);

/** NG-12.8, NG-12.13: where there are hands, everybody sees the own one; those of who is out lie open. */
function ownHand(state: Nexum, viewer: number, cell: number): boolean {
  if (state.handLimit === 0 || ofHand(state, viewer, cell)) return true;
  return state.fleet[Math.trunc(cell / HAND_WORDS)] === 0;
}

/** NG-18.4: which cards were sent away, whoever sent them knows. */
function ownStowed(state: Nexum, viewer: number, cell: number): boolean {
  return state.tables === 0 || ofHand(state, viewer, cell);
}

/** NG-18.4: how far packing has come would tell which cards went. */
function ownPacking(state: Nexum, viewer: number): boolean {
  return state.asking !== LOAD || viewer === state.turn;
}

/** NG-13.3: where there are asteroids, everybody sees those on the own card. */
function ownCard(state: Nexum, viewer: number, cell: number): boolean {
  return state.asteroidsInBox === 0 || ofCard(state, viewer, cell);
}

/** NG-16.3: where a cloaked ship is, and the card under it, its owner alone knows. */
function ownCloak(state: Nexum, viewer: number, relic: number): boolean {
  return state.cloakedBy[relic] === 0 || state.cloakedBy[relic] === viewer + 1;
}

/** NG-17.11: the next cards of the deck, known to who has foreseen them and who has drawn them. */
function foreseen(state: Nexum, viewer: number, cell: number): boolean {
  if (state.topSeenBy === 0 || state.topSeenBy === viewer + 1) return true;
  return state.topSeen[cell] === EVERYBODY || (viewer >= 0 && state.topSeen[cell] === viewer + 1);
}

/** NG-10.3, NG-10.15, NG-17.10: what lies face up, and the outer cards of the next round's first row by foresight, or of all rows
 *  by wisdom. */
function mayLook(state: Nexum, viewer: number, cell: number): boolean {
  const at = cell % ROUND_CELLS;
  if (at >= state.aggressiveness * ROW_CARDS) return true;
  const isOuter = at % ROW_CARDS === 0 || at % ROW_CARDS === ROW_CARDS - 1;
  if (isOuter && hasSeat(state.wise, viewer)) return true;
  if (cell - at === (state.round & 1) * ROUND_CELLS) return at < state.turnedUp * ROW_CARDS;
  // before the turns begin the rows of the next round are not dealt
  if (state.step !== TURNS) return true;
  return (at === 0 || at === ROW_CARDS - 1) && hasSeat(state.foresight, viewer);
}
