import { expect, test } from 'vitest';
import { missedBars, tablesOf, type Attacked } from './report.ts';

const well: Attacked = {
  name: 'pings',
  achieved: '3 cut off',
  moves: 100,
  middle: 2,
  p99: 149,
  ownP99: 100,
  worst: 400,
  memory: 511,
  processors: 1,
  hasBots: false,
};

test('each bar is missed by itself, and bots of the attacker have a processor', () => {
  expect(missedBars(well)).toEqual([]);
  expect(missedBars({ ...well, p99: 150 })).toEqual(['p99']);
  expect(missedBars({ ...well, memory: 512 })).toEqual(['memory']);
  expect(missedBars({ ...well, processors: 1.01 })).toEqual(['processors']);
  expect(missedBars({ ...well, processors: 2, hasBots: true })).toEqual([]);
  expect(missedBars({ ...well, processors: 2.01, hasBots: true })).toEqual(['processors']);
});

test('the table names the bars that were missed', () => {
  const [{ rows }] = tablesOf([well, { ...well, p99: 200, memory: 600 }]);
  expect(rows.map((row) => row.at(-1))).toEqual(['met', 'MISSED: p99, memory']);
});
