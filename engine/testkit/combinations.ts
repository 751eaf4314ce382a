// "All options": each value of each option, every legal pair of values, then the rest at random.

import type { Chance, Game, OptionValues } from '../index.ts';
import { defaultOptions, sampleValues } from '../doors/match.ts';

export interface TableSetting {
  readonly seats: number;
  readonly options: OptionValues;
}

/** Settings without end: the systematic ones first, then random ones. Conflicting combinations are left out. */
export function* settings(game: Game, chance: Chance): Generator<TableSetting, never> {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  // seat counts take turns, so that a short run sees them all
  for (const options of systematic(game)) {
    for (const seats of seatCounts) if (game.conflict(options, seats) === null) yield { seats, options };
  }
  for (;;) {
    const seats = seatCounts[chance.die(seatCounts.length) - 1];
    const options = random(game, chance);
    yield game.conflict(options, seats) === null ? { seats, options } : { seats, options: base(game) };
  }
}

function base(game: Game): OptionValues {
  return { ...defaultOptions(game.options), ...game.simulationOptions };
}

/** Options that make games end are not played with. */
function freeOptions(game: Game): [name: string, values: readonly unknown[]][] {
  return Object.entries(game.options)
    .filter(([name]) => game.simulationOptions === undefined || !Object.hasOwn(game.simulationOptions, name))
    .map(([name, option]) => [name, sampleValues(option)]);
}

function* systematic(game: Game): Generator<OptionValues> {
  if (game.fullOptions !== undefined) yield { ...base(game), ...game.fullOptions };
  yield base(game);
  const free = freeOptions(game);
  for (const [name, values] of free) for (const value of values) yield { ...base(game), [name]: value };
  for (const [i, [first, firstValues]] of free.entries()) {
    for (const [second, secondValues] of free.slice(i + 1)) {
      for (const a of firstValues)
        for (const b of secondValues) yield { ...base(game), [first]: a, [second]: b };
    }
  }
}

function random(game: Game, chance: Chance): OptionValues {
  const chosen = freeOptions(game).map(
    ([name, values]) => [name, values[chance.die(values.length) - 1]] as const,
  );
  return { ...base(game), ...Object.fromEntries(chosen) };
}
