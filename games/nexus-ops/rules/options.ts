// NO-15: what can be agreed before the game, and what does not go together (NO-15.11).

import {
  choice,
  document,
  flag,
  integer,
  Refusal,
  verbatim,
  type Message,
  type OptionsOf,
} from '@starboard/engine';
import { BOARDS } from '../data/board.ts';
import { exampleDeck } from '../data/example-deck.ts';
import { EDITIONS, GOALS } from '../data/numbers.ts';
import { ADVISED_MINES, exampleMixes, MIXES, type Pile } from '../data/tokens.ts';
import { deckOf, minesOf, type DeckFile } from './deck/deck.ts';
import { pileIsGiven, pileOf, wrongPile } from './deck/piles.ts';
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

function no(reason: string): Refusal {
  return new Refusal(reason, 'NO-15.11');
}

function firstConflict(chosen: Options, seats: number): Refusal | null {
  if ((firstSeatOf(chosen) ?? 0) < seats) return null;
  return new Refusal(
    `The first player cannot be seat ${chosen.firstPlayer}: there are ${seats} seats.`,
    'NO-1.1',
  );
}

function seatConflict({ teams, board }: Options, seats: number): Refusal | null {
  if (teams && seats !== 4) return no('A team game needs four players.');
  if (board === 'energy-dependence' && seats !== 2)
    return no('The Energy Dependence board is for two players.');
  if (board === 'bad-neighbors' && seats !== 2) return no('Bad Neighbors is for two players.');
  return null;
}

function ruleConflict(chosen: Options): Refusal | null {
  if (chosen.teams && chosen.goal !== 'classic')
    return no('A team game is played to 20 points and to no other number.');
  if (chosen.interceptedTransmissions && chosen.topPriority) {
    return no(
      'With Intercepted Transmissions nobody draws missions, so Top Priority has nothing to choose from.',
    );
  }
  if (chosen.interceptedTransmissions && chosen.executiveOrders) {
    return no('With Intercepted Transmissions nobody holds missions, so Executive Orders cannot deal any.');
  }
  if (chosen.vortex && chosen.kingOfTheHill) return no('Nobody can be King of the Hill where the Vortex is.');
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
  if (kingOfTheHill) return no('The box of 2005 has no King of the Hill cards.');
  if (vortex) return no('The box of 2005 has no Vortex.');
  if (extraTokens !== 'off') return no('The box of 2005 has no extra exploration tokens.');
  return alternateUnits ? no('The box of 2005 has no alternate units.') : null;
}

function tileConflict({ board, deckFile }: Options): Refusal | null {
  if (board !== 'energy-dependence' || !energyShortage(deckOf(deckFile, false, 'off').tiles)) return null;
  return no('The deck file has not the tiles of Energy Dependence.');
}

function tokenConflict(chosen: Options): Refusal | null {
  const { board, edition, deckFile, extraTokens, tokenMix } = chosen;
  if (extraTokens !== 'off' && tokenMix !== null)
    return no('Your own mix of tokens says which are used, so the extra ones cannot be mixed in.');
  if ((extraTokens !== 'off' || tokenMix !== null) && pileIsGiven(chosen))
    return no('The deck file says which tokens lie on this board, so they cannot be mixed otherwise.');
  const wrong = wrongPile(deckOf(deckFile, false, extraTokens), edition, board, pileOf(chosen));
  return wrong === null ? null : no(wrong);
}

/** NO-15.6: what the rules advise against without forbidding it. */
export function advice(chosen: Options): readonly Message[] {
  if (chosen.board === 'energy-dependence') return [];
  const mines = minesOf(deckOf(chosen.deckFile, false, 'off'), pileOf(chosen));
  if (mines >= ADVISED_MINES) return [];
  return [
    verbatim(`The mines among these tokens bring ${mines} rubium; at least ${ADVISED_MINES} are advised.`),
  ];
}
