// Changing a plan with a click: one ship more or less, a relic on or off.

import { COUNT } from '../../rules/board.ts';
import type { Fleet, Plan, SourceReading } from '../../rules/plan.ts';

const NOTHING = { ships: 0, relics: 0 };

function fleetFrom(plan: Plan, place: number): Pick<Fleet, 'ships' | 'relics'> {
  return plan.find(({ from }) => from === place) ?? NOTHING;
}

/** Puts the fleet in; where only one fleet can go, the others stay at home. */
function withFleet(plan: Plan, fleet: Fleet, alone: boolean): Plan {
  const others = alone ? [] : plan.filter(({ from }) => from !== fleet.from);
  return fleet.ships === 0 ? others : [...others, fleet].toSorted((a, b) => a.from - b.from);
}

export function canAdd(plan: Plan, { place, spare, free }: SourceReading): boolean {
  const { ships, relics } = fleetFrom(plan, place);
  return ships < spare && ships - COUNT[relics] < free;
}

export function added(plan: Plan, source: SourceReading, alone: boolean): Plan {
  if (!canAdd(plan, source)) return plan;
  const { ships, relics } = fleetFrom(plan, source.place);
  return withFleet(plan, { from: source.place, ships: ships + 1, relics }, alone);
}

/** Ships without relics go first; with the last ship its relic stays too. */
export function removed(plan: Plan, { place }: SourceReading, alone: boolean): Plan {
  const { ships, relics } = fleetFrom(plan, place);
  if (ships === 0) return plan;
  const kept = COUNT[relics] === ships ? relics & (relics - 1) : relics;
  return withFleet(plan, { from: place, ships: ships - 1, relics: kept }, alone);
}

/** A carrier joins as one more ship where there is room for one, else in the place of a ship without a relic. */
export function toggled(plan: Plan, { place, spare }: SourceReading, relic: number, alone: boolean): Plan {
  const { ships, relics } = fleetFrom(plan, place);
  if ((relics & relic) !== 0) {
    return withFleet(plan, { from: place, ships: ships - 1, relics: relics & ~relic }, alone);
  }
  if (COUNT[relics] >= spare) return plan;
  return withFleet(plan, { from: place, ships: Math.min(ships + 1, spare), relics: relics | relic }, alone);
}
