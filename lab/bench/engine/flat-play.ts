import { FastChance } from '@starboard/engine';
import { create, legal, MOST_MOVES, play, setUp } from '../nexum-lite/flat.ts';
import { WINNER } from '../nexum-lite/layout.ts';
import type { Workload } from '../sample.ts';

/** Random play of nexum-lite on its flat array. */
export function flatPlay(seats: number, seed = 1): Workload {
  const chance = new FastChance(seed);
  const list = new Int32Array(MOST_MOVES);
  const state = create();
  return (tally) => {
    setUp(state, seats);
    while (state[WINNER] === 0) {
      const length = legal(state, list);
      if (length > 1) tally.choices++;
      play(state, list[chance.draw(length)]);
      tally.steps++;
    }
    tally.games++;
  };
}
