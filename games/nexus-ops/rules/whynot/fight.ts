import { Refusal } from '@starboard/engine';
import { SHATTERS, SPREADS, UNIT_COLUMNS } from '../columns.ts';
import { SCORCH } from '../phases.ts';
import { FIRST_HOME, HOME_HEXES, TYPES, type Nexus } from '../state.ts';
import { whyNotEnter } from './ground.ts';
import { crowd, enemiesIn, has, hexName, isBeside } from './words.ts';

export function whyNotExplore(state: Nexus, seat: number, hex: number): Refusal | null {
  if (state.token[hex] === 0) return new Refusal(`No token lies face down in ${hexName(hex)}.`, 'NO-5.1');
  return crowd(state, hex, seat) > 0 ? null : new Refusal(`You have no unit in ${hexName(hex)}.`, 'NO-5.1');
}

export function whyNotFight(state: Nexus, seat: number, hex: number, opponent: number): Refusal | null {
  if (crowd(state, hex, seat) === 0) return new Refusal(`You have no unit in ${hexName(hex)}.`, 'NO-6.1');
  if (!enemiesIn(state, hex, seat).includes(opponent)) {
    return new Refusal('That player has no units there to fight.', 'NO-6.2');
  }
  const fought = Math.trunc(state.fought / 2 ** hex) % 2 === 1;
  return fought ? new Refusal('Each contested hex has one battle a turn.', 'NO-6.1') : null;
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
  if (has(state, hex, seat, unit) === 0) return new Refusal('No such unit is there to give up.', 'NO-6.5');
  if (unit < least) return new Refusal('Units are given up in the order of the player board.', 'NO-6.5');
  let rest = 0;
  for (let each = unit; each < TYPES; each++) rest += has(state, hex, seat, each);
  return rest >= due
    ? null
    : new Refusal('Name units that stand earlier on the player board first.', 'NO-6.5');
}

function abilityOwner(state: Nexus, column: number): number {
  let unit = 0;
  while (state.unitRow[unit * UNIT_COLUMNS + column] === 0) unit++;
  return unit;
}

export function whyNotShatter(state: Nexus, seat: number, number: number): Refusal | null {
  const here = has(state, state.battle - 1, seat, abilityOwner(state, SHATTERS));
  return number <= here ? null : new Refusal(`Only ${here} of them are there.`, 'NO-18.2');
}

export function whyNotSpread(state: Nexus, number: number, to: number): Refusal | null {
  if (number > state.spores) return new Refusal(`Only ${state.spores} of them may move on.`, 'NO-18.3');
  if (!isBeside(state, state.battle - 1, to))
    return new Refusal('They move to a hex beside the battle.', 'NO-18.3');
  return whyNotEnter(state, abilityOwner(state, SPREADS), to);
}

export function whyNotHome(seat: number, hex: number): Refusal | null {
  const own = hex >= FIRST_HOME && Math.floor((hex - FIRST_HOME) / HOME_HEXES) === seat;
  return own ? null : new Refusal('It goes to a home-base hex of its owner.', 'NO-3.7');
}
