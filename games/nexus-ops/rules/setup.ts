// NO-1: set-up.

import type { Chance } from '@starboard/engine';
import { grounds, HEX_NAMES } from '../data/board.ts';
import {
  FIRST_RUBIUM,
  goalPoints,
  LINE_EXTRA,
  missionCards,
  RUBIUM_STEP,
  TEAM_POINTS,
} from '../data/numbers.ts';
import { TOKENS } from '../data/tokens.ts';
import { placeInRound } from './army.ts';
import { layBoard } from './board.ts';
import { drawMission } from './cards.ts';
import { COPIES, ENERGIZE_COLUMNS, FIGURES_EACH, MISSION_COLUMNS, UNIT_COLUMNS } from './columns.ts';
import { compileDeck } from './deck/compile.ts';
import { deckOf } from './deck/deck.ts';
import { pileOf } from './deck/piles.ts';
import { firstSeatOf, type Options } from './options.ts';
import { START_TURN } from './phases.ts';
import { layTiles } from './setup-tiles.ts';
import { ENERGIZES, MISSIONS, SEATS, shape, TOKEN_KINDS, TYPES, type Nexus } from './state.ts';
import { advance } from './turn.ts';
import { fillLine } from './variants/transmissions.ts';
import type { RulesVersion } from './versions.ts';

export function setup(options: Options, seats: number, chance: Chance, rules: RulesVersion): Nexus {
  const deck = deckOf(options.deckFile, options.alternateUnits, options.extraTokens);
  const state = shape.create();
  state.rules = rules;
  agree(state, options, seats);
  state.first = firstSeatOf(options) ?? chance.die(seats) - 1;
  compileDeck(state, deck, options.alternateUnits);
  layBoard(state, options.board);
  layTiles(state, options.board, deck.tiles, chance);
  layTokens(state, options);
  takeFigures(state);
  shuffleDecks(state);
  dealMissions(state, options, chance);
  state.round = 1;
  state.turn = state.first;
  state.phase = START_TURN;
  advance(state, chance);
  return state;
}

function agree(state: Nexus, options: Options, seats: number): void {
  state.seats = seats;
  state.goal = options.teams ? TEAM_POINTS : goalPoints[options.goal];
  state.teams = Number(options.teams);
  for (let seat = 0; seat < SEATS; seat++) state.side[seat] = options.teams ? 5 << (seat % 2) : 1 << seat;
  state.hillRule = Number(options.kingOfTheHill);
  state.topPriority = Number(options.topPriority);
  state.lineLength = options.interceptedTransmissions ? seats + LINE_EXTRA : 0;
  state.vortex = Number(options.vortex);
  state.roundLimit = options.roundLimit;
  state.missionCards = options.deckFile?.missionCards ?? missionCards[options.edition];
  state.missionsLeft = state.missionCards;
}

/** NO-1.4: one token face down on every hex around the Monolith. */
function layTokens(state: Nexus, options: Options): void {
  const tokens = pileOf(options);
  grounds[options.board].halves.forEach((hexes, pile) => {
    for (const name of hexes) state.token[HEX_NAMES.indexOf(name)] = pile + 1;
    TOKENS.forEach((token, kind) => (state.pile[pile * TOKEN_KINDS + kind] = tokens[token] ?? 0));
  });
}

/** NO-1.6, NO-1.8 */
function takeFigures(state: Nexus): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.rubium[seat] = FIRST_RUBIUM + RUBIUM_STEP * placeInRound(state, seat);
    for (let unit = 0; unit < TYPES; unit++) {
      state.supply[seat * TYPES + unit] = state.unitRow[unit * UNIT_COLUMNS + FIGURES_EACH];
    }
  }
}

/** NO-1.5 */
function shuffleDecks(state: Nexus): void {
  for (let card = 0; card < ENERGIZES; card++) {
    const copies = state.energizeRow[card * ENERGIZE_COLUMNS + COPIES];
    state.energizeDeck[card] = copies;
    state.energizeDeckSize[0] += copies;
  }
  for (let card = 0; card < MISSIONS; card++) {
    const copies = state.missionRow[card * MISSION_COLUMNS + COPIES];
    state.missionDeck[card] = copies;
    state.missionDeckSize[0] += copies;
  }
}

/** NO-15.3, NO-15.7 */
function dealMissions(state: Nexus, { executiveOrders }: Options, chance: Chance): void {
  if (executiveOrders) for (let seat = 0; seat < state.seats; seat++) drawMission(state, seat, chance);
  fillLine(state, chance);
}
