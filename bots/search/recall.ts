// What was thought about the last question is of use for the next one, where the game went on as it was thought about.

import type { State } from '@starboard/engine';
import type { Search } from './search.ts';
import { NONE, ROOT, SEALED } from './tree.ts';

/** Moves that are played to look for the position in the tree. */
const MOST_LOOKS = 2000;
/** Less than this was hardly thought about. */
const LEAST_VISITS = 16;

/** The node of the tree that stands for that view, or NONE. */
export function recall(search: Search, view: State): number {
  if (search.tree.visits[ROOT] === 0) return NONE;
  if (search.position.sees(search.position.root, view)) return ROOT;
  return search.position.hides ? NONE : lookBelow(search, view);
}

/** Nothing is hidden: the lines that were thought about most are played until one leads to the view. */
function lookBelow(search: Search, view: State): number {
  const { game, tree, dice } = search;
  const { shape } = game;
  let looks = 0;
  const found = (node: number, state: State): number => {
    for (let child = tree.first[node]; child !== NONE; child = tree.next[child]) {
      if (tree.visits[child] < LEAST_VISITS || tree.move[child] === SEALED) continue;
      if (looks++ >= MOST_LOOKS) return NONE;
      const after = shape.clone(state);
      dice.drawn = 0;
      game.play(after, tree.mover[child], tree.move[child], dice);
      if (dice.drawn > 0) continue;
      if (search.position.sees(after, view)) return child;
      const deeper = found(child, after);
      if (deeper !== NONE) return deeper;
    }
    return NONE;
  };
  return found(ROOT, search.position.root);
}
