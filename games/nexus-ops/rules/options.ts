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
    of: GOALS,
    default: 'classic',
  }),
  teams: flag({ default: false }),
  firstPlayer: choice({
    of: ['random', '1', '2', '3', '4'],
    default: 'random',
  }),
  executiveOrders: flag({
    default: false,
  }),
  kingOfTheHill: flag({
    default: false,
  }),
  topPriority: flag({ default: false }),
  interceptedTransmissions: flag({
    default: false,
  }),
  extraTokens: choice({
    of: MIXES,
    default: 'off',
  }),
  tokenMix: document<Pile>({
    read: readTokenMix,
    examples: exampleMixes,
  }),
  vortex: flag({ default: false }),
  alternateUnits: flag({
    default: false,
  }),
  board: choice({
    of: BOARDS,
    default: 'standard',
  }),
  edition: choice({
    of: EDITIONS,
    default: '2024',
  }),
  deckFile: document<DeckFile>({
    read: readDeckFile,
    examples: [exampleDeck],
  }),
  roundLimit: integer({
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
