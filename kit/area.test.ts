import { expect, test } from 'vitest';
import { areaIn, standsIn } from './area.ts';

const isUpright = (width: number, height: number): boolean => {
  const area = areaIn({ width, height });
  return area.height > area.width;
};

test('a phone held upright has an upright area, all other windows have one that lies', () => {
  expect(isUpright(360, 740)).toBe(true);
  expect(isUpright(390, 844)).toBe(true);
  expect(isUpright(740, 360)).toBe(false);
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [960, 540],
    [683, 384],
  ])
    expect(isUpright(width, height)).toBe(false);
});

test('there is an area in every window', () => {
  for (const width of [320, 600, 899, 900, 2560])
    for (const height of [320, 511, 512, 1400]) {
      const area = areaIn({ width, height });
      expect(Math.min(area.width, area.height)).toBeGreaterThan(150);
      expect(area.width).toBeLessThanOrEqual(width);
      expect(area.height).toBeLessThan(height);
    }
});

test('a map stands where that makes it clearly larger, and lies where it hardly matters', () => {
  const long = { lying: { width: 200, height: 100 }, standing: { width: 100, height: 200 } };
  const square = { lying: { width: 105, height: 100 }, standing: { width: 100, height: 105 } };
  const standing = (width: number, height: number, shapes = long): boolean =>
    standsIn(areaIn({ width, height }), shapes);
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ]) {
    expect(standing(width, height)).toBe(true);
    expect(standing(width, height, square)).toBe(false);
    expect(standing(height, width)).toBe(false);
  }
  for (const [width, height] of [
    [820, 1180],
    [1000, 800],
    [1280, 1024],
    [1920, 1080],
  ])
    expect(standing(width, height)).toBe(false);
});
