// NO-6.5, NO-6.6: who gives up what. The player whose turn it is gives up its own and then picks, then the other does.

import { FIGURES } from '../../data/units.ts';
import type { Clash, Story, Toll } from './scene.ts';
import { size } from './field.ts';
import { destroy, type Side } from './side.ts';

export function* casualties({ attacker, defender }: Clash, onAttacker: Toll, onDefender: Toll): Story {
  // where all must go there is nothing to pick
  const mine = allGo(attacker, onAttacker) ? { hits: onAttacker.hits, picked: 0 } : onAttacker;
  const theirs = allGo(defender, onDefender) ? { hits: onDefender.hits, picked: 0 } : onDefender;
  yield* giveUp(attacker, attacker.seat, mine.hits - mine.picked, defender);
  yield* giveUp(defender, attacker.seat, theirs.picked, attacker);
  yield* giveUp(defender, defender.seat, theirs.hits - theirs.picked, attacker);
  yield* giveUp(attacker, defender.seat, mine.picked, defender);
}

function allGo({ troop }: Side, { hits }: Toll): boolean {
  return hits >= size(troop);
}

/** Units of `from`, as `seat` says. Whoever has no choice is not asked; units are named in the order of the player board. */
function* giveUp(from: Side, seat: number, number: number, by: Side): Story {
  let least = 0;
  for (let left = Math.min(number, size(from.troop)); left > 0; left--) {
    const choices = FIGURES.filter(
      (figure, type) => type >= least && from.troop[figure] > 0 && reaches(from, type) >= left,
    );
    const moves = choices.map((figure) => `lose ${figure}`);
    const answer = moves.length === 1 || size(from.troop) === left ? moves[0] : yield { seat, moves };
    const figure = FIGURES[FIGURES.findIndex((each) => answer === `lose ${each}`)];
    least = FIGURES.indexOf(figure);
    destroy(from, figure, 1, by);
  }
}

/** Units of that type and those behind it. */
function reaches({ troop }: Side, type: number): number {
  return FIGURES.slice(type).reduce((sum, figure) => sum + troop[figure], 0);
}
