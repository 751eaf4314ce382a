// What the mode changes: limits, what wins, who stands together (NG-9).

import { allSeats, seatSet } from '@starboard/engine';
import { goals, grandBattleLimits, pooledGoal, standardLimits, sterileTrapLimits } from '../data/numbers.ts';
import { sectorOf, type Options } from './options.ts';
import { RELICS, STANDARD, STERILE, type Nexum } from './state.ts';

/** NG-9.3, NG-9.4: the two scenarios of one printed sector. */
export function isScenario({ scenario }: Options): boolean {
  return scenario !== 'sector';
}

/** NG-9.2: agreed, or the way the sectors of the expansion are played by two. */
function isGrandBattle(options: Options, seats: number): boolean {
  if (options.grandBattle !== 'sector') return options.grandBattle === 'on';
  return seats === 2 && sectorOf(options).set === 'asteroids';
}

/** NG-9.9: the limits of a sterile trap win over those of a Grand Battle. */
function limitsOf(options: Options, seats: number) {
  if (options.scenario === 'sterile-trap') return sterileTrapLimits;
  return isGrandBattle(options, seats) ? grandBattleLimits : standardLimits;
}

/** More relics than there are. */
const NEVER = RELICS + 1;

export function setMode(state: Nexum, options: Options, seats: number): void {
  const limits = limitsOf(options, seats);
  const goal = options.pooled ? pooledGoal : goals[seats];
  state.seats = seats;
  state.scenario = options.scenario === 'sterile-trap' ? STERILE : STANDARD;
  state.pooled = options.pooled ? 1 : 0;
  state.roundLimit = options.roundLimit;
  state.shipLimit.fill(limits.ships, 0, seats);
  state.energyLimit.fill(limits.energy, 0, seats);
  state.starLimit = limits.star;
  state.pointsToWin = goal.points;
  state.relicsToWin = isScenario(options) ? NEVER : goal.relics;
  for (let seat = 0; seat < seats; seat++)
    state.allies[seat] = options.teams ? sideOf(seat, seats) : seatSet(seat);
}

/** NG-9.11: every other seat, so that the teams take turns. */
function sideOf(seat: number, seats: number): number {
  const evens = 0b0101 & allSeats(seats);
  return seat % 2 === 0 ? evens : allSeats(seats) & ~evens;
}
