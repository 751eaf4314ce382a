// NG-9.11, NG-9.15: two against two, and allies who win by what they have together.

import { allSeats } from '@starboard/engine';
import { pooledGoals } from '../../data/numbers.ts';
import { COUNT } from '../board.ts';
import type { Nexum } from '../state.ts';
import { setGoal } from './standard.ts';

/** Every other seat, so that the teams take turns. */
export function setTeams(state: Nexum): void {
  const everybody = allSeats(state.seats);
  const evens = 0b0101 & everybody;
  for (let seat = 0; seat < state.seats; seat++)
    state.allies[seat] = seat % 2 === 0 ? evens : everybody & ~evens;
}

/** The sides of people are equally large. */
export function setPooled(state: Nexum): void {
  state.pooled = 1;
  setGoal(state, pooledGoals[COUNT[state.allies[0]]]);
}
