import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { keysOf, registered, workloadOf } from './contestants.ts';
import { figuresOf } from './figures.ts';
import { PROMISES } from './promises.ts';
import { tablesOf } from './report.ts';

const games = await registered();
const keys = keysOf(games);

/** Three rounds on a machine that slows down to a third: rates differ, ratios do not. */
function samplesAt(rateOf: (key: string) => number): Record<string, Sample[]> {
  const round = (key: string, slow: number): Sample => {
    const steps = rateOf(key) / slow;
    return { steps, choices: steps / 2, games: steps / 50, seconds: 1, clock: 'cpu' };
  };
  return Object.fromEntries(keys.map((key) => [key, [1, 2, 3].map((slow) => round(key, slow))]));
}

const rateOf = (ours: number, operations: number) => (key: string) => {
  if (key.startsWith('peer/')) return key.endsWith('/reducer') ? 30_000 : 20_000;
  return key.startsWith('state/') ? operations : ours;
};

test('every registered game is measured once', () => {
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key } of games) expect(keys).toContain(key);
});

test('whatever is promised is measured once', () => {
  const promised = games.flatMap(({ promise }) => (promise === undefined ? [] : [promise]));
  expect(new Set(promised)).toEqual(new Set(PROMISES));
  expect(promised).toHaveLength(PROMISES.length);
});

test('ratios are taken within rounds and against the best form of the peer', () => {
  const { duels, bars } = figuresOf(samplesAt(rateOf(6_000_000, 1e8)), games);
  for (const { best, ours } of duels) {
    expect(best).toBe('reducer');
    for (const { times } of Object.values(ours)) expect(times).toEqual({ median: 200, min: 200, max: 200 });
  }
  expect(bars.map(({ met }) => met)).not.toContain(false);
});

test('choices, games and length come from the same samples', () => {
  const [{ ours }] = figuresOf(samplesAt(rateOf(6_000_000, 1e8)), games).duels;
  expect(ours.Starboard).toEqual({
    times: { median: 200, min: 200, max: 200 },
    movesPerSecond: { median: 3_000_000, min: 2_000_000, max: 6_000_000 },
    decisionsPerSecond: 1_500_000,
    gamesPerSecond: 60_000,
    movesPerGame: 50,
  });
});

test('missed bars are told', () => {
  const figures = figuresOf(samplesAt(rateOf(20_000, 1e6)), games);
  expect(figures.bars.map(({ met }) => met)).toEqual(figures.bars.map(() => false));
  const verdicts = tablesOf(figures)
    .at(-1)
    ?.rows.map((row) => row.at(-1));
  expect(verdicts).toEqual(figures.bars.map(() => 'MISSED'));
});

test('all that needs no peer can be run', async () => {
  for (const key of keys.filter((each) => !each.startsWith('peer/'))) {
    const tally = { games: 0, steps: 0, choices: 0 };
    (await workloadOf(key))(tally);
    expect(tally.steps, key).toBeGreaterThan(0);
    expect(tally.choices, key).toBeLessThanOrEqual(tally.steps);
  }
});

test('an unknown key is an error', async () => {
  await expect(workloadOf('teapot/1')).rejects.toThrow('teapot/1');
});

test('Nexum Galaxy is held to nexum-lite as a developer would write it; the one for speed stands beside it', () => {
  const rates = samplesAt((key) => {
    if (key.startsWith('peer/nexum-lite-lists/')) return 30_000;
    return key.startsWith('peer/nexum-lite/') ? 20_000 : 1_000_000;
  });
  const { duels, bars } = figuresOf(rates, games);
  const ratio = (title: string): number | undefined =>
    duels.find((duel) => duel.title === title)?.ours['Starboard, the whole Nexum Galaxy'].times.median;
  expect(ratio('nexum-lite')).toBe(50);
  expect(ratio('nexum-lite, its boardgame.io side written for speed')).toBeCloseTo(33.3, 1);
  expect(bars).toContainEqual({
    what: 'Nexum Galaxy with 4 seats, times boardgame.io on nexum-lite',
    wanted: 'at least 40',
    measured: 50,
    met: true,
  });
});
