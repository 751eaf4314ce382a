import { expect, test } from 'vitest';
import { comparedTable } from './report.ts';
import { compareInTurns, type WorkloadMeasure, type Workload } from './turns.ts';

const workload = (title: string): Workload => ({ title, args: [title], needs: '.', probe: null });

/** Measures what it is told to, and notes who was asked for what. */
function sides(ours: readonly number[], theirs: readonly number[]) {
  const asked: string[] = [];
  const side =
    (name: string, costs: readonly number[]): WorkloadMeasure =>
    async ({ title }) => {
      asked.push(`${name} ${title}`);
      return costs[asked.filter((each) => each === `${name} ${title}`).length - 1];
    };
  return { asked, measure: { ours: side('ours', ours), theirs: side('theirs', theirs) } };
}

test('each version goes first in every other round', async () => {
  const { asked, measure } = sides([1, 1], [1, 1]);
  await compareInTurns([workload('a'), workload('b')], measure, 2, () => {}).catch(() => {});
  expect(asked).toEqual([
    'ours a',
    'theirs a',
    'ours b',
    'theirs b',
    'theirs a',
    'ours a',
    'theirs b',
    'ours b',
  ]);
});

test('the ratio is the median of the rounds, with an interval that leaves out the outermost ones', async () => {
  const noise = [1, 2, 1, 3, 1, 1, 2, 1, 1];
  const factors = [1.1, 1.2, 1.3, 9, 1.4, 1.5, 1.6, 0.1, 1.7];
  const { measure } = sides(
    noise.map((each, i) => each * factors[i] * 1e-6),
    noise.map((each) => each * 1e-6),
  );
  const rounds: number[] = [];
  const [compared] = await compareInTurns([workload('a')], measure, 9, (round) => rounds.push(round));
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(compared.ratio.median).toBeCloseTo(1.4, 9);
  expect(compared.ratio.low).toBeCloseTo(1.1, 9);
  expect(compared.ratio.high).toBeCloseTo(1.7, 9);
  expect(compared.micros.theirs).toBeCloseTo(1, 9);
  expect(comparedTable('4948d06123456', [compared])).toMatchObject({
    title: 'Processor time per move, against 4948d06 (below 1: less than there)',
    rows: [['a', '1.50', '1.00', '1.400', '1.100 to 1.700']],
  });
});
