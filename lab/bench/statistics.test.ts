import { describe, expect, test } from 'vitest';
import { median, medianInterval, ratios, spreadOf } from './statistics.ts';

describe('spread', () => {
  test('is the middle value with the outermost ones', () => {
    expect(spreadOf([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
  });

  test('of an even number of values lies between the middle two', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    spreadOf(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test('of nothing is an error', () => {
    expect(() => spreadOf([])).toThrow('No values');
  });
});

describe('ratios', () => {
  test('are taken round by round', () => {
    expect(ratios([10, 30], [2, 3])).toEqual([5, 10]);
  });

  test('need both sides of every round', () => {
    expect(() => ratios([1], [])).toThrow('both sides');
  });
});

describe('the interval of a median', () => {
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1).reverse();

  // places in order that hold the median of any distribution with 95 %, from tables of the sign test
  test.each([
    [6, 1, 6],
    [8, 1, 8],
    [9, 2, 8],
    [12, 3, 10],
    [15, 4, 12],
    [25, 8, 18],
    [100, 40, 61],
  ])('of %i values lies between the places %i and %i', (count, low, high) => {
    expect(medianInterval(upTo(count))).toEqual({ median: (count + 1) / 2, low, high });
  });

  test('of five values there is none', () => {
    expect(() => medianInterval(upTo(5))).toThrow('5 values are too few');
  });
});
