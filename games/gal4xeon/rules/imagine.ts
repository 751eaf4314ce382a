// What the other pages may look like: every seat whose page the viewer cannot see has made some progress with its
// dice and is about to put the pencil down, or has.

import { MoveList, type Chance } from '@starboard/engine';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { playMove } from './play.ts';
import { copyPage, isHidden, openedPage, pageOf, shape, type Gal4Xeon } from './state.ts';

export function imagine(view: Gal4Xeon, _viewer: number, chance: Chance): Gal4Xeon {
  const state = shape.clone(view);
  for (let seat = 0; seat < state.seats; seat++)
    if (isHidden(view, pageOf(view, seat))) writeOn(state, seat, chance);
  return state;
}

/** From what everybody knows to the end of the round, by any legal moves. */
function writeOn(state: Gal4Xeon, seat: number, chance: Chance): void {
  copyPage(state, openedPage(state, seat), pageOf(state, seat));
  const list = new MoveList();
  for (;;) {
    list.clear();
    legal(state, seat, list);
    const move = list.moves[chance.die(list.length) - 1];
    if (moves.kindOf(move) === moves.kinds.finish.id) return;
    playMove(state, seat, move, chance);
  }
}
