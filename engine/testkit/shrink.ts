// Makes a failing case smaller: fewer seats, plainer options, fewer steps, while the same kind of fault is found. First
// other random games are tried, then steps are cut out of the best one.

import { FastChance, type Game, type OptionValues } from '../index.ts';
import { defaultOptions, recordedFast } from '../doors/match.ts';
import { setUpCase, type Case, type CaseStep } from './case.ts';
import type { Finding } from './finding.ts';
import { legalMoves, owes } from './test-position.ts';
import { walk } from './walk.ts';

const ATTEMPTS = 150;
/** Steps that all attempts together may take, random ones and cut ones each: a game of thousands of moves must not
 *  keep somebody waiting who only wants to see the fault. */
const MOST_STEPS = 20_000;

/** Steps that may be played to see whether a cut case is legal at all, which costs far less than checking it. */
const QUICK_STEPS = 1_000_000;
/** Ranges up to this many steps are tried at every place. */
const SHORT = 24;

interface Failing {
  readonly kase: Case;
  readonly found: Finding;
}

export function shrink(game: Game, kase: Case, found: Finding): Failing {
  let best: Failing = { kase, found };
  // a game without an end has no shorter one
  if (found.kind === 'runaway') return best;
  const left = { steps: MOST_STEPS };
  for (const setting of simpler(game, kase)) best = shorterGame(game, setting, best, left) ?? best;
  best = shorterGame(game, best.kase, best, left) ?? best;
  return cut(game, best);
}

/** Settings to try instead, the plainest first. */
function simpler(game: Game, { seats, options }: Case): { seats: number; options: OptionValues }[] {
  const plain = { ...defaultOptions(game.options), ...game.simulationOptions };
  const tries = [
    { seats: game.seats.min, options: plain },
    { seats, options: plain },
    { seats: game.seats.min, options },
  ];
  return tries.filter((each) => game.conflict(each.options, each.seats) === null);
}

/** Other random games of that setting that show the same kind of fault sooner. */
function shorterGame(
  game: Game,
  { seats, options }: { seats: number; options: OptionValues },
  best: Failing,
  left: { steps: number },
): Failing | null {
  const chance = new FastChance(best.kase.seed);
  let shortest: Failing | null = null;
  let steps = best.kase.steps.length;
  for (let i = 0; i < ATTEMPTS && steps > 1 && left.steps > 0; i++) {
    const { kase, found } = walk(
      game,
      { seats, options, seed: chance.bits() },
      { share: 1, steps: steps - 1 },
    );
    left.steps -= kase.steps.length;
    if (found?.kind !== best.found.kind) continue;
    shortest = { kase, found };
    steps = kase.steps.length;
  }
  return shortest;
}

/** The case without the steps that the fault does not need: halves, quarters and so on, then every short range down to
 *  single steps, are left out wherever the rest is still legal and still shows the fault. */
export function cut(game: Game, failing: Failing): Failing {
  let best = failing;
  const left = { steps: MOST_STEPS, quick: QUICK_STEPS };
  const attempt = (script: readonly CaseStep[]): void => {
    const { kase, found } = walk(game, best.kase, { share: 1, script });
    left.steps -= kase.steps.length;
    if (found?.kind === failing.found.kind) best = { kase, found };
  };
  // the checks may see it sooner than the walk did, whose checks were a sample
  attempt(best.kase.steps);
  for (const size of sizes(best.kase.steps.length)) {
    // short ranges everywhere, since a round begins anywhere; long ones side by side
    const stride = size > SHORT ? size : 1;
    for (
      let start = best.kase.steps.length - size;
      start > -stride && left.steps > 0 && left.quick > 0;
      start -= stride
    ) {
      const from = Math.max(0, start);
      const script = best.kase.steps.toSpliced(from, size);
      left.quick -= script.length;
      if (script.length < best.kase.steps.length && isPlayable(game, best.kase, script, from))
        attempt(script);
    }
  }
  return best;
}

function sizes(steps: number): number[] {
  const long: number[] = [];
  for (let size = Math.ceil(steps / 2); size > SHORT; size = Math.ceil(size / 2)) long.push(size);
  return [...long, ...Array.from({ length: SHORT }, (_, i) => SHORT - i)];
}

/** Are the steps legal from number `from` on? Those before are known to be. */
function isPlayable(game: Game, kase: Case, script: readonly CaseStep[], from: number): boolean {
  try {
    const state = setUpCase(game, kase);
    return script.every(({ seat, move, seed }, i) => {
      if (i >= from && (!owes(game, state, seat) || !legalMoves(game, state, seat).includes(move)))
        return false;
      // the last one may be what crashes
      if (i < script.length - 1) game.play(state, seat, move, recordedFast(seed));
      return true;
    });
  } catch {
    return false;
  }
}
