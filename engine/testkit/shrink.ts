// Makes a failing case smaller: fewer seats, plainer options, fewer steps, while the same kind of fault is found.

import { defaultOptions, FastChance, type Game, type OptionValues } from '../index.ts';
import type { Case } from './case.ts';
import type { Finding } from './finding.ts';
import { walk, type Walk } from './walk.ts';

const ATTEMPTS = 150;

export function shrink(game: Game, kase: Case, found: Finding): { kase: Case; found: Finding } {
  let best: { kase: Case; found: Finding } = { kase, found };
  // a game without an end has no shorter one
  if (found.kind === 'runaway') return best;
  for (const setting of simpler(game, kase)) best = shorterGame(game, setting, best) ?? best;
  return shorterGame(game, best.kase, best) ?? best;
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
  best: { kase: Case; found: Finding },
): { kase: Case; found: Finding } | null {
  const chance = new FastChance(best.kase.seed);
  let shortest: { kase: Case; found: Finding } | null = null;
  let steps = best.kase.steps.length;
  for (let i = 0; i < ATTEMPTS && steps > 1; i++) {
    const tried: Walk = walk(game, { seats, options, seed: chance.bits() }, { share: 1, steps: steps - 1 });
    if (tried.found?.kind !== best.found.kind) continue;
    shortest = { kase: tried.kase, found: tried.found };
    steps = tried.kase.steps.length;
  }
  return shortest;
}
