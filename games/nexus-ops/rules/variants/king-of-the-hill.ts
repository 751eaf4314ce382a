// NO-15.4: the controller of the Monolith may take a point instead of cards; then everybody else draws.

import { hasSeat, type Chance, type MoveList } from '@starboard/engine';
import { CONSOLATION, HILL_POINTS, MONOLITH_CARDS } from '../../data/numbers.ts';
import { drawEnergize } from '../cards.ts';
import type { Tell } from '../events.ts';
import { moves, REWARDS, TAKE_HILL } from '../moves.ts';
import { addOwnTurn } from '../own-turn.ts';
import { LAST_CALL, OVER } from '../phases.ts';
import type { Nexus } from '../state.ts';
import { gainPoints } from '../winning.ts';

const { claim } = moves.kinds;

export function legalClaims(state: Nexus, seat: number, into: MoveList): void {
  for (let reward = 0; reward < REWARDS.length; reward++) into.add(claim.make(reward));
  addOwnTurn(state, seat, into);
}

export function claimReward(state: Nexus, seat: number, reward: number, chance: Chance, tell?: Tell): void {
  state.phase = LAST_CALL;
  if (reward !== TAKE_HILL) return drawEnergize(state, seat, MONOLITH_CARDS, chance, tell);
  state.missionsLeft--;
  state.hills[seat]++;
  tell?.({ event: 'hill', seat });
  gainPoints(state, seat, HILL_POINTS, tell);
  if (state.phase === OVER) return;
  for (let i = 1; i < state.seats; i++) {
    const other = (seat + i) % state.seats;
    if (!hasSeat(state.out, other)) drawEnergize(state, other, CONSOLATION, chance, tell);
  }
}
