import { expect, test } from 'vitest';
import { measure } from './sample.ts';

test('a sample counts what was done after the warm-up, in time that passed', () => {
  let done = 0;
  const sample = measure(
    (tally) => {
      done++;
      tally.games++;
      tally.steps += 3;
      for (let i = 0; i < 10_000; i++) Math.sqrt(i);
    },
    0.01,
    0.01,
  );
  expect(sample.games).toBeGreaterThan(0);
  expect(sample.games).toBeLessThan(done);
  expect(sample.steps).toBe(3 * sample.games);
  expect(sample.seconds).toBeGreaterThanOrEqual(0.01);
});
