import { expect, test } from 'vitest';
import { roomOf } from './use-room.ts';

test('a map is laid along a room that is clearly longer one way', () => {
  expect(roomOf(390, 700, 'across')).toMatchObject({ upright: true });
  expect(roomOf(1200, 700, 'upright')).toMatchObject({ upright: false });
});

test('in a room that is about square it stays as it lies, whatever else takes room there', () => {
  for (const height of [560, 620, 664, 700, 760]) {
    expect(roomOf(664, height, 'across')).toMatchObject({ upright: false });
    expect(roomOf(664, height, 'upright')).toMatchObject({ upright: true });
  }
});
