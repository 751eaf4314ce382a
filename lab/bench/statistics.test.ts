import { describe, expect, test } from 'vitest';
import { median, ratios, spreadOf } from './statistics.ts';

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
