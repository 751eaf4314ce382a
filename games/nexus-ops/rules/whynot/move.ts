import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import { BREATH_ON, UNIT_COLUMNS } from '../columns.ts';
import { TYPES, type Nexus } from '../state.ts';
import { whyNotEnter, whyNotReach } from './ground.ts';
import { allHexes, enemiesIn, has, hexName, isAlone, isBeside, isTeamMate, noneElse } from './words.ts';

export function whyNotMove(
  state: Nexus,
  seat: number,
  unit: number,
  number: number,
  from: number,
  to: number,
): Refusal | null {
  return whyNotReady(state, seat, unit, number, from, to) ?? whyNotReach(state, seat, unit, from, to);
}

/** Are there so many that have not moved, and does the retreat rule let them go there? */
function whyNotReady(
  state: Nexus,
  seat: number,
  unit: number,
  number: number,
  from: number,
  to: number,
): Refusal | null {
  const here = has(state, from, seat, unit);
  if (here < number) return refuse('NO-3.1', 'tooFew', { number: here, hex: hexName(from) });
  const ready = state.ready[from * TYPES + unit];
  if (ready < number) return refuse('NO-3.1', 'movedAlready');
  const free = ready - state.bound[from * TYPES + unit];
  if (free >= number || noneElse(state, to, seat)) return null;
  return refuse('NO-3.5', 'mustRetreat');
}

export function whyNotMarch(
  state: Nexus,
  seat: number,
  unit: number,
  from: number,
  to: number,
): Refusal | null {
  if (state.marches === 0) return refuse('NO-13.6', 'noMarch');
  const late = whyNotReady(state, seat, unit, 1, from, to);
  if (late !== null) return late;
  const short = whyNotReach(state, seat, unit, from, to);
  if (short === null) return refuse('NO-13.6', 'needsNoMarch');
  const stops = allHexes(state).filter(
    (hex) =>
      whyNotReach(state, seat, unit, from, hex) === null &&
      (isBeside(state, hex, to) ||
        (isBeside(state, from, hex) && whyNotReach(state, seat, unit, hex, to, from) === null)),
  );
  if (stops.length === 0 || from === to) return refuse('NO-13.6', 'tooFarToMarch', { hex: hexName(to) });
  if (stops.every((hex) => enemiesIn(state, hex, seat).length > 0)) return refuse('NO-3.3', 'wayBarred');
  return whyNotEnter(state, unit, to);
}

export function whyNotBreathe(
  state: Nexus,
  seat: number,
  unit: number,
  from: number,
  to: number,
): Refusal | null {
  if (state.unitRow[unit * UNIT_COLUMNS + BREATH_ON] === 0 || has(state, from, seat, unit) === 0) {
    return refuse('NO-4.1', 'noBreath', { hex: hexName(from) });
  }
  if (!isAlone(state, from, seat)) return refuse('NO-4.1', 'uncontrolled');
  if (has(state, from, seat, unit) <= state.breaths[from * TYPES + unit])
    return refuse('NO-4.5', 'breathedAlready');
  if (!isBeside(state, from, to)) return refuse('NO-4.1', 'breathTooFar');
  if (enemiesIn(state, to, seat).length > 0) return null;
  return noneElse(state, to, seat) ? refuse('NO-4.5', 'noEnemy') : refuse('NO-16.1', 'teamMates');
}

export function whyNotVictim(state: Nexus, seat: number, victim: number): Refusal | null {
  if (isTeamMate(state, seat, victim)) return refuse('NO-16.1', 'teamMates');
  const there = enemiesIn(state, state.breathAt - 1, seat);
  return there.includes(victim) ? null : refuse('NO-4.3', 'noVictim');
}
