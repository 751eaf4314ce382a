// What is to be played in an arena: plain data, so that it can be sent to other threads and checked there again.

import { findBot, type Bot } from '@starboard/bots';
import { isRefusal, Refusal, type OptionValues } from '@starboard/engine';
import { prepare, type Prepared } from '../plan.ts';
import { pairingsOf, type Pairing } from './lineups.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly seats: number;
  /** At most, for each pairing. */
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  /** Each bot only against the next in the list. */
  readonly neighbours: boolean;
  readonly options: OptionValues;
  /** Share of the bots' usual effort. */
  readonly scale: number;
}

export interface PreparedArena extends Omit<Prepared, 'plan' | 'bots'> {
  readonly plan: ArenaPlan;
  readonly bots: readonly Bot[];
  readonly pairings: readonly Pairing[];
}

export async function prepareArena(plan: ArenaPlan): Promise<PreparedArena | Refusal> {
  const prepared = await prepare({ ...plan, bots: ['random'] });
  if (isRefusal(prepared)) return prepared;
  const bots: Bot[] = [];
  for (const name of plan.bots) {
    const bot = findBot(name);
    if (isRefusal(bot)) return bot;
    bots.push(bot);
  }
  if (bots.length < 2) return new Refusal('An arena needs at least two bots.');
  if (new Set(plan.bots).size < bots.length) return new Refusal('Name each bot of an arena once.');
  if (!(plan.scale > 0 && plan.scale <= 100))
    return new Refusal(`A scale is above 0 and at most 100, not ${plan.scale}.`);
  return { ...prepared, plan, bots, pairings: pairingsOf(bots.length, plan.neighbours) };
}
