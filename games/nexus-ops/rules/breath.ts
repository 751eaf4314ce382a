// NO-4: Dragon breath, at the end of the Move phase. It is not a battle.

import type { Chance, MoveList } from '@starboard/engine';
import { allUnitsAt, controlledBy, destroy, enemiesOf, isEnemy, unitsAt } from './army.ts';
import { countHexes, firstHex, hasHex } from './board.ts';
import { legalLoss, unitsToLose } from './casualties.ts';
import { BREATH_AGAIN, BREATH_ON, UNIT_COLUMNS } from './columns.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addDiscards, addOwnTurn } from './own-turn.ts';
import { AFTER_BREATH, BREATHE, DISCOVER, SCORCH, SEEK_BREATH, VICTIM } from './phases.ts';
import { TYPES, type Nexus } from './state.ts';
import { eliminate } from './winning.ts';

const { breathe, victim, done } = moves.kinds;

/** NO-4.1, NO-4.5: units that can still breathe from that hex. */
function breathsLeft(state: Nexus, seat: number, unit: number, hex: number): number {
  if (state.unitRow[unit * UNIT_COLUMNS + BREATH_ON] === 0) return 0;
  return unitsAt(state, hex, seat, unit) - state.breaths[hex * TYPES + unit];
}

/** The hexes with enemies that the unit can breathe upon; none where it has no breath left. */
function targets(state: Nexus, seat: number, unit: number, hex: number): number {
  return breathsLeft(state, seat, unit, hex) > 0 ? state.near[hex] & enemiesOf(state, seat) : 0;
}

export function seekBreath(state: Nexus): void {
  const seat = state.turn;
  state.asked = seat;
  state.phase = DISCOVER;
  for (let set = controlledBy(state, seat); set !== 0; set &= set - 1) {
    for (let unit = 0; unit < TYPES; unit++) {
      if (targets(state, seat, unit, firstHex(set)) !== 0) state.phase = BREATHE;
    }
  }
  if (state.phase === DISCOVER) state.breaths.fill(0);
}

export function legalBreaths(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  for (let set = controlledBy(state, seat); set !== 0; set &= set - 1) {
    const from = firstHex(set);
    for (let unit = 0; unit < TYPES; unit++) {
      for (let at = targets(state, seat, unit, from); at !== 0; at &= at - 1) {
        into.add(breathe.make(unit, from, firstHex(at)));
      }
    }
  }
  addOwnTurn(state, seat, into);
}

/** NO-4.2 */
export function breathePlasma(
  state: Nexus,
  unit: number,
  from: number,
  to: number,
  chance: Chance,
  tell?: Tell,
): void {
  state.breaths[from * TYPES + unit]++;
  rollBreath(state, unit, from, to, chance, tell);
}

function rollBreath(state: Nexus, unit: number, from: number, to: number, chance: Chance, tell?: Tell): void {
  const die = chance.die(6);
  const hit = die >= state.unitRow[unit * UNIT_COLUMNS + BREATH_ON];
  tell?.({ event: 'breathed', seat: state.turn, from, to, die, hit });
  state.breathFrom = from + 1;
  state.breathAt = to + 1;
  state.breathBy = unit + 1;
  if (!hit) endBreath(state);
  else chooseVictim(state, tell);
}

/** NO-4.3: where several players are, the breather says after the roll who is hit. */
function chooseVictim(state: Nexus, tell?: Tell): void {
  const hex = state.breathAt - 1;
  let victims = 0;
  let last = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isEnemy(state, state.turn, seat) || allUnitsAt(state, hex, seat) === 0) continue;
    victims++;
    last = seat;
  }
  if (victims === 1) hitVictim(state, last, tell);
  else state.phase = VICTIM;
}

export function legalVictims(state: Nexus, seat: number, into: MoveList): void {
  for (let other = 0; other < state.seats; other++) {
    if (isEnemy(state, seat, other) && hasHex(state.presence[other], state.breathAt - 1))
      into.add(victim.make(other));
  }
  addDiscards(state, seat, into);
}

/** The victim gives up a unit of its choice. */
export function hitVictim(state: Nexus, seat: number, tell?: Tell): void {
  const kinds = unitsToLose(state, state.breathAt - 1, seat, 0, 1);
  state.victim = seat + 1;
  state.asked = seat;
  state.phase = SCORCH;
  if (countHexes(kinds) === 1) scorch(state, firstHex(kinds), tell);
}

export function legalScorch(state: Nexus, seat: number, into: MoveList): void {
  legalLoss(state, state.breathAt - 1, seat, into);
}

export function scorch(state: Nexus, unit: number, tell?: Tell): void {
  destroy(state, state.victim - 1, unit, state.breathAt - 1, 1, tell);
  state.roasted++;
  state.victim = 0;
  state.asked = state.turn;
  state.phase = AFTER_BREATH;
}

/** NO-11.6; NO-18.6: the breath of some goes on as long as it hits. */
export function afterBreath(state: Nexus, chance: Chance, tell?: Tell): void {
  const unit = state.breathBy - 1;
  const at = state.breathAt - 1;
  const from = state.breathFrom - 1;
  const again = state.unitRow[unit * UNIT_COLUMNS + BREATH_AGAIN] === 1;
  endBreath(state);
  if (eliminate(state, tell)) return;
  if (again && hasHex(enemiesOf(state, state.turn), at)) rollBreath(state, unit, from, at, chance, tell);
}

function endBreath(state: Nexus): void {
  state.breathFrom = 0;
  state.breathAt = 0;
  state.breathBy = 0;
  state.phase = SEEK_BREATH;
}

export function endBreathing(state: Nexus): void {
  state.breaths.fill(0);
  state.phase = DISCOVER;
}
