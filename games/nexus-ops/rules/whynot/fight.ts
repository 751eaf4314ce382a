import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import { SHATTERS, SPREADS, UNIT_COLUMNS } from '../columns.ts';
import { SCORCH } from '../phases.ts';
import { FIRST_HOME, HOME_HEXES, TYPES, type Nexus } from '../state.ts';
import { whyNotEnter } from './ground.ts';
import { crowd, enemiesIn, fighting, has, hexName, isBeside, isTeamMate } from './words.ts';

export function whyNotExplore(state: Nexus, seat: number, hex: number): Refusal | null {
  if (state.token[hex] === 0) return refuse('NO-5.1', 'noToken', { hex: hexName(hex) });
  return crowd(state, hex, seat) > 0 ? null : refuse('NO-5.1', 'noUnit', { hex: hexName(hex) });
}

export function whyNotFight(state: Nexus, seat: number, hex: number, opponent: number): Refusal | null {
  if (isTeamMate(state, seat, opponent)) return refuse('NO-16.1', 'teamMates');
  if (crowd(state, hex, seat) === 0) return refuse('NO-6.1', 'noUnit', { hex: hexName(hex) });
  const enemies = enemiesIn(state, hex, seat);
  if (enemies.length === 0) return refuse('NO-6.2', 'noEnemy');
  if (!enemies.includes(opponent)) return refuse('NO-6.2', 'noOpponent');
  const fought = Math.trunc(state.fought / 2 ** hex) % 2 === 1;
  return fought ? refuse('NO-6.1', 'foughtAlready') : null;
}

/** Whose units are at stake, and how many must go from this decision on. */
function atStake(state: Nexus): { hex: number; seat: number; due: number } {
  if (state.phase === SCORCH) return { hex: state.breathAt - 1, seat: state.victim - 1, due: 1 };
  const side = [0, 1, 1, 0][state.stage];
  const due = [state.losses[0], state.picks[1], state.losses[1], state.picks[0]][state.stage];
  return { hex: state.battle - 1, seat: side === 0 ? state.turn : state.defender, due };
}

export function whyNotLose(state: Nexus, unit: number): Refusal | null {
  const { hex, seat, due } = atStake(state);
  const least = state.phase === SCORCH ? 0 : state.least;
  if (has(state, hex, seat, unit) === 0) return refuse('NO-6.5', 'noLoss');
  if (fighting(state, hex, seat, unit) === 0) return refuse('NO-5.7', 'foundStaysOut');
  if (unit < least) return refuse('NO-6.5', 'lossOutOfOrder');
  let rest = 0;
  for (let each = unit; each < TYPES; each++) rest += fighting(state, hex, seat, each);
  return rest >= due ? null : refuse('NO-6.5', 'lossTooLate');
}

function abilityOwner(state: Nexus, column: number): number {
  let unit = 0;
  while (state.unitRow[unit * UNIT_COLUMNS + column] === 0) unit++;
  return unit;
}

export function whyNotShatter(state: Nexus, seat: number, number: number): Refusal | null {
  const here = fighting(state, state.battle - 1, seat, abilityOwner(state, SHATTERS));
  return number <= here ? null : refuse('NO-18.2', 'tooFewToShatter', { number: here });
}

export function whyNotSpread(state: Nexus, number: number, to: number): Refusal | null {
  if (number > state.spores) return refuse('NO-18.3', 'tooFewToSpread', { number: state.spores });
  if (!isBeside(state, state.battle - 1, to)) return refuse('NO-18.3', 'spreadTooFar');
  return whyNotEnter(state, abilityOwner(state, SPREADS), to);
}

export function whyNotHome(seat: number, hex: number): Refusal | null {
  const own = hex >= FIRST_HOME && Math.floor((hex - FIRST_HOME) / HOME_HEXES) === seat;
  return own ? null : refuse('NO-3.7', 'notOwnersHome');
}
