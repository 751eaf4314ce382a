import { expect, test } from 'vitest';
import { spread } from './line-chart.tsx';

test('the glyphs at the ends of lines stand apart and stay in the picture', () => {
  expect(spread([20, 60, 100])).toEqual([20, 60, 100]);
  expect(spread([50, 50])).toEqual([50, 63]);
  for (const heights of [
    [140, 140],
    [140, 140, 140, 140],
    [139, 10, 140],
  ]) {
    const placed = spread(heights).toSorted((a, b) => a - b);
    expect(placed.at(-1)).toBeLessThanOrEqual(150 - 6);
    for (let i = 1; i < placed.length; i++) expect(placed[i] - placed[i - 1]).toBeGreaterThanOrEqual(13);
  }
});
