import { FastChance } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from '../data/board.ts';
import { TERRAINS } from '../data/terrain.ts';
import { TOKENS } from '../data/tokens.ts';
import { countHexes, firstHex, hasHex, homeOwner, homeSet, pointsOf } from '../rules/board.ts';
import type { Options } from '../rules/options.ts';
import { TOKEN_KINDS, TYPES } from '../rules/state.ts';
import { game, hexOf, TestTable } from './table.ts';

function besides(table: TestTable, name: string): string[] {
  const set = table.state.near[hexOf(name)];
  return HEX_NAMES.filter((_, hex) => hasHex(set, hex));
}

function landCounts(table: TestTable, hexes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of hexes) {
    const terrain = TERRAINS[table.state.terrain[hexOf(name)]];
    counts[terrain] = (counts[terrain] ?? 0) + 1;
  }
  return counts;
}

const inner = HEX_NAMES.slice(1, 7);
const outer = HEX_NAMES.slice(7, 19);

describe('sets of hexes', () => {
  test('are numbers', () => {
    expect(firstHex(0b1010_0000)).toBe(5);
    expect(countHexes(0b1011)).toBe(3);
    expect(countHexes(0)).toBe(0);
    expect(hasHex(2 ** 30, 30)).toBe(true);
    expect(homeSet(3)).toBe(7 * 2 ** 28);
    expect([0, 18, 19, 21, 22, 30].map(homeOwner)).toEqual([-1, -1, 0, 0, 1, 3]);
  });
});

describe('the board', () => {
  test('NO-1.1: turns go to the left from the first player on', () => {
    const turns = (firstPlayer: Options['firstPlayer']): number[] => {
      const table = new TestTable({ seats: 3, options: { firstPlayer } });
      return [1, 2, 3, 4].map(() => {
        const { turn, asked } = table.state;
        table.toFight().play('done');
        return turn === asked ? turn : -1;
      });
    };
    expect([turns('1'), turns('2'), turns('3')]).toEqual([
      [0, 1, 2, 0],
      [1, 2, 0, 1],
      [2, 0, 1, 2],
    ]);
  });

  test('NO-1.1: who plays first is drawn, each seat as often as any other', () => {
    const options = defaultOptions(game.options) as unknown as Options;
    const times = [0, 0, 0];
    for (let seed = 0; seed < 300; seed++) times[game.setup(options, 3, new FastChance(seed)).turn]++;
    for (const each of times) expect(each).toBeGreaterThan(60);
  });

  test('NO-1.1: nobody plays first whose seat there is not', () => {
    const options = { ...defaultOptions(game.options), firstPlayer: '4' } as unknown as Options;
    expect(game.conflict(options, 4)).toBe(null);
    expect(game.conflict(options, 3)).toMatchObject({
      rule: 'NO-1.1',
      reason: 'The first player cannot be seat 4: there are 3 seats.',
    });
  });

  test('NO-1.2: the Monolith, six hexes around it, twelve around those', () => {
    const table = new TestTable();
    expect(besides(table, 'M')).toEqual(inner);
    expect(besides(table, 'A1')).toEqual(['M', 'A2', 'A6', 'B1', 'B2', 'B12']);
    expect(besides(table, 'A2')).toEqual(['M', 'A1', 'A3', 'B2', 'B3', 'B4']);
    expect(besides(table, 'B7')).toEqual(['A4', 'B6', 'B8', 'H2a']);
    expect(table.state.hexes).toBe(2 ** 25 - 1);
    expect(TERRAINS[table.state.terrain[0]]).toBe('monolith');
  });

  test('NO-1.2: tiles are shuffled, doubles fall either way', () => {
    const laid = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const state = game.setup(defaultOptions(game.options) as unknown as Options, 2, new FastChance(seed));
      laid.add(state.terrain.join(' '));
    }
    expect(laid.size).toBe(30);
    const table = new TestTable();
    expect(landCounts(table, inner)).toEqual({ magma: 2, forest: 2, spires: 2 });
    expect(landCounts(table, outer)).toEqual({ forest: 3, spires: 3, plains: 6 });
    for (let i = 0; i < 12; i += 2) {
      const pair = [outer[i], outer[i + 1]].map((name) => TERRAINS[table.state.terrain[hexOf(name)]]);
      expect(pair).toContain('plains');
    }
  });

  test('NO-1.3: home bases at the sides where the players sit', () => {
    const two = new TestTable({ seats: 2 });
    expect(besides(two, 'H1a')).toEqual(['B1', 'B2', 'H1b', 'H1c']);
    expect(besides(two, 'H1b')).toEqual(['B2', 'B3', 'H1a', 'H1c']);
    expect(besides(two, 'H1c')).toEqual(['H1a', 'H1b']);
    expect(besides(two, 'H2a')).toEqual(['B7', 'B8', 'H2b', 'H2c']);
    const three = new TestTable({ seats: 3 });
    expect(besides(three, 'H2a')).toEqual(['B5', 'B6', 'H2b', 'H2c']);
    expect(besides(three, 'H3b')).toEqual(['B10', 'B11', 'H3a', 'H3c']);
    const four = new TestTable({ seats: 4 });
    expect(besides(four, 'H2a')).toEqual(['B3', 'B4', 'H2b', 'H2c']);
    expect(besides(four, 'H3a')).toEqual(['B7', 'B8', 'H3b', 'H3c']);
    expect(besides(four, 'H4b')).toEqual(['B10', 'B11', 'H4a', 'H4c']);
    expect(besides(four, 'B3')).toEqual(['A2', 'B2', 'B4', 'H1b', 'H2a']);
  });

  test('NO-1.3: each hex of a home base shows a land and a mine', () => {
    const table = new TestTable({ seats: 4 });
    for (const seat of [1, 2, 3, 4]) {
      const hexes = ['a', 'b', 'c'].map((letter) => hexOf(`H${seat}${letter}`));
      expect(hexes.map((hex) => TERRAINS[table.state.terrain[hex]])).toEqual(['forest', 'spires', 'plains']);
      expect(hexes.map((hex) => table.state.mine[hex])).toEqual([2, 2, 3]);
    }
  });

  test('NO-1.3: coordinates are there for every hex of the board', () => {
    const points = pointsOf('standard', 3);
    expect(points.filter((point) => point !== null)).toHaveLength(28);
    expect(points[hexOf('H1c')]).toEqual([4, -2]);
    expect(points[hexOf('H4a')]).toBe(null);
    const small = pointsOf('energy-dependence', 2);
    expect(small.filter((point) => point !== null)).toHaveLength(19);
  });
});

