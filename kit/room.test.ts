import { expect, test } from 'vitest';
import { roomIn } from './room.ts';

const isUpright = (width: number, height: number): boolean => {
  const room = roomIn({ width, height });
  return room.height > room.width;
};

test('a phone held upright has an upright room, all other windows have one that lies', () => {
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

test('there is room in every window', () => {
  for (const width of [320, 600, 899, 900, 2560])
    for (const height of [320, 511, 512, 1400]) {
      const room = roomIn({ width, height });
      expect(Math.min(room.width, room.height)).toBeGreaterThan(150);
      expect(room.width).toBeLessThanOrEqual(width);
      expect(room.height).toBeLessThan(height);
    }
});
