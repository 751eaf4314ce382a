// Random games under observation: at every step all checks look at the position and at the move.

import { FastChance, seatsOf, type Game, type State } from '../index.ts';
import { recordedFast } from '../doors/match.ts';
import { at, setUpCase, type Case, type CaseStep } from './case.ts';
import { draftsAgree, speedIsNoMatter } from './drafts.ts';
import type { Dreams } from './dreams.ts';
import { finding, type Finding } from './finding.ts';
import { logHolds } from './logged.ts';
import { oneChain, ordersEnd, reportIsFree, seatsCommute } from './orders.ts';
import { imagination, noLeak, withinTheView } from './secrecy.ts';
import {
  advised,
  conservation,
  knownTurn,
  noDeadEnd,
  noSideEffect,
  outcomeFits,
  roundTrips,
  secondOpinion,
  sheetIsPublic,
} from './sound.ts';
import { firstSeatBegins, setUpHolds } from './setting-up.ts';
import { standingHolds } from './standing.ts';
import { undeclared, type Witness } from './traits.ts';
import { legalMoves, oneOf, type Check, type MoveCheck, type TestPosition } from './test-position.ts';
import { Unrepeatable } from './twins.ts';

/** Cheap and first: what comes after may rely on these. */
const ALWAYS: readonly Check[] = [noSideEffect, conservation, outcomeFits, noDeadEnd, knownTurn];
const SAMPLED: readonly Check[] = [
  secondOpinion,
  sheetIsPublic,
  roundTrips,
  withinTheView,
  imagination,
  standingHolds,
  ordersEnd,
  draftsAgree,
  speedIsNoMatter,
];
const MOVES: readonly MoveCheck[] = [reportIsFree, seatsCommute, noLeak];

export interface Walk {
  readonly kase: Case;
  readonly found: Finding | null;
}

export interface WalkPace {
  /** The share of positions at which the costly checks are made. */
  readonly share: number;
  /** Steps after which the walk stops, with a look at its log; the game's own limit still counts. */
  readonly steps?: number;
  /** How often each kind of move was played so far: rare kinds are sought. Absent: all moves alike. */
  readonly seen?: number[] | undefined;
  readonly dreams?: Dreams;
  readonly witness?: Witness;
  /** The steps to follow instead of random ones: the walk stops at their end, or where one is not legal. */
  readonly script?: readonly CaseStep[];
}

/** How often the checks look at the last step of a script: they look at random, and the fault is to be there. */
const LAST_LOOKS = 8;
/** And so many steps at the end of its log are all looked at. */
const LAST_STEPS = 20;

/** Plays on from the set-up until the game ends or something is found. */
export function walk(tested: Game, setting: Omit<Case, 'steps'>, pace: WalkPace): Walk {
  const { game, stoppedAt } = named(tested);
  const { seats, options, seed } = setting;
  const chance = new FastChance(seed ^ 0x77a1c);
  const steps: CaseStep[] = [];
  const kase = { seats, options, seed, steps };
  const { script } = pace;
  const most = script?.length ?? pace.steps ?? Infinity;
  try {
    const unsaid = advised(game, options, seats) ?? setUpHolds(game, kase) ?? firstSeatBegins(game, kase);
    if (unsaid !== null) return { kase, found: unsaid };
    const state = setUpCase(game, kase);
    const spot: TestPosition = { game, state, seats, chance, dreams: pace.dreams, said: [] };
    for (;;) {
      const looks = script !== undefined && steps.length >= most - 1 ? LAST_LOOKS : 1;
      const wrong = repeated(looks, () => lookAt(spot, pace.share));
      if (wrong !== null) return { kase, found: wrong };
      const actors = seatsOf(game.actors(state));
      if (actors.length === 0 || steps.length >= most) {
        return logged(game, kase, state, chance, script === undefined ? Infinity : most - LAST_STEPS);
      }
      if (steps.length >= game.longestGame) return { kase, found: runaway(game) };
      const step = script === undefined ? nextStep(spot, actors, pace.seen) : script[steps.length];
      if (script !== undefined && !isLegal(spot, actors, step)) return { kase, found: null };
      steps.push(step);
      const faulty = repeated(looks, () => watchMove(spot, step, pace.share));
      if (faulty !== null) return { kase, found: faulty };
      const dice = recordedFast(step.seed);
      game.play(state, step.seat, step.move, dice);
      const made = { actors: actors.length, move: step.move, draws: dice.draws.length };
      const strange = undeclared(game, made);
      if (strange !== null) return { kase, found: strange };
      pace.witness?.note(state, made);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kase, found: finding('crash', `${message}${stoppedAt()}`) };
  }
}

