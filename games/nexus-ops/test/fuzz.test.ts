import { defaultOptions, FastChance, mixSeeds, recordedFast, type Game } from '@starboard/engine';
import { assertSound, perft, playthrough, settings, volume, walk } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { Table } from './table.ts';

const anyGame = game as unknown as Game;

describe('the contract', () => {
  test('holds for two with all options', () => {
    const games = volume({ daily: 9, long: 400, mutation: 0 });
    expect(assertSound(anyGame, { games, share: 0.03, seed: 3 }).games).toBe(games);
  });

  test('holds at the start of games', () => {
    for (let seats = 2; seats <= 4; seats++) {
      const options = { ...defaultOptions(anyGame.options), executiveOrders: true };
      const { found } = walk(
        anyGame,
        { seats, options, seed: seats },
        { share: 0.05, seen: rare(1), steps: 250 },
      );
      expect(found).toBe(null);
    }
  });

  test('holds at tables of any size with options at random', () => {
    const chance = new FastChance(21);
    const tables = settings(anyGame, chance);
    for (let i = 0; i < volume({ daily: 6, long: 200, mutation: 0 }); i++) {
      for (let skip = chance.draw(200); skip > 0; skip--) tables.next();
      const { seats, options } = tables.next().value;
      const seed = mixSeeds(21, i);
      const { found } = walk(anyGame, { seats, options, seed }, { share: 0.03, seen: rare(i) });
      expect({ found, seats, options: found === null ? null : options }).toEqual({
        found: null,
        seats,
        options: null,
      });
    }
  });

  test('holds for teams', () => {
    for (let seed = 0; seed < volume({ daily: 2, long: 60, mutation: 0 }); seed++) {
      const options = {
        ...defaultOptions(anyGame.options),
        ...anyGame.simulationOptions,
        teams: true,
        goal: 'classic',
      };
      const { found } = walk(
        anyGame,
        { seats: 4, options, seed },
        { share: 0.05, seen: rare(1), steps: 1500 },
      );
      expect(found).toBe(null);
    }
  });
});

/** Every second game seeks moves that are seldom chosen at random. */
function rare(i: number): number[] {
  return anyGame.moves.names.map(() => (i % 2 === 0 ? 1 : 0));
}

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
    const table = new Table();
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
    const table = new Table({ seats: 3 })
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
        19,
        90,
        392,
      ]
    `);
  });
});
