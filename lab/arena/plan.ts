// What is to be played in an arena: plain data, so that it can be sent to other threads and checked there again.

import { isRefusal, refuseInEnglish, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { prepare } from '../plan.ts';
import { contestantOf, type Contestant } from './contestants.ts';
import { pairingsOf, type Pairing } from './lineups.ts';

export interface ArenaPlan {
  readonly game: string;
  /** As in a simulation. */
  readonly rules?: number | undefined;
  readonly seats: number;
  /** At most, for each pairing. */
  readonly games: number;
  readonly seed: number;
  /** Names of bots; `NAME@FOLDER` is one of another version of this program. */
  readonly bots: readonly string[];
  /** Each bot only against the next in the list. */
  readonly neighbours: boolean;
  readonly options: OptionValues;
  /** Share of the bots' usual iterations. */
  readonly budget: number;
}

export interface PreparedArena {
  readonly plan: ArenaPlan;
  readonly game: Game;
  readonly options: OptionValues;
  readonly contestants: readonly Contestant[];
  readonly pairings: readonly Pairing[];
}

export const MOST_BUDGET = 100;

export async function prepareArena(plan: ArenaPlan): Promise<PreparedArena | Refusal> {
  return wrongBots(plan.bots) ?? prepareAny(plan);
}

/** One bot that plays alone against what the rules play. */
export async function prepareAlone(plan: ArenaPlan): Promise<PreparedArena | Refusal> {
  if (plan.bots.length !== 1 || plan.seats !== 1)
    return refuseInEnglish('Name one bot and one seat: it plays alone against the computer.');
  return prepareAny(plan);
}

async function prepareAny(plan: ArenaPlan): Promise<PreparedArena | Refusal> {
  const prepared = await prepare({ ...plan, bots: ['random'] });
  if (isRefusal(prepared)) return prepared;
  const wrong = wrongBudget(plan.budget);
  if (wrong !== null) return wrong;
  const { game, options, brain } = prepared;
  const contestants: Contestant[] = [];
  for (const name of plan.bots) {
    const contestant = await contestantOf(name, game, brain);
    if (isRefusal(contestant)) return contestant;
    contestants.push(contestant);
  }
  return { plan, game, options, contestants, pairings: pairingsOf(contestants.length, plan.neighbours) };
}

function wrongBots(bots: readonly string[]): Refusal | null {
  if (bots.length < 2) return refuseInEnglish('An arena needs at least two bots.');
  const again = bots.find((name, i) => bots.indexOf(name) < i);
  return again === undefined
    ? null
    : refuseInEnglish(`Name each bot of an arena once: ${again} is there twice.`);
}

function wrongBudget(budget: number): Refusal | null {
  if (budget > 0 && budget <= MOST_BUDGET) return null;
  return refuseInEnglish(
    `A budget must be above 0 and at most ${MOST_BUDGET} times the usual one, not ${budget}.`,
  );
}
