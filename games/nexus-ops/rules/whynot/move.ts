import { Refusal } from '@starboard/engine';
import { BREATH_ON, UNIT_COLUMNS } from '../columns.ts';
import { TYPES, type Nexus } from '../state.ts';
import { whyNotEnter, whyNotReach } from './ground.ts';
import { allHexes, enemiesIn, has, hexName, isAlone, isBeside, noneElse } from './words.ts';

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
  if (here < number) return new Refusal(`You have ${here} of them in ${hexName(from)}.`, 'NO-3.1');
  const ready = state.ready[from * TYPES + unit];
  if (ready < number) return new Refusal('Each unit moves once.', 'NO-3.1');
  const free = ready - state.bound[from * TYPES + unit];
  if (free >= number || noneElse(state, to, seat)) return null;
  return new Refusal(
    'A unit that began the turn in a contested hex retreats to where no other player is.',
    'NO-3.5',
  );
}

export function whyNotMarch(
  state: Nexus,
  seat: number,
  unit: number,
  from: number,
  to: number,
): Refusal | null {
  if (state.marches === 0) return new Refusal('No unit may go one hex farther this turn.', 'NO-13.6');
  const late = whyNotReady(state, seat, unit, 1, from, to);
  if (late !== null) return late;
  const short = whyNotReach(state, seat, unit, from, to);
  if (short === null) return new Refusal('It gets there without a march.', 'NO-13.6');
  const stops = allHexes(state).filter(
    (hex) =>
      whyNotReach(state, seat, unit, from, hex) === null &&
      (isBeside(state, hex, to) ||
        (isBeside(state, from, hex) && whyNotReach(state, seat, unit, hex, to, from) === null)),
  );
  if (stops.length === 0 || from === to)
    return new Refusal(`${hexName(to)} is too far even for a march.`, 'NO-13.6');
  if (stops.every((hex) => enemiesIn(state, hex, seat).length > 0))
    return new Refusal('Enemies bar the way.', 'NO-3.3');
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
    return new Refusal(`Nothing of yours breathes plasma from ${hexName(from)}.`, 'NO-4.1');
  }
  if (!isAlone(state, from, seat)) return new Refusal('It must stand in a hex that you control.', 'NO-4.1');
  if (has(state, from, seat, unit) <= state.breaths[from * TYPES + unit])
    return new Refusal('Each breathes once a turn.', 'NO-4.5');
  if (!isBeside(state, from, to)) return new Refusal('Plasma reaches a hex beside it.', 'NO-4.1');
  return enemiesIn(state, to, seat).length > 0 ? null : new Refusal('No enemy is there.', 'NO-4.5');
}

export function whyNotVictim(state: Nexus, seat: number, victim: number): Refusal | null {
  const there = enemiesIn(state, state.breathAt - 1, seat);
  return there.includes(victim)
    ? null
    : new Refusal('That player has no units there that you could hit.', 'NO-4.3');
}
