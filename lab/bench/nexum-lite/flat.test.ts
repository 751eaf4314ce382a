import { FastChance } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { create, legal, MOST_MOVES, play, setUp } from './flat.ts';
import { nexumLite } from './game.ts';
import {
  build,
  DRAW,
  fromOf,
  kindOf,
  OWNER,
  placeOf,
  send,
  SHIP,
  SHIPS,
  shipsOf,
  TOTAL,
  TURNS,
  type Flat,
  WINNER,
} from './layout.ts';
import { COST, LAST_TURN, PLACES, SIZE } from './ring.ts';

const list = new Int32Array(MOST_MOVES);

function playOut(
  seed: number,
  seats: number,
  onMove: (state: Flat) => void = () => {},
): { moves: number; state: Flat } {
  const chance = new FastChance(seed);
  const state = create();
  setUp(state, seats);
  let moves = 0;
  for (; state[WINNER] === 0; moves++) {
    play(state, list[chance.draw(legal(state, list))]);
    onMove(state);
  }
  return { moves, state };
}

describe('nexum-lite on a flat array', () => {
  test.each([2, 3, 4])('plays to an end with %d seats, the same for the same seed', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const { moves, state } = playOut(seed, seats);
      expect(state[WINNER] <= seats || state[WINNER] === DRAW).toBe(true);
      expect(state[TURNS]).toBeLessThanOrEqual(LAST_TURN);
      expect(playOut(seed, seats)).toEqual({ moves, state });
    }
  });

  test('keeps count of every ship', () => {
    playOut(7, 4, (state) => {
      const total = [0, 0, 0, 0];
      for (let place = 0; place < PLACES; place++) {
        if (state[OWNER + place] > 0) total[state[OWNER + place] - 1] += state[SHIPS + place];
      }
      expect([...state.subarray(TOTAL, TOTAL + 4)]).toEqual(total);
    });
  });

  test('is a game of the length that the comparison is about', () => {
    let moves = 0;
    for (let seed = 0; seed < 100; seed++) moves += playOut(seed, 4).moves;
    expect(moves / 100).toBeGreaterThan(250);
    expect(moves / 100).toBeLessThan(450);
  });
});

test('the ring costs one to three by distance, both ways round', () => {
  expect([1, 5, 9, 13, 41, 45].map((to) => COST[2 * PLACES + to])).toEqual([1, 2, 3, 3, 3, 2]);
  expect([...SIZE.subarray(0, 12)]).toEqual([4, 3, 2, 1, 4, 3, 2, 1, 4, 3, 3, 3]);
});

test('moves are packed as the engine packs them, so that none is translated', () => {
  const { moves } = nexumLite;
  for (const text of ['end', 'build 7', 'send 5 44 3', 'send 46 1 15']) {
    const move = Number(moves.fromText(text));
    const [kind, ...fields] = text.split(' ');
    const args = [[], [placeOf(move)], [fromOf(move), placeOf(move), shipsOf(move)]][kindOf(move)];
    expect([moves.names[kindOf(move)], ...args.map(String)]).toEqual([kind, ...fields]);
  }
  expect(send(5, 44) + 2 * SHIP).toBe(moves.fromText('send 5 44 3'));
  expect(build(7)).toBe(moves.fromText('build 7'));
});
