import { FastChance } from '@starboard/engine';
import { ScriptedChance } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { create, legal, MOST_MOVES, play, setUp } from './flat.ts';
import { WINNER } from './layout.ts';
import { countMoves, moveAt, pick } from './pick.ts';

const list = new Int32Array(MOST_MOVES);

test.each([2, 3, 4])(
  'with %d seats every place of the list has its move, and there are no others',
  (seats) => {
    for (let seed = 0; seed < 8; seed++) {
      const chance = new FastChance(seed);
      const state = create();
      setUp(state, seats);
      while (state[WINNER] === 0) {
        const length = legal(state, list);
        expect(countMoves(state)).toBe(length);
        const picked = Array.from({ length }, (_, place) => moveAt(state, place));
        expect(picked).toEqual([...list.subarray(0, length)]);
        play(state, list[chance.draw(length)]);
      }
    }
  },
);

test('a pick is one throw of a die with as many sides as there are moves', () => {
  const state = create();
  setUp(state, 4);
  const length = legal(state, list);
  for (let face = 1; face <= length; face++) {
    expect(pick(state, new ScriptedChance(face))).toBe(list[face - 1]);
  }
});

test('a move beyond the last is a bug', () => {
  const state = create();
  setUp(state, 2);
  const count = countMoves(state);
  expect(() => moveAt(state, count)).toThrow(`There is no move ${count}.`);
});
