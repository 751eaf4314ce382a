import { FastChance, type Game, type OptionValues } from '@starboard/engine';
import { defaultOptions, mixSeeds, recordedFast, sampleValues } from '@starboard/engine/match';
import {
  assertSound,
  perft,
  playthrough,
  volume,
  walk,
  type WalkPace,
  type TableSetting,
} from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { crowded } from './crowded.ts';
import { TestTable } from './table.ts';

const anyGame = game as unknown as Game;
const base = { ...defaultOptions(anyGame.options), ...anyGame.simulationOptions };
const free = Object.entries(anyGame.options).filter(([name]) => name !== 'roundLimit');

/** Tables without end: one for each value of each option, then some with many options at once. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  for (const [name, option] of free) {
    for (const value of sampleValues(option)) yield* fitting({ ...base, [name]: value }, chance);
  }
  for (;;) {
    const chosen = free.map(([name, option]) => {
      const values = sampleValues(option);
      return [name, chance.draw(2) === 0 ? option.default : values[chance.draw(values.length)]] as const;
    });
    yield* fitting({ ...base, ...Object.fromEntries(chosen) }, chance);
  }
}

/** Those options at a table of some size that they allow, if there is one. */
function* fitting(options: OptionValues, chance: FastChance): Generator<TableSetting> {
  const sizes = [2, 3, 4].filter((seats) => anyGame.conflict(options, seats) === null);
  if (sizes.length > 0) yield { seats: sizes[chance.draw(sizes.length)], options };
}

/** What is wrong with one game, and at which table; every second one seeks moves that are seldom chosen at random. */
function faultIn(setting: TableSetting, i: number, pace: Partial<WalkPace>): object[] {
  const seen = i % 2 === 0 ? anyGame.moves.names.map(() => 0) : undefined;
  const { found } = walk(crowded, { ...setting, seed: mixSeeds(21, i) }, { share: 0.04, seen, ...pace });
  return found === null ? [] : [{ found, ...setting }];
}

describe('the contract', () => {
  test('holds in whole games', () => {
    const games = volume({ daily: 2, long: 300, mutation: 0 });
    expect(assertSound(anyGame, { games, share: 0.03, seed: 3 }).games).toBe(games);
  });

  test('holds with every option, and with many at once', () => {
    const each = tables(new FastChance(21));
    const steps = volume({ daily: 220, long: anyGame.longestGame, mutation: 120 });
    const games = volume({ daily: 32, long: 700, mutation: 3 });
    for (let i = 0; i < games; i++) expect(faultIn(each.next().value, i, { steps })).toEqual([]);
  });

  test('holds for teams', () => {
    const steps = volume({ daily: 900, long: anyGame.longestGame });
    for (let i = 0; i < volume({ daily: 2, long: 80, mutation: 0 }); i++) {
      const options = { ...base, teams: true, executiveOrders: true };
      expect(faultIn({ seats: 4, options }, i, { steps })).toEqual([]);
    }
  });
});

describe('games as they were', () => {
  test('the golden game of three', async () => {
    const options = { ...defaultOptions(anyGame.options), goal: 'essence', topPriority: true, roundLimit: 2 };
    await expect(playthrough(anyGame, { seats: 3, seed: 5, options })).toMatchFileSnapshot(
      'golden/three.txt',
    );
  });

  test('the golden game with alternate units and the Vortex', async () => {
    const options = { ...defaultOptions(anyGame.options), alternateUnits: true, vortex: true, roundLimit: 3 };
    await expect(playthrough(anyGame, { seats: 2, seed: 9, options })).toMatchFileSnapshot(
      'golden/vortex.txt',
    );
  });
});

describe('perft', () => {
  test('from the first decision', () => {
    const table = new TestTable();
    const counts = [1, 2, 3].map((depth) => perft(anyGame, table.state, depth, () => recordedFast(1)));
    expect(counts).toMatchInlineSnapshot(`
      [
        16,
        115,
        688,
      ]
    `);
  });

  test('from a battle with cards', () => {
    const table = new TestTable({ seats: 3 })
      .allLand('forest')
      .put(0, 'A1', { dragon: 1, fungoid: 1 })
      .put(1, 'A1', { leaper: 1, human: 2 });
    table
      .energize(0, 'battleRage', 'recalibrate')
      .energize(1, 'forceField')
      .energize(2, 'doubleStrike')
      .mission(0, 'objForest')
      .toFight();
    const counts = [1, 2, 3, 4].map((depth) => perft(anyGame, table.state, depth, () => recordedFast(3)));
    expect(counts).toMatchInlineSnapshot(`
      [
        4,
        15,
        45,
        82,
      ]
    `);
  });
});