describe('what is laid out', () => {
  test('NO-1.4: eighteen tokens face down, their kinds known, their places not', () => {
    const table = new TestTable({ tokens: true });
    expect([...table.state.token]).toEqual(HEX_NAMES.map((_, hex) => (hex >= 1 && hex <= 18 ? 1 : 0)));
    expect(Object.fromEntries(TOKENS.map((name, kind) => [name, table.state.pile[kind]]))).toEqual({
      strider: 6,
      mine2: 4,
      fungoid: 4,
      crystalline: 4,
      charge: 0,
      energy: 0,
      hoard: 0,
    });
    expect(table.state.pile.subarray(TOKEN_KINDS).every((count) => count === 0)).toBe(true);
  });

  test('NO-1.5: 32 Energize cards, 36 Secret Missions, 40 Missions, empty hands', () => {
    const table = new TestTable({ seats: 4 });
    expect(table.state.energizeDeckSize[0]).toBe(32);
    expect(table.state.missionDeckSize[0]).toBe(36);
    expect(table.state.missionsLeft).toBe(40);
    for (const seat of [0, 1, 2, 3]) expect(table.hand(seat)).toEqual([]);
    expect(table.broken).toBe(null);
  });

  test('NO-1.6: 8 rubium, and 3 more for each player to the left', () => {
    expect([...new TestTable({ seats: 4 }).state.rubium]).toEqual([8, 11, 14, 17]);
    expect([...new TestTable({ seats: 2 }).state.rubium]).toEqual([8, 11, 0, 0]);
    const third = new TestTable({ seats: 4, options: { firstPlayer: '3' } });
    expect([...third.state.rubium]).toEqual([14, 17, 8, 11]);
  });

  test('NO-1.7: the bank never runs dry', () => {
    const table = new TestTable().rubium(0, 5000).put(0, 'H1c', { human: 1 });
    table.toFight();
    expect(table.state.rubium[0]).toBe(5003);
  });

  test('NO-1.8: everybody has all figures in the supply', () => {
    const table = new TestTable({ seats: 3 });
    for (const seat of [0, 1, 2]) {
      expect([...table.state.supply.subarray(seat * TYPES, (seat + 1) * TYPES)]).toEqual([12, 8, 8, 6, 4, 3]);
    }
    expect([...table.state.supply.subarray(3 * TYPES)]).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...table.state.army]).toEqual([0, 0, 0, 0]);
  });
});
