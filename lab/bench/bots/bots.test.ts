// @module-tag slow: searches run as long as they are measured

import { describe, expect, test } from 'vitest';
import { TURN_OF } from '../nexum-lite/layout.ts';
import type { Sample } from '../sample.ts';
import { botFigures } from './figures.ts';
import { DEPTH, isMiddle, listingSearch, middleOfLite, movesPerIteration, pickingSearch } from './lite.ts';
import { middleOf } from './positions.ts';
import { botTables } from './report.ts';
import { flags, help, readSettings } from './settings.ts';
import { turnsOf } from './turns.ts';
import { KEYS, knownGame, LITE, NEXUM, PEER, timedGames, workloadOf } from './workloads.ts';

/** Three rounds on a machine that slows down to a third: rates differ, ratios do not. */
function samplesAt(rateOf: (key: string) => number): Record<string, Sample[]> {
  const round = (key: string, slow: number): Sample => {
    return { steps: rateOf(key) / slow, choices: 0, games: 1, seconds: 1, clock: 'cpu' };
  };
  return Object.fromEntries(KEYS.map((key) => [key, [1, 2, 3].map((slow) => round(key, slow))]));
}

const timed = (seconds: readonly number[]) => [{ title: 'Nexum Galaxy', seats: 2, key: '', seconds }];

describe('figures', () => {
  test('ratios are taken within rounds, times are medians and percentiles of turns', () => {
    const rate = (key: string): number => (key === PEER ? 250 : key === LITE ? 30_000 : 60_000);
    const { times, turns, bars, speeds } = botFigures(
      samplesAt(rate),
      timed(Array.from({ length: 100 }, (_, i) => (100 - i) / 25)),
    );
    expect(times).toEqual({ median: 120, min: 120, max: 120 });
    expect(speeds[NEXUM].median).toBe(30_000);
    expect(turns).toEqual([
      { title: 'Nexum Galaxy', seats: 2, turns: 100, median: 2.02, p95: 3.8, longest: 4 },
    ]);
    expect(bars.map(({ met }) => met)).toEqual([true, true, false, true]);
  });

  test('missed bars are told', () => {
    const figures = botFigures(
      samplesAt(() => 1000),
      timed([3, 6]),
    );
    expect(figures.bars.map(({ met }) => met)).toEqual([false, false, false, false]);
    const verdicts = botTables(figures)
      .at(-1)
      ?.rows.map((row) => row.at(-1));
    expect(verdicts).toEqual(['MISSED', 'MISSED', 'MISSED', 'MISSED']);
  });
});

test('our side of the comparison plays as many moves for an iteration as the other, or more', () => {
  // theirs plays one move into its tree, and those of the playout
  expect(movesPerIteration()).toBeGreaterThanOrEqual(DEPTH + 1);
  expect(movesPerIteration()).toBeLessThan(DEPTH + 4);
});

test('choosing without a list makes no difference to what is thought', () => {
  const state = middleOfLite();
  const [picking, listing] = [pickingSearch(), listingSearch()];
  for (const search of [picking, listing]) {
    search.begin(state, state.cells[TURN_OF]);
    search.run(3000);
  }
  expect(picking.results).toEqual(listing.results);
  expect(picking.tree.size).toBe(listing.tree.size);
  expect(picking.tree.visits).toEqual(listing.tree.visits);
});

test('the position is the middle of a game, at a decision of the usual size', () => {
  expect(isMiddle(150, 31)).toBe(true);
  expect(isMiddle(149, 40)).toBe(false);
  expect(isMiddle(200, 3)).toBe(false);
  expect(middleOfLite().cells).toEqual(middleOfLite().cells);
});

test.each([NEXUM, LITE])('%s can be run', async (key) => {
  const tally = { games: 0, steps: 0, choices: 0 };
  (await workloadOf(key))(tally);
  expect(tally.steps).toBeGreaterThan(0);
});

test('an unknown key is an error', async () => {
  await expect(workloadOf('teapot/1')).rejects.toThrow('teapot/1');
});

test('a middle position is a decision in the middle of a game', async () => {
  const known = await knownGame('nexum-galaxy');
  const { view, seat } = middleOf(known, 2, 1);
  expect((known.game.actors(view) >>> seat) & 1).toBe(1);
  expect(known.brain.turn(view)).toBeGreaterThan(known.brain.turn(known.game.shape.create()));
  expect(middleOf(known, 2, 1).view.cells).toEqual(view.cells);
});

test('turns are timed whole, as many as are asked for, over several games', async () => {
  const times = turnsOf(await knownGame('skirmish'), 2, 70, 0.001);
  expect(times).toHaveLength(70);
  for (const seconds of times) expect(seconds).toBeGreaterThan(0);
});

test('all games are timed with two, three and four seats', async () => {
  const keys = (await timedGames()).map(({ key }) => key);
  expect(keys).toContain('turns/nexum-galaxy/2');
  expect(keys).toContain('turns/nexus-ops/3');
  expect(keys).toContain('turns/gal4xeon/4');
  expect(new Set(keys.map((key) => key.split('/')[2]))).toEqual(new Set(['2', '3', '4']));
});

describe('settings of bench bots', () => {
  const given = (written: Record<string, string>): Parameters<typeof readSettings>[0] => ({
    has: (flag) => Object.hasOwn(written, flag),
    text: (flag) => written[flag],
  });

  test('no flags mean the full measurement', () => {
    expect(readSettings(given({}))).toMatchObject({ rounds: 5, turns: 40, json: false, write: false });
    expect(readSettings(given({ quick: '', turns: '9' }))).toMatchObject({ rounds: 3, turns: 9 });
  });

  test.each([
    [{ rounds: '0' }, '--rounds must be a whole number of at least 1, not "0".'],
    [{ turns: 'all' }, '--turns must be a whole number of at least 1, not "all".'],
  ])('%j is refused with a reason', (written, reason) => {
    expect(readSettings(given(written))).toMatchObject({ reason });
  });

  test('every flag has a line of help', () => {
    for (const flag of Object.keys(flags)) expect(help).toContain(`\n  --${flag} `);
  });
});
