// Why an attack would not be won, in numbers. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { placeNames } from '../../moves.ts';
import { shape, type Nexum } from '../../state.ts';
import { afterBattle, forcesOf, isStronger, isWon, NO_WAY, type Force } from './second-opinion.ts';

/** No defence needs as many. */
const PLENTY = 20;

/** An attack in the making: what is on its way, and the planets from which more could come. */
export interface Attack {
  readonly target: number;
  readonly start: Force;
  readonly from: readonly number[];
}

/** The least energy with which ships of these planets complete the attack; NO_WAY where none is enough. */
export function leastPrice(state: Nexum, { target, start, from }: Attack): number {
  const won = forcesOf(state, target, start, from, NO_WAY).filter((force) => isWon(state, target, force));
  return Math.min(NO_WAY, ...won.map(({ price }) => price));
}

/** Why no energy would be enough for that attack. */
export function whyNotWon(state: Nexum, attack: Attack): Refusal {
  const { target, start, from } = attack;
  if (leastPrice(opened(state), attack) < NO_WAY) {
    const at = { place: placeNames[target] };
    return (state.jumpers >>> state.turn) % 2 === 1
      ? refuse('NG-6.2', 'tooFewReach', at)
      : refuse('NG-12.2', 'tooFewNear', at);
  }
  const forces = forcesOf(state, target, start, from, NO_WAY);
  const stronger = forces.filter((force) => isStronger(state, target, force));
  return stronger.length > 0 ? tooFewForRelics(state, target, stronger) : tooFewShips(state, target, forces);
}

/** NG-6.24: told of the force that comes nearest. */
export function tooFewForRelics(state: Nexum, target: number, forces: readonly Force[]): Refusal {
  const lacking = ({ brought, captured, survivors }: ReturnType<typeof afterBattle>): number =>
    brought + captured - survivors;
  const [nearest] = forces
    .map((force) => afterBattle(state, target, force))
    .toSorted((a, b) => lacking(a) - lacking(b));
  return refuse('NG-6.24', 'tooFewForRelics', nearest);
}

/** NG-6.21: told with the Military where it helps. */
function tooFewShips(state: Nexum, target: number, forces: readonly Force[]): Refusal {
  const place = placeNames[target];
  const [plain, armed] = [0, 1].map((militaries) => {
    const sent = forces.filter((force) => force.militaries === militaries);
    const most = Math.max(0, ...sent.map(({ free, carriers }) => free + carriers));
    return { place, needed: shipsNeeded(state, target, militaries), most };
  });
  return armed.most > 0 && armed.needed - armed.most < plain.needed - plain.most
    ? refuse('NG-6.21', 'tooFewWithMilitary', armed)
    : refuse('NG-6.21', 'tooFewShips', plain);
}

/** NG-6.21, NG-6.24: the fewest ships that would win, a carrier among them for each Military; NO_WAY where no number would. */
function shipsNeeded(state: Nexum, target: number, militaries: number): number {
  for (let free = 0; free < PLENTY; free++) {
    if (isWon(state, target, { free, carriers: militaries, militaries })) return free + militaries;
  }
  return NO_WAY;
}

/** The same position with hyperspace open everywhere, to everybody. */
function opened(state: Nexum): Nexum {
  const copy = shape.clone(state);
  copy.closed = 0;
  copy.jumpers |= 1 << state.turn;
  return copy;
}
