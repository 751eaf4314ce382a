// How readily a sensible player does what the Asteroids rules add: free actions, exploring, cards of the hand.

import { PLUNDER } from '../data/numbers.ts';
import { moves } from '../rules/moves.ts';
import { MOVE, type Nexum } from '../rules/state.ts';
import { isGood } from './finds.ts';
import type { ExpansionTaste } from './taste.ts';

const { capture, drop, develop, pay, cloak, appear, evolve, explore } = moves.kinds;
const { overload, thaw, clear, revive, foresee, unbar, guard, bond } = moves.kinds;
const { keep, pass, stay, onward, land, parcel, depart } = moves.kinds;

/** Tells how much something is liked, by the number of its kind; 1 for what there is no opinion of. */
function table(likings: readonly (readonly [kind: { readonly id: number }, liking: number])[]): Float64Array {
  const likes = new Float64Array(moves.names.length).fill(1);
  for (const [{ id }, liking] of likings) likes[id] = liking;
  return likes;
}

/** What is said of the next order is said when one can be given. */
const UNTIMELY = 0.02;

type Exp = (liking: number) => number;

/** Of moves beside the orders of a phase. */
export function freelyWith(taste: ExpansionTaste, exp: Exp) {
  const skill = exp(taste.skill);
  const declare = exp(taste.declare);
  const likes = table([
    [capture, exp(taste.capture)],
    [drop, exp(taste.drop)],
    [pay, exp(taste.pay)],
    [evolve, exp(taste.evolve)],
    [cloak, exp(taste.cloak)],
    [appear, exp(taste.appear)],
    [explore, exp(taste.explore)],
    ...[overload, thaw, clear, foresee].map((kind) => [kind, skill] as const),
    [revive, exp(taste.revive)],
  ]);
  return (state: Nexum, seat: number, move: number): number => {
    const kind = moves.kindOf(move);
    if (kind === unbar.id || kind === guard.id || kind === bond.id)
      return state.phase === MOVE ? declare : UNTIMELY;
    if (kind !== develop.id) return likes[kind];
    return exp(taste.develop + (taste.developWithEnergy * state.energy[seat]) / 10);
  };
}

/** Of answers: cards are kept rather than thrown away or laid in vain, and an explorer goes on until it has found something. */
export function answeringWith(taste: ExpansionTaste, exp: Exp) {
  const likes = table([
    [keep, exp(taste.keep)],
    [pass, exp(taste.pass)],
    // what comes from other tables is not counted on, and what goes there is known to be gone
    [parcel, UNTIMELY ** 3],
    [depart, 1 / UNTIMELY],
  ]);
  const content = exp(taste.content);
  const lands = PLUNDER.map((loot) => exp(taste.land * loot));
  return (state: Nexum, move: number): number => {
    const kind = moves.kindOf(move);
    if (kind === stay.id) return isGood(state, state.found) ? content : 1;
    if (kind === onward.id) return isGood(state, state.found) ? 1 : content;
    return kind === land.id ? lands[state.size[land.planet(move)]] : likes[kind];
  };
}
