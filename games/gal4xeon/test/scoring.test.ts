import { describe, expect, test } from 'vitest';
import { trackNames } from '../data/names.ts';
import { points } from '../data/numbers.ts';
import { CONQUERED, settleFate } from '../rules/aliens.ts';
import { withResult, type Best } from '../rules/bests.ts';
import { galaxyName } from '../rules/options.ts';
import { scoreOf, titleOf } from '../rules/scoring.ts';
import { copyPage, openedPage, pageOf, type Gal4Xeon } from '../rules/state.ts';
import { sampleSheets } from '../data/samples.ts';
import { aliensOf, begin, game, namesIn, outline, setDice, setFilled, settle, take } from './scene.ts';

const INNER = ['H9', 'H10', 'I8', 'I10', 'J8', 'J9'];
const OUTER = ['G9', 'G10', 'G11', 'H8', 'H11', 'I7', 'I11', 'J7', 'J10', 'K7', 'K8', 'K9'];

function conquerRow(state: Gal4Xeon, row: number): void {
  settleFate(state, pageOf(state, 0), row, CONQUERED);
  settleFate(state, openedPage(state, 0), row, CONQUERED);
}

/** The rule book's example on the Pioneer map: ruins 4 and 5, both rings, 12 rows, 4 conquests, 36 sectors. */
function example(): Gal4Xeon {
  const state = begin();
  take(outline(state, ['H8', 'H11', 'K8', 'E13']), [...INNER, ...OUTER]);
  for (const row of [0, 1, 2, 3]) conquerRow(state, row);
  setDice(state, { resources: 5 });
  take(state, [
    'F9',
    'F11',
    'E12',
    'E13',
    'G7',
    'G12',
    'G13',
    'H7',
    'I12',
    'J5',
    'J6',
    'K10',
    'L6',
    'L8',
    'L10',
  ]);
  take(state, ['E9', 'D14']);
  for (const name of ['F10', 'G8', 'F12', 'H12', 'J11', 'K6', 'L7', 'L9']) settle(state, name, 'friendly', 4);
  for (let military = 1; military < 7; military++)
    for (const page of bothPages(state)) state.technology[page] |= 1 << military;
  for (let round = 0; round < 10; round++) spend(state, round);
  state.round = 11;
  copyPage(state, openedPage(state, 0), pageOf(state, 0));
  return state;
}

const bothPages = (state: Gal4Xeon): number[] => [pageOf(state, 0), openedPage(state, 0)];

/** A six on each of three tracks, each round on other ones. */
function spend(state: Gal4Xeon, round: number): void {
  for (const page of bothPages(state)) {
    for (const step of [0, 1, 2]) {
      const track = (round + step) % 5;
      state.spent[page * 10 + round] += 6 << (track * 6);
      state.filled[page * 5 + track] += 6;
    }
  }
}

describe('the rule book’s example', () => {
  test('GX-10.7: built as a real sheet it scores 79', () => {
    const state = example();
    expect(game.check(state)).toBe(null);
    expect(game.shape.broken(state)).toBe(null);
    expect(aliensOf(state)).toHaveLength(12);
    expect(namesIn(state, 'controlled')).toHaveLength(36);
    expect(game.outcome(state)).toMatchObject({
      ranks: [1],
      rule: 'GX-11.2',
      reason: { text: '79 points: Empire.' },
      sheet: [
        { label: { text: 'Precursor ruins' }, points: [9] },
        { label: { text: 'Sphere of influence' }, points: [10] },
        { label: { text: 'Aliens met' }, points: [12] },
        { label: { text: 'Aliens conquered' }, points: [12] },
        { label: { text: 'Sectors controlled' }, points: [36] },
        { label: { text: 'Total' }, points: [79] },
      ],
    });
  });
});

describe('GX-10.1: the end', () => {
  test('no outcome before the tenth round is over', () => {
    const state = example();
    expect(game.actors(state)).toBe(0);
    state.round = 10;
    expect(game.outcome(state)).toBe(null);
    expect(game.actors(state)).toBe(1);
  });
});

test('GX-10.2: each ruin scores its number', () => {
  const state = begin();
  const score = (): number => scoreOf(state, pageOf(state, 0)).ruins;
  expect(score()).toBe(0);
  outline(state, ['E9']);
  expect(score()).toBe(0);
  const worth = ['E9', 'I13', 'M5', 'D14', 'I4', 'N9'].map((ruin) => {
    const before = score();
    take(state, [ruin]);
    return score() - before;
  });
  expect(worth).toEqual([4, 4, 4, 5, 5, 6]);
});

describe('GX-10.3: sphere of influence', () => {
  const sphere = (...names: string[]): number => {
    const state = take(begin(), names);
    return scoreOf(state, pageOf(state, 0)).sphere;
  };

  test('all six', () => {
    expect(sphere(...INNER)).toBe(5);
    for (const gap of INNER) expect(sphere(...INNER.filter((name) => name !== gap))).toBe(0);
  });

  test('and all twelve', () => {
    expect(sphere(...INNER, ...OUTER)).toBe(10);
    for (const gap of OUTER) expect(sphere(...INNER, ...OUTER.filter((name) => name !== gap))).toBe(5);
  });

  test('the second ring only together with the first', () => {
    expect(sphere(...OUTER)).toBe(0);
    expect(points.innerRing + points.outerRing).toBe(10);
  });
});

test('GX-10.4: each row of the aliens table scores 1', () => {
  const state = begin();
  expect(scoreOf(state, pageOf(state, 0)).met).toBe(4);
  settle(state, 'H8', 'neutral', 2);
  expect(scoreOf(state, pageOf(state, 0)).met).toBe(5);
});

