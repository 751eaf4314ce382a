import { describe, expect, test } from 'vitest';
import { line, pair, rhombus, single } from '../data/shapes.ts';
import { directions, type Offset } from '../data/sheet.ts';
import { BIT, chartOf, PLACEMENT, sectorsUnder, WORD } from '../rules/chart.ts';
import {
  beside,
  distance,
  distanceFromHome,
  HOME,
  nextToHome,
  offsetOf,
  placeNames,
  placeOf,
  PLACES,
} from '../rules/hexes.ts';
import { moves } from '../rules/moves.ts';
import { bits, countAll, countIn, holds } from '../rules/sectors.ts';
import { inOnePiece, sameShape, turnsOf } from '../rules/shapes.ts';
import { begin, place, sectorOf } from './scene.ts';

describe('the paper', () => {
  test('holds all places within eight steps, in reading order', () => {
    expect(PLACES).toBe(217);
    expect(new Set(placeNames).size).toBe(217);
    expect(offsetOf(0)).toEqual([0, -8]);
    expect(offsetOf(216)).toEqual([0, 8]);
    expect([placeNames[0], placeNames[8], placeNames[9], placeNames[216]]).toEqual(['A9', 'A17', 'B8', 'Q9']);
    for (let at = 0; at < PLACES; at++) {
      const [q, r] = offsetOf(at);
      expect(placeOf(q, r)).toBe(at);
      expect(distanceFromHome(at)).toBeLessThanOrEqual(8);
    }
  });

  test('ends at its edge', () => {
    for (const [q, r] of [
      [9, 0],
      [-9, 0],
      [0, 9],
      [0, -9],
      [8, 1],
      [-8, -1],
      [5, 5],
    ]) {
      expect(placeOf(q, r)).toBe(-1);
    }
  });

  test('home is in the middle, its neighbours around it', () => {
    expect(placeNames[HOME]).toBe('I9');
    expect(directions.map((direction) => placeNames[nextToHome(direction)])).toEqual([
      'I10',
      'H10',
      'H9',
      'I8',
      'J8',
      'J9',
    ]);
    expect(beside[HOME]).toEqual(directions.map(nextToHome));
    expect(beside[place('A9')].map((at) => placeNames[at])).toEqual(['A10', 'B8', 'B9']);
  });

  test('distances', () => {
    const from = (q: number, r: number): number => distance([q, r], [0, 0]);
    expect([from(0, 0), from(2, 0), from(0, -3), from(2, -2), from(1, 1), from(-2, -2)]).toEqual([
      0, 2, 3, 2, 2, 4,
    ]);
    expect(distance([3, -1], [1, 1])).toBe(2);
    for (let at = 0; at < PLACES; at++)
      for (const near of beside[at]) expect(distance(offsetOf(at), offsetOf(near))).toBe(1);
  });
});

