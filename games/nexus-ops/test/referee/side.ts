// One side of a battle: its units, and what cards have done for it.

import { FIGURES, type Figure } from '../../data/units.ts';
import { size, type Troop } from './field.ts';

export interface Side {
  readonly name: 'attacker' | 'defender';
  readonly seat: number;
  /** Units that fight. */
  readonly troop: Troop;
  /** Units found in the hex this turn: they neither roll nor are chosen, and go down with the others. */
  readonly found: Troop;
  /** Added to all rolls of the battle; to those of the type; dice that cards add to it. */
  rally: number;
  tune: number;
  extraDice: number;
  /** The faces of this roll. */
  dice: number[];
  /** Of the hits it scored: those cancelled, and those that a card lets it pick. */
  cancelled: number;
  aimed: number;
  /** What it has destroyed of the other side. */
  readonly slain: Troop;
}

export const nobody = (): Troop => Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Troop;

export function sideOf(name: Side['name'], seat: number, present: Troop, found: Troop): Side {
  const troop = nobody();
  for (const figure of FIGURES) troop[figure] = present[figure] - found[figure];
  return {
    name,
    seat,
    troop,
    found: { ...found },
    rally: 0,
    tune: 0,
    extraDice: 0,
    dice: [],
    cancelled: 0,
    aimed: 0,
    slain: nobody(),
  };
}

/** Everybody of the side, fighting or not. */
export function standing({ troop, found }: Side): Troop {
  const all = nobody();
  for (const figure of FIGURES) all[figure] = troop[figure] + found[figure];
  return all;
}

export function destroy(side: Side, figure: Figure, number: number, by: Side): void {
  side.troop[figure] -= number;
  by.slain[figure] += number;
  goDown(side, by);
}

/** Where all others are gone, those who were found are destroyed with them. */
export function goDown(side: Side, by: Side): void {
  if (size(side.troop) > 0) return;
  for (const figure of FIGURES) {
    by.slain[figure] += side.found[figure];
    side.found[figure] = 0;
  }
}
