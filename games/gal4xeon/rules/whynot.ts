// Why a seat may not write that down: a second reading of the rules, sector by sector, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { DICE } from '../data/numbers.ts';
import { actions, technologyIds, tracks } from '../data/sheet.ts';
import { refuse } from '../words/messages.ts';
import { moves } from './moves.ts';
import { extrasOn, minimumOf, modifierOf, spentAt, valueOn } from './round.ts';
import { pageOf, type Gal4Xeon } from './state.ts';
import { whyNotConquer, whyNotExploit, whyNotExplore, whyNotTrade } from './whynot-sectors.ts';

const { kinds } = moves;

/** Which icon a move answers; -1 for moves that need none. */
const ANSWERS: Readonly<Record<number, number>> = {
  [kinds.explore.id]: actions.indexOf('explore'),
  [kinds.conquer.id]: actions.indexOf('conquer'),
  [kinds.research.id]: actions.indexOf('research'),
  [kinds.exploit.id]: actions.indexOf('exploit'),
  [kinds.trade.id]: actions.indexOf('trade'),
};

export function whyNot(state: Gal4Xeon, seat: number, move: number): Refusal | null {
  const page = pageOf(state, seat);
  const kind = moves.kindOf(move);
  const waiting = state.action[page] - 1;
  if (state.owed[page] === 1) return whyNotProceeds(state, page, move);
  if (kind === kinds.raise.id) return refuse('GX-8.3', 'noTrade');
  if (kind === kinds.decline.id) return waiting >= 0 ? null : refuse('GX-3.10', 'nothingWaits');
  const answers = ANSWERS[kind] ?? -1;
  if (answers < 0) return waiting < 0 ? whyNotProgress(state, seat, move) : takeItFirst(waiting);
  if (waiting < 0) return refuse('GX-3.3', 'noIcon', { action: actions[answers] });
  return waiting === answers ? whyNotAction(state, page, move) : takeItFirst(waiting);
}

function takeItFirst(waiting: number): Refusal {
  return refuse('GX-3.3', 'actionFirst', { action: actions[waiting] });
}

function whyNotAction(state: Gal4Xeon, page: number, move: number): Refusal | null {
  switch (moves.kindOf(move)) {
    case kinds.explore.id:
      return whyNotExplore(
        state,
        page,
        kinds.explore.range(move),
        kinds.explore.turn(move),
        kinds.explore.hex(move),
      );
    case kinds.conquer.id:
      return whyNotConquer(state, page, kinds.conquer.hex(move));
    case kinds.exploit.id:
      return whyNotExploit(state, page, kinds.exploit.hex(move));
    case kinds.trade.id:
      return whyNotTrade(state, page, kinds.trade.hex(move));
    default:
      return whyNotResearch(state, page, kinds.research.technology(move));
  }
}

/** GX-8.3: a trade is not over before its proceeds are taken. */
function whyNotProceeds(state: Gal4Xeon, page: number, move: number): Refusal | null {
  switch (moves.kindOf(move)) {
    case kinds.raise.id:
      return state.trades[page] < state.tradeDice ? null : refuse('GX-8.4', 'tradeDiceFull');
    case kinds.research.id:
      return whyNotResearch(state, page, kinds.research.technology(move));
    default:
      return refuse('GX-8.3', 'proceedsFirst');
  }
}

function whyNotResearch(state: Gal4Xeon, page: number, which: number): Refusal | null {
  const technology = technologyIds[which];
  const isIn = (set: number, each: number): boolean => Math.floor(set / 2 ** each) % 2 === 1;
  if (!isIn(state.technologies, which)) return refuse('GX-6.1', 'notOnSheets', { technology });
  if (isIn(state.technology[page], which)) return refuse('GX-6.3', 'researchedAlready', { technology });
  const needs = technologyIds.find(
    (_, other) => isIn(state.needs[which], other) && !isIn(state.technology[page], other),
  );
  return needs === undefined ? null : refuse('GX-6.1', 'needsFirst', { technology, needs });
}

function whyNotProgress(state: Gal4Xeon, seat: number, move: number): Refusal | null {
  switch (moves.kindOf(move)) {
    case kinds.assign.id:
      return whyNotAssign(state, seat, kinds.assign.value(move), kinds.assign.track(move));
    case kinds.extra.id:
      return whyNotExtra(state, seat, kinds.extra.track(move));
    default:
      return whyNotFinish(state, seat);
  }
}

/** The round table's line as values and extra squares by track. */
function lineOf(
  state: Gal4Xeon,
  seat: number,
): { readonly values: readonly number[]; readonly extras: readonly number[] } {
  const line = state.spent[spentAt(state, pageOf(state, seat))];
  return { values: tracks.map((_, t) => valueOn(line, t)), extras: tracks.map((_, t) => extrasOn(line, t)) };
}

function tracksInUse(state: Gal4Xeon, seat: number): readonly number[] {
  const { values, extras } = lineOf(state, seat);
  return [...tracks.keys()].filter((track) => values[track] + extras[track] > 0);
}

/** Values of the dice that are not assigned yet. */
function diceLeft(state: Gal4Xeon, seat: number): readonly number[] {
  const left = [...state.dice].map((die) => Math.max(die, minimumOf(state, seat)));
  for (const value of lineOf(state, seat).values) if (value > 0) left.splice(left.indexOf(value), 1);
  return left;
}

function extrasToFill(state: Gal4Xeon, seat: number): number {
  return lineOf(state, seat).extras.reduce((rest, used) => rest - used, modifierOf(state, seat));
}

function whyNotAssign(state: Gal4Xeon, seat: number, value: number, track: number): Refusal | null {
  if (lineOf(state, seat).values[track] > 0) {
    return refuse('GX-3.1', 'trackHasDie', { track: tracks[track] });
  }
  const fourth = whyNotFourth(state, seat, track);
  if (fourth !== null || diceLeft(state, seat).includes(value)) return fourth;
  const minimum = minimumOf(state, seat);
  if (value < minimum) return refuse('GX-2.3', 'belowMinimum', { value, minimum });
  return refuse('GX-3.1', 'noSuchDie', { value });
}

function whyNotExtra(state: Gal4Xeon, seat: number, track: number): Refusal | null {
  if (extrasToFill(state, seat) === 0) return refuse('GX-3.6', 'noExtraSquare');
  const used = tracksInUse(state, seat);
  if (used.length === DICE && !used.some((each) => hasRoom(state, seat, each))) {
    return refuse('GX-3.5', 'tracksFull');
  }
  return whyNotFourth(state, seat, track);
}

function whyNotFourth(state: Gal4Xeon, seat: number, track: number): Refusal | null {
  const used = tracksInUse(state, seat);
  if (used.length < DICE || used.includes(track)) return null;
  return refuse('GX-3.6', 'fourthTrack', { track: tracks[track] });
}

function hasRoom(state: Gal4Xeon, seat: number, track: number): boolean {
  return state.filled[pageOf(state, seat) * tracks.length + track] < state.squares[track];
}

function whyNotFinish(state: Gal4Xeon, seat: number): Refusal | null {
  const dice = diceLeft(state, seat);
  if (dice.length > 0) return refuse('GX-3.14', 'diceLeft', { dice });
  const room = tracksInUse(state, seat).some((track) => hasRoom(state, seat, track));
  if (!room || extrasToFill(state, seat) === 0) return null;
  return refuse('GX-3.8', 'extrasLeft', { squares: extrasToFill(state, seat) });
}