describe('GX-4.2: turned and mirrored', () => {
  test.each([
    ['single', single, 1],
    ['pair', pair, 3],
    ['line', line, 3],
    ['rhombus', rhombus, 3],
    [
      'triangle',
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      2,
    ],
    [
      'bent line',
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      6,
    ],
    [
      'hook',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
      12,
    ],
    [
      'zigzag',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      6,
    ],
  ] as [string, Offset[], number][])('a %s lies in so many ways', (_, shape, ways) => {
    const turns = turnsOf(shape);
    expect(turns).toHaveLength(ways);
    expect(new Set(turns.map((turned) => turned.join(' '))).size).toBe(ways);
    for (const turned of turns) {
      expect(turned[0]).toEqual([0, 0]);
      expect(turned).toHaveLength(shape.length);
      expect(inOnePiece(turned)).toBe(true);
      expect(sameShape(turned, shape)).toBe(true);
      for (let i = 1; i < turned.length; i++) {
        const [q, r] = turned[i];
        const [beforeQ, beforeR] = turned[i - 1];
        expect(r > beforeR || (r === beforeR && q > beforeQ)).toBe(true);
      }
    }
  });

  test('the ways of a pair and of a zigzag', () => {
    expect(turnsOf(pair).map((turned) => turned.join(' '))).toEqual(['0,0 1,0', '0,0 0,1', '0,0 -1,1']);
    expect(
      turnsOf([
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ]).map((turned) => turned.join(' ')),
    ).toEqual([
      '0,0 1,0 1,1 2,1',
      '0,0 0,1 -1,2 -1,3',
      '0,0 -2,1 -1,1 -3,2',
      '0,0 0,1 1,1 1,2',
      '0,0 -1,1 -1,2 -2,3',
      '0,0 1,0 -2,1 -1,1',
    ]);
  });

  test('different shapes are told apart', () => {
    expect(
      sameShape(line, [
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBe(false);
    expect(
      sameShape(
        [
          [5, 5],
          [5, 6],
        ],
        pair,
      ),
    ).toBe(true);
    expect(
      inOnePiece([
        [0, 0],
        [2, 0],
      ]),
    ).toBe(false);
    expect(
      inOnePiece([
        [0, 0],
        [2, 0],
        [1, 0],
      ]),
    ).toBe(true);
  });
});

describe('the chart', () => {
  const state = begin();
  const chart = chartOf(state);

  test('numbers sectors in reading order', () => {
    expect(chart.placeAt).toHaveLength(61);
    expect(chart.placeAt.toSorted((a, b) => a - b)).toEqual(chart.placeAt);
    expect(chart.placeAt.every((at, sector) => chart.sectorAt[at] === sector)).toBe(true);
    expect([...chart.sectorAt].filter((sector) => sector < 0)).toHaveLength(217 - 61);
    expect(chart.placeAt[chart.home]).toBe(HOME);
  });

  test('knows what each sector is', () => {
    const all = [chart.rolled, chart.grey, chart.ruins, chart.innerRing, chart.outerRing];
    expect(all.map((set) => countAll(set, 0))).toEqual([24, 30, 6, 6, 12]);
    expect(countIn(chart.innerRing, 0, chart.rolled)).toBe(6);
    expect(countIn(chart.outerRing, 0, chart.grey)).toBe(9);
    expect(chart.worth[sectorOf(state, 'N9')]).toBe(6);
    expect([...chart.worth].reduce((sum, points) => sum + points, 0)).toBe(28);
    expect(holds(chart.rolled, 0, chart.innerRing)).toBe(true);
    expect(holds(chart.rolled, 0, chart.outerRing)).toBe(false);
  });

  test('knows neighbours', () => {
    for (const [sector, at] of chart.placeAt.entries()) {
      const near = beside[at].filter((each) => state.ground[each] > 0);
      expect(countAll(chart.neighbours, sector)).toBe(near.length);
      for (const each of near) {
        const other = chart.sectorAt[each];
        expect(chart.neighbours[sector * 3 + WORD[other]] & BIT[other]).not.toBe(0);
      }
    }
  });

  test('lists every placement once, with the move that asks for it', () => {
    const seen = new Set<string>();
    for (let i = 0; i < chart.placements.length; i += PLACEMENT) {
      const cells = chart.placements.subarray(i, i + 3);
      const move = chart.placements[i + 3];
      const turned =
        chart.turns[(moves.kinds.explore.range(move) - 1) * 12 + moves.kinds.explore.turn(move) - 1];
      const sectors = sectorsUnder(turned ?? [], moves.kinds.explore.hex(move), chart.sectorAt);
      expect(countAll(cells, 0)).toBe(sectors.length);
      for (const sector of sectors) expect(cells[WORD[sector]] & BIT[sector]).not.toBe(0);
      expect(chart.sectorAt[moves.kinds.explore.hex(move)]).toBe(Math.min(...sectors));
      seen.add(cells.join(' '));
    }
    expect(seen.size).toBe(chart.placements.length / PLACEMENT);
    expect([...chart.rangeStart].map((at) => at / PLACEMENT)).toEqual([
      0, 61, 208, 325, 442, 442, 442, 442, 442, 442,
    ]);
  });

  test('pairs are as many as there are borders between sectors', () => {
    const borders =
      chart.placeAt.flatMap((at) => beside[at].filter((each) => state.ground[each] > 0)).length / 2;
    expect((chart.rangeStart[2] - chart.rangeStart[1]) / PLACEMENT).toBe(borders);
  });

  test('the icons stand where the sheet has them', () => {
    const at = (track: number): number[] =>
      [...chart.iconAt.subarray(track * 61, (track + 1) * 61).entries()]
        .filter(([, icon]) => icon > 0)
        .map(([square]) => square);
    expect(at(0)).toEqual([3, 7, 11, 15, 20, 25, 30, 36, 43, 50]);
    expect(at(1)).toEqual([4, 11, 19, 28, 39, 50]);
    expect(at(2)).toEqual([3, 7, 11, 16, 21, 27, 34, 42, 50]);
    expect(at(3)).toEqual([3, 7, 12, 17, 24, 32, 41, 50]);
    expect(at(4)).toEqual([3, 6, 9, 12, 16, 20, 25, 30, 36, 43, 50]);
  });

  test('is kept for the next question', () => {
    expect(chartOf(begin())).toBe(chart);
    begin({ options: { map: 'Bar' }, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(chartOf(begin())).toBe(chart);
  });

  test('bits are counted', () => {
    expect([0, 1, 2, 3, 0x7fff_ffff, 0x4000_0001].map(bits)).toEqual([0, 1, 1, 2, 31, 2]);
  });
});
