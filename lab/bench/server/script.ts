// One random game of nexum-lite without an end, played at every table of every server.

import { FastChance } from '@starboard/engine';
import { create, legal, MOST_MOVES, play, setUp } from '../nexum-lite/flat.ts';
import { BUILD, fromOf, kindOf, placeOf, SEND, shipsOf, TURN_OF } from '../nexum-lite/layout.ts';

export interface ScriptedMove {
  readonly seat: number;
  readonly kind: 'end' | 'build' | 'send';
  readonly args: readonly number[];
}

export function scriptOf(seats: number, length: number): readonly ScriptedMove[] {
  const chance = new FastChance(20_261_115);
  const state = create();
  setUp(state, seats);
  const list = new Int32Array(MOST_MOVES);
  return Array.from({ length }, () => {
    const move = list[chance.draw(legal(state, list))];
    const seat = state[TURN_OF];
    play(state, move);
    return { seat, ...described(move) };
  });
}

function described(move: number): Pick<ScriptedMove, 'kind' | 'args'> {
  if (kindOf(move) === SEND) return { kind: 'send', args: [fromOf(move), placeOf(move), shipsOf(move)] };
  return kindOf(move) === BUILD ? { kind: 'build', args: [placeOf(move)] } : { kind: 'end', args: [] };
}