test('GX-10.5: each conquest scores 3, a trade none', () => {
  const state = begin();
  const score = (): number => scoreOf(state, pageOf(state, 0)).conquests;
  expect(score()).toBe(0);
  conquerRow(state, 1);
  expect(score()).toBe(3);
  conquerRow(state, 3);
  expect(score()).toBe(6);
  settleFate(state, pageOf(state, 0), 0, 1);
  expect(score()).toBe(6);
});

test('GX-10.6: each controlled sector scores 1, home included', () => {
  const state = begin();
  const score = (): number => scoreOf(state, pageOf(state, 0)).sectors;
  expect(score()).toBe(1);
  take(state, ['H9', 'G9', 'N9']);
  expect(score()).toBe(4);
  expect(scoreOf(state, pageOf(state, 0)).total).toBe(4 + 6 + 4);
});

/** A finished game in which each seat controls some sectors and has filled some squares. */
function finished(...pages: readonly { sectors: number; filled: readonly number[] }[]): Gal4Xeon {
  const state = begin({ seats: pages.length });
  const names = ['H9', 'J9', 'G9', 'G10', 'G11', 'I7', 'I11'];
  pages.forEach(({ sectors, filled }, seat) => {
    take(state, names.slice(0, sectors), seat);
    const tracks = ['explore', 'conquer', 'science', 'resources', 'trade'] as const;
    filled.forEach((squares, i) => setFilled(state, tracks[i], squares, seat));
  });
  state.round = 11;
  return state;
}

const even = [9, 8, 7, 6, 5];

describe('GX-10.7: victory', () => {
  test('the highest sum wins, whatever the tracks say', () => {
    const state = finished(
      { sectors: 2, filled: [50, 50, 50, 50, 50] },
      { sectors: 5, filled: [0, 0, 0, 0, 0] },
      { sectors: 3, filled: even },
    );
    expect(game.outcome(state)).toMatchObject({
      ranks: [3, 1, 2],
      rule: 'GX-10.7',
      reason: { text: 'Most points after the last round: 10.' },
    });
    expect(game.outcome(state)?.sheet.at(-1)).toMatchObject({ label: { text: 'Total' }, points: [7, 10, 8] });
  });
});

describe('GX-10.8: ties', () => {
  test.each([
    ['explore', 0],
    ['conquer', 1],
    ['science', 2],
    ['resources', 3],
    ['trade', 4],
  ] as const)('are broken on the %s track', (track, at) => {
    // the winner is behind on all later tracks, so that only the first difference counts
    const better = even.map((squares, i) => (i === at ? squares + 1 : i > at ? 0 : squares));
    const state = finished(
      { sectors: 3, filled: even },
      { sectors: 3, filled: better },
      { sectors: 1, filled: even },
    );
    expect(game.outcome(state)).toMatchObject({
      ranks: [2, 1, 3],
      rule: 'GX-10.8',
      reason: { text: `A tie on points: further along the ${trackNames[track]} track.` },
    });
  });
});

test('GX-10.9: who is equal in all of that shares the victory', () => {
  const same = { sectors: 3, filled: even };
  const state = finished(same, { sectors: 1, filled: even }, same);
  expect(game.outcome(state)).toMatchObject({
    ranks: [1, 3, 1],
    rule: 'GX-10.9',
    reason: { text: 'A tie on points and tracks: the victory is shared.' },
  });
  expect(game.outcome(finished({ sectors: 4, filled: even }, same, same))).toMatchObject({
    ranks: [1, 2, 2],
    rule: 'GX-10.7',
  });
});

test('GX-11.1: alone the result is the score', () => {
  const state = finished({ sectors: 3, filled: even });
  expect(game.outcome(state)).toMatchObject({
    ranks: [1],
    rule: 'GX-11.2',
    reason: { text: '8 points: Colony.' },
  });
});

test.each([
  [0, 'Colony'],
  [39, 'Colony'],
  [40, 'Realm'],
  [59, 'Realm'],
  [60, 'Dominion'],
  [74, 'Dominion'],
  [75, 'Empire'],
  [89, 'Empire'],
  [90, 'Galactic Legend'],
  [120, 'Galactic Legend'],
])('GX-11.2: %i points make a %s', (score, title) => {
  expect(titleOf(score)).toBe(title);
});

describe('GX-11.3: best scores', () => {
  const best = (map: string, score: number, note = ''): Best => ({ map, score, note });

  test('a result goes where it belongs, the older first among equals', () => {
    let bests: readonly Best[] = [];
    for (const [score, note] of [
      [50, 'a'],
      [70, 'b'],
      [50, 'c'],
      [60, 'd'],
    ] as const) {
      bests = withResult(bests, best('Pioneer', score, note));
    }
    expect(bests.map(({ note }) => note).join('')).toBe('bdac');
  });

  test('each map keeps its ten best and does not touch the others', () => {
    let bests: readonly Best[] = [best('Bar', 1)];
    for (let score = 0; score < 12; score++) bests = withResult(bests, best('Halo', score));
    expect(bests.filter(({ map }) => map === 'Halo').map(({ score }) => score)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
    expect(bests.filter(({ map }) => map === 'Bar')).toEqual([best('Bar', 1)]);
    expect(withResult(bests, best('Halo', 1))).toHaveLength(11);
  });

  test('another sheet is another list', () => {
    expect(galaxyName({ map: 'Halo', sheet: null })).toBe('Halo');
    expect(galaxyName({ map: 'Halo', sheet: sampleSheets[0] })).toBe('Cluster (Cluster)');
    expect(galaxyName({ map: 'Halo', sheet: { gal4xeon: 1, name: 'Mine' } })).toBe('Halo (Mine)');
  });
});
