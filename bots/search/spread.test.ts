import { expect, test } from 'vitest';
import { Spread } from './spread.ts';

/** Lines that come to those values for the first seat, again and again, and to nothing for the second. */
function learned(spread: Spread, values: readonly number[], lines = 1000): Spread {
  for (let i = 0; i < lines; i++) spread.learn(Float64Array.of(values[i % values.length], 0));
  return spread;
}

test('it is the standard deviation of what lines come to, seat by seat', () => {
  const { of } = learned(new Spread(2), [0.3, 0.5]);
  expect(of[0]).toBeCloseTo(0.1, 2);
  expect(of[1]).toBeLessThan(0.02);
});

test('it follows the scale of an evaluation', () => {
  const large = learned(new Spread(2), [0.1, 0.9]).of[0];
  const small = learned(new Spread(2), [0.5, 0.508]).of[0];
  expect(large / small).toBeGreaterThan(20);
});

test('it does not depend on where the values lie', () => {
  const low = learned(new Spread(2), [0, 0.1]).of[0];
  const high = learned(new Spread(2), [0.9, 1]).of[0];
  expect(high).toBeCloseTo(low, 9);
});

test('a new question begins with what is usual', () => {
  const spread = learned(new Spread(2), [0.3, 0.5]);
  spread.forget();
  expect([...spread.of]).toEqual([...new Spread(2).of]);
});
