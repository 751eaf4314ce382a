// What a search came to, for people and programs.

import type { State } from '@starboard/engine';
import type { VariationMove, Thought } from '../thinking.ts';
import type { Search } from './search.ts';
import { NONE, ROOT, SEALED } from './tree.ts';

const LONGEST_LINE = 24;
const MOST_THOUGHTS = 5;

/** The moves that were thought about most, one after the other. */
export function principalVariation({ tree, position }: Search): VariationMove[] {
  const line: VariationMove[] = [];
  for (
    let node = tree.favourite(ROOT);
    node !== NONE && line.length < LONGEST_LINE;
    node = tree.favourite(node)
  ) {
    if (tree.move[node] === SEALED) break;
    line.push({ seat: position.seatOf(tree.mover[node]), move: tree.move[node] });
  }
  return line;
}

/** The children of the root that can be played now, the one thought about most first. */
export function legalChildren(search: Search): number[] {
  const { tree } = search;
  const legal = search.position.legal();
  const children: number[] = [];
  for (let child = tree.first[ROOT]; child !== NONE; child = tree.next[child]) {
    if (tree.mover[child] === search.position.self && legal.has(tree.move[child])) children.push(child);
  }
  return children.sort((a, b) => tree.visits[b] - tree.visits[a] || tree.weight[b] - tree.weight[a]);
}

/** The orders that begin with the moves thought about most, best first. */
export function thoughtsOf(search: Search): Thought[] {
  const { tree } = search;
  const children = legalChildren(search).filter((child) => tree.visits[child] > 0);
  const visits = children.reduce((sum, child) => sum + tree.visits[child], 0);
  return children.slice(0, MOST_THOUGHTS).map((child) => ({
    order: orderFrom(search, child),
    share: tree.visits[child] / visits,
    expected: tree.gain[child] / tree.visits[child],
  }));
}

/** The whole order: on from the first move by what was thought about most, or by any legal move where nothing was. */
function orderFrom(search: Search, first: number): number[] {
  const { game, tree, dice, position } = search;
  const { self } = position;
  const state: State = game.shape.clone(search.position.root);
  const order: number[] = [];
  let node = first;
  let move = tree.move[first];
  for (;;) {
    order.push(move);
    dice.drawn = 0;
    game.play(state, self, move, dice);
    if (dice.drawn > 0 || !search.position.owes(state) || !game.inOrder(state, self)) return order;
    const legal = search.position.legalIn(state);
    node = node === NONE ? NONE : tree.favourite(node);
    if (node !== NONE && !legal.has(tree.move[node])) node = NONE;
    move = node === NONE ? legal.moves[0] : tree.move[node];
  }
}
