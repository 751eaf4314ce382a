// Tables to try bots at: all games, all numbers of seats, options as they come.

import type { Known } from '@starboard/bots';
import { FastChance, type OptionValues } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { gameIds, loadKnown } from '@starboard/games';

export interface Trial extends Known {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
}

export async function allKnown(): Promise<readonly Known[]> {
  const all = await Promise.all(gameIds.map(loadKnown));
  return all.filter((known) => known !== null);
}

/** The settings that are gone through one by one are many: each table is some way on from the one before. */
const STRIDE = 7;

export function* trialsOf(
  known: Known,
  settings: Iterator<Pick<Trial, 'seats' | 'options'>, never>,
  seed: number,
): Generator<Trial, never> {
  const chance = new FastChance(seed);
  for (let i = 0; ; i++) {
    for (let skipped = chance.draw(STRIDE); skipped > 0; skipped--) settings.next();
    yield { ...known, ...settings.next().value, seed: mixSeeds(seed, i) };
  }
}

/** The share of its iterations that leaves a level so many a turn. */
export function budgetOf({ brain }: Known, level: string, iterations: number): number {
  const usual = brain.levels.find(({ id }) => id === level)?.iterations;
  return usual === undefined ? 1 : iterations / usual;
}
