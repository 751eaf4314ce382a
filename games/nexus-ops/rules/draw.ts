// NO-10: Draw. A Secret Mission, and two Energize cards for the Monolith.

import type { Chance, MoveList } from '@starboard/engine';
import { MONOLITH_CARDS } from '../data/numbers.ts';
import { controlledBy } from './army.ts';
import { hasHex } from './board.ts';
import { drawEnergize, drawMission, holdsCards } from './cards.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { CLOSING, HILL, LAST_CALL, MONOLITH, SCORE } from './phases.ts';
import { MONOLITH_HEX, type Nexus } from './state.ts';
import { askTeamMate } from './variants/teams.ts';
import { drawTwo } from './variants/top-priority.ts';
import { closeLine, fillLine } from './variants/transmissions.ts';

const { done } = moves.kinds;

/** NO-10.1 */
export function drawSecretMission(state: Nexus, chance: Chance, tell?: Tell): void {
  state.phase = MONOLITH;
  if (state.lineLength > 0) fillLine(state, chance, tell);
  else if (state.topPriority === 1) drawTwo(state, state.turn, chance, tell);
  else drawMission(state, state.turn, chance, tell);
}

/** NO-10.2, NO-15.4 */
export function rewardMonolith(state: Nexus, chance: Chance, tell?: Tell): void {
  state.phase = LAST_CALL;
  if (state.vortex === 1 || !hasHex(controlledBy(state, state.turn), MONOLITH_HEX)) return;
  if (state.hillRule === 1 && state.missionsLeft > 0) state.phase = HILL;
  else drawEnergize(state, state.turn, MONOLITH_CARDS, chance, tell);
}

/** NO-10.3: the last chance to play or discard, for whoever has a card or finds some in the line. */
export function lastCall(state: Nexus): void {
  state.phase = state.lineLength > 0 || holdsCards(state, state.turn) ? SCORE : CLOSING;
}

/** NO-15.7, NO-16.3: the line is filled before the team-mate decides. */
export function endDraw(state: Nexus, chance: Chance, tell?: Tell): void {
  closeLine(state, chance, tell);
  askTeamMate(state);
}

export function legalLastCall(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  addOwnTurn(state, seat, into);
}
