// A move, played.

import type { Chance } from '@starboard/engine';
import { goesOn } from './actions.ts';
import { conquer } from './conquer.ts';
import { deskOf, type Desk } from './desk.ts';
import type { Tell } from './events.ts';
import { exploit } from './exploit.ts';
import { explore } from './explore.ts';
import { moves } from './moves.ts';
import { research } from './research.ts';
import { assignDie, fillExtra, finish } from './round.ts';
import type { Gal4Xeon } from './state.ts';
import { endAction } from './tracks.ts';
import { raiseMinimum, trade } from './trade.ts';

const { kinds } = moves;

export function playMove(state: Gal4Xeon, seat: number, move: number, chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === kinds.finish.id) finish(state, seat, chance, tell);
  else write(deskOf(state, seat, chance, tell), move);
}

function write(desk: Desk, move: number): void {
  switch (moves.kindOf(move)) {
    case kinds.assign.id:
      return assignDie(desk, kinds.assign.value(move), kinds.assign.track(move));
    case kinds.extra.id:
      return fillExtra(desk, kinds.extra.track(move));
    case kinds.explore.id:
      explore(desk, kinds.explore.range(move), kinds.explore.turn(move), kinds.explore.hex(move));
      return endAction(desk);
    case kinds.conquer.id:
      conquer(desk, kinds.conquer.hex(move));
      return afterTarget(desk);
    case kinds.research.id:
      research(desk, kinds.research.technology(move));
      return isOwed(desk) ? afterTrade(desk) : endAction(desk);
    case kinds.exploit.id:
      exploit(desk, kinds.exploit.hex(move));
      return afterTarget(desk);
    case kinds.trade.id:
      trade(desk, kinds.trade.hex(move));
      return isOwed(desk) ? undefined : afterTarget(desk);
    case kinds.raise.id:
      raiseMinimum(desk);
      return afterTrade(desk);
    default:
      return decline(desk);
  }
}

/** GX-3.10 */
function decline(desk: Desk): void {
  desk.tell?.({ event: 'declined', action: desk.state.action[desk.page] - 1 });
  endAction(desk);
}

function isOwed({ state, page }: Desk): boolean {
  return state.owed[page] === 1;
}

function afterTrade(desk: Desk): void {
  desk.state.owed[desk.page] = 0;
  afterTarget(desk);
}

/** GX-9.7: a second target, where a technology allows it and there is one. */
function afterTarget(desk: Desk): void {
  if (goesOn(desk)) desk.state.second[desk.page] = 1;
  else endAction(desk);
}
