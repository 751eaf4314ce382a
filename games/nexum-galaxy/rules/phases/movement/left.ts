// What follows when all ships have left a place (NG-14.4).

import type { Tell } from '../../events.ts';
import { loseStars } from '../../stars.ts';
import { OVER, type Nexum } from '../../state.ts';
import { checkEverybody, civsInPlay, isOut, leaveStars, tellOut } from '../../victory.ts';

/** NG-14.4, NG-15.4, NG-18.4: whoever left a dead planet for good may lose a star for it when the order is over; and whose last ship
 *  is lost is out. */
export function settleLeft(state: Nexum, seat: number, tell?: Tell): void {
  if (state.ruins === 0 && state.explorers === 0 && state.tables === 0) return;
  if (state.target > 0 || state.force > 0 || state.phase === OVER) return;
  const inPlay = civsInPlay(state) | (1 << seat);
  for (let system = 0; system < state.span; system++)
    if (state.dead[system] !== 0) loseStars(state, seat, seat, system, false, tell);
  leaveStars(state, seat, seat, tell);
  if (tell !== undefined) tellOut(state, seat, inPlay, tell);
  if (isOut(state, seat)) checkEverybody(state, tell);
}
