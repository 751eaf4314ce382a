// NO-8.2 to NO-8.5, NO-18.3: what the winner of a battle may do before the next one.

import type { MoveList } from '@starboard/engine';
import type { Tell } from './events.ts';
import { takeMissionCard } from './missions.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { AFTERMATH, OVER, SPOILS } from './phases.ts';
import type { Nexus } from './state.ts';
import { addSpreads } from './variants/sporlings.ts';

const { done } = moves.kinds;

/** The winner is asked when it holds a Secret Mission, whichever, or when Sporlings may move on. */
export function claimSpoils(state: Nexus, tell?: Tell): void {
  const asked = state.lineLength > 0 || state.missionSize[state.turn] > 0 || state.spores > 0;
  if (asked) state.phase = SPOILS;
  else endSpoils(state, tell);
}

export function legalSpoils(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  addSpreads(state, into);
  addOwnTurn(state, seat, into);
}

/** NO-8.5: who has played no red mission takes one from the stack. */
export function endSpoils(state: Nexus, tell?: Tell): void {
  state.spores = 0;
  if (state.redPlayed === 0) takeMissionCard(state, state.turn, tell);
  if (state.phase !== OVER) state.phase = AFTERMATH;
}