/** The game, and the move that could not be played, in words: a check may have tried it, not the walk. */
function named(tested: Game): { game: Game; stoppedAt: () => string } {
  let where = '';
  const play: Game['play'] = (state, seat, move, chance, report) => {
    try {
      tested.play(state, seat, move, chance, report);
    } catch (error) {
      if (!(error instanceof Unrepeatable)) where = at(tested, { seat, move });
      throw error;
    }
  };
  return { game: { ...tested, play }, stoppedAt: () => where };
}

/** The case up to where its log shows a fault, or all of it. */
function logged(game: Game, kase: Case, end: State, chance: FastChance, keen: number): Walk {
  const wrong = logHolds(game, kase, end, chance, keen);
  if (wrong === null) return { kase, found: null };
  const { kind, message, steps } = wrong;
  return { kase: { ...kase, steps: kase.steps.slice(0, steps) }, found: finding(kind, message) };
}

function repeated(times: number, look: () => Finding | null): Finding | null {
  for (let i = 0; i < times; i++) {
    const wrong = look();
    if (wrong !== null) return wrong;
  }
  return null;
}

/** May that step come next? */
function isLegal(
  { game, state }: TestPosition,
  actors: readonly number[],
  { seat, move }: CaseStep,
): boolean {
  const ordering = actors.find((each) => game.inOrder(state, each)) ?? seat;
  return seat === ordering && actors.includes(seat) && legalMoves(game, state, seat).includes(move);
}

function runaway(game: Game): Finding {
  return finding('runaway', `no end after ${game.longestGame} moves`);
}

function lookAt(spot: TestPosition, share: number): Finding | null {
  for (const check of ALWAYS) {
    const wrong = check(spot);
    if (wrong !== null) return wrong;
  }
  if (spot.chance.draw(1000) >= share * 1000) return null;
  for (const check of SAMPLED) {
    const wrong = check(spot);
    if (wrong !== null) return wrong;
  }
  // enumerating all chains is the costliest check there is
  return spot.chance.draw(8) === 0 ? oneChain(spot) : null;
}

function watchMove(spot: TestPosition, { seat, move }: CaseStep, share: number): Finding | null {
  if (spot.chance.draw(1000) >= share * 1000) return null;
  for (const check of MOVES) {
    const wrong = check(spot, seat, move);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A seat in the middle of an order goes on with it, as at a table where orders are committed whole. */
function nextStep(
  { game, state, chance }: TestPosition,
  actors: readonly number[],
  seen: number[] | undefined,
): CaseStep {
  const seat = actors.find((each) => game.inOrder(state, each)) ?? oneOf(chance, actors);
  const legal = legalMoves(game, state, seat);
  const move = seen === undefined ? oneOf(chance, legal) : rarest(game, legal, seen, chance);
  if (seen !== undefined) seen[game.moves.kindOf(move)] = (seen[game.moves.kindOf(move)] ?? 0) + 1;
  return { seat, move, seed: chance.bits() };
}

function rarest(game: Game, legal: readonly number[], seen: readonly number[], chance: FastChance): number {
  const weights = legal.map((move) => Math.ceil(1e6 / (1 + (seen[game.moves.kindOf(move)] ?? 0))));
  return legal[chance.pick(weights)];
}
