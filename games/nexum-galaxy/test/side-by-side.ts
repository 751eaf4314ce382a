// Orders by the rules under test and by the plain generator, side by side.

import { FastChance, MoveList } from '@starboard/engine';
import { FLEET, OVER, TURNS, type Nexum } from '../rules/state.ts';
import { ambushes } from './naive-ambush.ts';
import { furtherActions } from './naive-further.ts';
import { fromState, successors, textOf, type Naive } from './naive.ts';
import { game } from './scene.ts';

/** What the plain generator has not learned: it leads to what is hidden, drawn or asked. */
const UNLEARNED = new Set(['explore', 'foresee'].map((name) => game.moves.names.indexOf(name)));

/** The positions after each whole order, by the rules under test. */
function ordersOf(state: Nexum): Nexum[] {
  const seat = state.turn;
  const ends: Nexum[] = [];
  const follow = (from: Nexum): void => {
    const list = new MoveList();
    game.legal(from, seat, list);
    for (const move of list.toArray()) {
      if (UNLEARNED.has(game.moves.kindOf(move))) continue;
      const to = game.shape.clone(from);
      game.play(to, seat, move, new FastChance(1));
      // NG-16.9: who has come upon somebody is asked anew
      const goesOn = game.inOrder(to, seat) || to.asking === FLEET;
      if (game.actors(to) !== 0 && goesOn) follow(to);
      else ends.push(to);
    }
  };
  if (state.phase !== OVER) follow(state);
  return ends;
}

/** What comes after the last turn of a round draws cards: the plain generator stops there. */
function textAfter(before: Nexum, after: Nexum): string {
  const isNext = before.pathLevels > 0 && (after.round !== before.round || after.step !== TURNS);
  return isNext ? 'events' : textOf(fromState(after));
}

const byText = (a: { readonly text: string }, b: { readonly text: string }): number =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : 0;

interface Both {
  readonly engine: readonly { readonly state: Nexum; readonly text: string }[];
  readonly plain: readonly { readonly naive: Naive; readonly text: string }[];
}

export function bothOf(state: Nexum, naive = fromState(state)): Both {
  const engine = ordersOf(state).map((each) => ({ state: each, text: textAfter(state, each) }));
  const plain = [...successors(naive), ...furtherActions(naive), ...ambushes(naive)].map((each) => ({
    naive: each,
    text: textOf(each),
  }));
  return { engine: engine.toSorted(byText), plain: plain.toSorted(byText) };
}

/** The first position to which only one of them comes; null where there is none. */
export function onlyIn({ engine, plain }: Both): string | null {
  const i = engine.findIndex(({ text }, at) => text !== plain[at]?.text);
  if (i < 0 && engine.length === plain.length) return null;
  const [ours, theirs] = [engine[i < 0 ? engine.length : i]?.text, plain[i < 0 ? engine.length : i]?.text];
  const isOurs = theirs === undefined || (ours !== undefined && ours < theirs);
  return `${isOurs ? 'only the rules' : 'only the plain generator'}: ${isOurs ? ours : theirs} (${engine.length} and ${plain.length})`;
}

/** Counts orders to the depth while both generators walk side by side; throws where they part. */
export function count(state: Nexum, naive: Naive, depth: number): number {
  const both = bothOf(state, naive);
  const wrong = onlyIn(both);
  if (wrong !== null) throw new Error(wrong);
  if (depth === 1) return both.engine.length;
  return both.engine.reduce(
    (sum, each, i) => sum + (each.text === 'events' ? 1 : count(each.state, both.plain[i].naive, depth - 1)),
    0,
  );
}
