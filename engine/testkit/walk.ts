// Random games under observation: at every step all checks look at the position and at the move.

import { FastChance, recordedFast, seatsOf, type Game } from '../index.ts';
import { setUpCase, type Case, type Step } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { logHolds } from './logged.ts';
import { oneChain, ordersEnd, reportIsFree, seatsCommute } from './orders.ts';
import { imagination, noLeak, withinTheView } from './secrecy.ts';
import { conservation, noDeadEnd, noSideEffect, outcomeFits, roundTrips, secondOpinion } from './sound.ts';
import { legalMoves, oneOf, type Check, type MoveCheck, type Spot } from './spot.ts';

/** Cheap and first: what comes after may rely on these. */
const ALWAYS: readonly Check[] = [noSideEffect, conservation, outcomeFits, noDeadEnd];
const SAMPLED: readonly Check[] = [secondOpinion, roundTrips, withinTheView, imagination, ordersEnd];
const MOVES: readonly MoveCheck[] = [reportIsFree, seatsCommute, noLeak];

export interface Walk {
  readonly kase: Case;
  readonly found: Finding | null;
}

export interface Pace {
  /** The share of positions at which the costly checks are made. */
  readonly share: number;
  /** Steps after which the walk stops without complaint; the game's own limit still counts. */
  readonly steps?: number;
  /** How often each kind of move was played so far: rare kinds are sought. Absent: all moves alike. */
  readonly seen?: number[];
}

/** Plays on from the set-up until the game ends or something is found. */
export function walk(game: Game, setting: Omit<Case, 'steps'>, pace: Pace): Walk {
  const chance = new FastChance(setting.seed ^ 0x77a1c);
  const steps: Step[] = [];
  const kase = { ...setting, steps };
  try {
    const state = setUpCase(game, kase);
    const spot: Spot = { game, state, seats: setting.seats, chance };
    for (;;) {
      const wrong = lookAt(spot, pace.share);
      if (wrong !== null) return { kase, found: wrong };
      const actors = seatsOf(game.actors(state));
      if (actors.length === 0) return { kase, found: logHolds(game, kase, state, chance) };
      if (steps.length >= game.longestGame) return { kase, found: runaway(game) };
      if (steps.length >= (pace.steps ?? Infinity)) return { kase, found: null };
      const step = nextStep(spot, actors, pace.seen);
      steps.push(step);
      const faulty = watchMove(spot, step, pace.share);
      if (faulty !== null) return { kase, found: faulty };
      game.play(state, step.seat, step.move, recordedFast(step.seed));
    }
  } catch (error) {
    return { kase, found: finding('crash', error instanceof Error ? error.message : String(error)) };
  }
}

function runaway(game: Game): Finding {
  return finding('runaway', `no end after ${game.longestGame} moves`);
}

function lookAt(spot: Spot, share: number): Finding | null {
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

function watchMove(spot: Spot, { seat, move }: Step, share: number): Finding | null {
  if (spot.chance.draw(1000) >= share * 1000) return null;
  for (const check of MOVES) {
    const wrong = check(spot, seat, move);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A seat in the middle of an order goes on with it, as at a table where orders are committed whole. */
function nextStep(
  { game, state, chance }: Spot,
  actors: readonly number[],
  seen: number[] | undefined,
): Step {
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
