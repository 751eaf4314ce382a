import { FastChance, type Game } from '@starboard/engine';
import { sampleValues } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { refereed, volume, type RefereeReport, type TableSetting } from '../../../../engine/testkit/index.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import type { Nexum } from '../../rules/state.ts';
import { busy } from './busy.ts';
import { referee } from './referee.ts';

type NexumGame = Game<Nexum, Parameters<typeof nexumGalaxy.setup>[0]>;

/** Tables with every option at random. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  for (;;) {
    const seats = 1 + chance.die(3);
    const chosen = Object.entries(nexumGalaxy.options).map(([name, option]) => {
      const values = sampleValues(option);
      return [name, values[chance.draw(values.length)]] as const;
    });
    const options = { ...Object.fromEntries(chosen), roundLimit: 25 };
    if (nexumGalaxy.conflict(options as never, seats) === null) yield { seats, options };
  }
}

/** Ships that stay at home fight nobody. */
function taste(move: string): number {
  if (move === 'done' || move === 'card manage') return 1;
  return move.startsWith('bid ') ? (move === 'bid 0' ? 20 : 1) : 6;
}

function watched(game: NexumGame, steps: number, seed = 1): RefereeReport {
  return refereed(game, {
    steps,
    seed,
    settings: tables(new FastChance(seed)),
    referee,
    taste,
    longest: 250,
  });
}

test('the referee finds every fare, attack and conquest as the rules have it', () => {
  const report = watched(nexumGalaxy, volume({ daily: 2000, long: 50_000 }));
  expect(report.found).toBe(null);
});

test('the referee finds it so in the thick of things', () => {
  const report = watched(busy, volume({ daily: 3000, long: 60_000 }), 2);
  expect(report.found).toBe(null);
});
