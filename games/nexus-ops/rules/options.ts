// NO-15: what can be agreed before the game, and what does not go together (NO-15.11).

import {
  choice,
  document,
  flag,
  integer,
  type Message,
  type OptionsOf,
  type Refusal,
} from '@starboard/engine';
import { BOARDS } from '../data/board.ts';
import { exampleDeck } from '../data/example-deck.ts';
import { EDITIONS, GOALS } from '../data/numbers.ts';
import { ADVISED_MINES, exampleMixes, MIXES, type Pile } from '../data/tokens.ts';
import { refuse, say } from '../words/messages.ts';
import { deckOf, minesOf, type DeckFile } from './deck/deck.ts';
import { CONFLICT_RULE, pileIsGiven, pileOf, wrongPile } from './deck/piles.ts';
import { readDeckFile, readTokenMix } from './deck/read.ts';
import { energyShortage } from './setup-tiles.ts';
import { MOST_ROUNDS } from './state.ts';

export const options = {
  goal: choice({
    title: 'Points to win',
    help: 'Classic plays to 12, Time Is of the Essence to 10, In for the Long Haul to 14',
    of: GOALS,
    default: 'classic',
  }),
  teams: flag({ title: 'Teams', help: 'Two teams of two, to 20 points together', default: false }),
  firstPlayer: choice({
    title: 'First player',
    help: 'A seat, or one drawn at random. Who plays later gets more rubium',
    of: ['random', '1', '2', '3', '4'],
    default: 'random',
  }),
  executiveOrders: flag({
    title: 'Executive Orders',
    help: 'Everybody begins with a Secret Mission',
    default: false,
  }),
  kingOfTheHill: flag({
    title: 'King of the Hill',
    help: 'The Monolith may bring a point instead of cards',
    default: false,
  }),
  topPriority: flag({ title: 'Top Priority', help: 'Draw two Secret Missions and keep one', default: false }),
  interceptedTransmissions: flag({
    title: 'Intercepted Transmissions',
    help: 'Secret Missions lie open for everybody',
    default: false,
  }),
  extraTokens: choice({
    title: 'Extra Exploration Tokens',
    help: 'Six more tokens take the place of the Rock Striders, or of some of each unit',
    of: MIXES,
    default: 'off',
  }),
  tokenMix: document<Pile>({
    title: 'Exploration tokens',
    help: 'Your own mix: how many of each kind lie on the board, 18 in all, or 6 on each half of Energy Dependence',
    read: readTokenMix,
    examples: exampleMixes,
  }),
  vortex: flag({ title: 'Vortex', help: 'The Monolith is a storm that nobody enters', default: false }),
  alternateUnits: flag({
    title: 'Alternate Units',
    help: 'Clones, Sporlings, Shardians, Blitzers, Divers and Wyrms',
    default: false,
  }),
  board: choice({
    title: 'Board',
    help: 'Two players may play on Energy Dependence, or as Bad Neighbors',
    of: BOARDS,
    default: 'standard',
  }),
  edition: choice({
    title: 'Edition',
    help: 'Which box: the one of 2005 has 22 Mission cards and no optional components',
    of: EDITIONS,
    default: '2024',
  }),
  deckFile: document<DeckFile>({
    title: 'Deck file',
    help: 'Your own cards, units, tokens and tiles',
    read: readDeckFile,
    examples: [exampleDeck],
  }),
  roundLimit: integer({
    title: 'Last round',
    help: 'After this round the tie-breakers decide; 0: the game has no last round',
    min: 0,
    max: MOST_ROUNDS,
    default: 0,
  }),
};

export type Options = OptionsOf<typeof options>;

/** NO-1.1: the seat that was agreed on; null where it is drawn. */
export function firstSeatOf({ firstPlayer }: Options): number | null {
  return firstPlayer === 'random' ? null : Number(firstPlayer) - 1;
}

/** NO-1.1, NO-15.11 */
export function conflict(chosen: Options, seats: number): Refusal | null {
  return (
    firstConflict(chosen, seats) ??
    seatConflict(chosen, seats) ??
    ruleConflict(chosen) ??
    editionConflict(chosen) ??
    tileConflict(chosen) ??
    tokenConflict(chosen)
  );
}

function firstConflict(chosen: Options, seats: number): Refusal | null {
  if ((firstSeatOf(chosen) ?? 0) < seats) return null;
  return refuse('NO-1.1', 'firstSeatMissing', { seat: Number(chosen.firstPlayer), seats });
}

function seatConflict({ teams, board }: Options, seats: number): Refusal | null {
  if (teams && seats !== 4) return refuse(CONFLICT_RULE, 'teamsOfFour');
  if (board === 'energy-dependence' && seats !== 2) return refuse(CONFLICT_RULE, 'energyForTwo');
  if (board === 'bad-neighbors' && seats !== 2) return refuse(CONFLICT_RULE, 'neighborsForTwo');
  return null;
}

function ruleConflict(chosen: Options): Refusal | null {
  if (chosen.teams && chosen.goal !== 'classic') return refuse(CONFLICT_RULE, 'teamGoal');
  if (chosen.interceptedTransmissions && chosen.topPriority) {
    return refuse(CONFLICT_RULE, 'noMissionsToChoose');
  }
  if (chosen.interceptedTransmissions && chosen.executiveOrders) {
    return refuse(CONFLICT_RULE, 'noMissionsToDeal');
  }
  if (chosen.vortex && chosen.kingOfTheHill) return refuse(CONFLICT_RULE, 'hillInVortex');
  return null;
}

function editionConflict({
  edition,
  kingOfTheHill,
  vortex,
  extraTokens,
  alternateUnits,
}: Options): Refusal | null {
  if (edition !== '2005') return null;
  if (kingOfTheHill) return refuse(CONFLICT_RULE, 'noHillIn2005');
  if (vortex) return refuse(CONFLICT_RULE, 'noVortexIn2005');
  if (extraTokens !== 'off') return refuse(CONFLICT_RULE, 'noExtraTokensIn2005');
  return alternateUnits ? refuse(CONFLICT_RULE, 'noAlternatesIn2005') : null;
}

function tileConflict({ board, deckFile }: Options): Refusal | null {
  if (board !== 'energy-dependence' || !energyShortage(deckOf(deckFile, false, 'off').tiles)) return null;
  return refuse(CONFLICT_RULE, 'noEnergyTiles');
}

function tokenConflict(chosen: Options): Refusal | null {
  const { board, edition, deckFile, extraTokens, tokenMix } = chosen;
  if (extraTokens !== 'off' && tokenMix !== null) return refuse(CONFLICT_RULE, 'extrasInOwnMix');
  if ((extraTokens !== 'off' || tokenMix !== null) && pileIsGiven(chosen))
    return refuse(CONFLICT_RULE, 'tokensGiven');
  return wrongPile(deckOf(deckFile, false, extraTokens), edition, board, pileOf(chosen));
}

/** NO-15.6: what the rules advise against without forbidding it. */
export function advice(chosen: Options): readonly Message[] {
  if (chosen.board === 'energy-dependence') return [];
  const mines = minesOf(deckOf(chosen.deckFile, false, 'off'), pileOf(chosen));
  return mines >= ADVISED_MINES ? [] : [say('fewMines', { mines, advised: ADVISED_MINES })];
}
