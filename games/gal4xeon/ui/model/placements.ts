// Explorations by pointing: which of the offered placements cover the sector under the pointer, and which of them is
// meant. Someone who turns the shape keeps that way of lying wherever it is possible.

import type { MoveRecord } from '@starboard/engine';
import type { Choice } from '@starboard/kit';
import { chartOf, sectorsUnder } from '../../rules/chart.ts';
import { placeNames } from '../../rules/hexes.ts';
import { MOST_TURNS } from '../../rules/shapes.ts';
import type { Gal4Xeon } from '../../rules/state.ts';

export interface Placement {
  readonly range: number;
  readonly turn: number;
  /** The name of its first sector. */
  readonly hex: string;
  readonly places: readonly number[];
}

/** How the shape was held last: which way it lay, and which of its sectors was under the pointer. */
export interface Grip {
  readonly turn: number;
  readonly part: number;
}

export const FIRST_GRIP: Grip = { turn: 1, part: 0 };

/** The explorations among the choices. */
export function placementsIn(state: Gal4Xeon, choices: readonly Choice[]): readonly Placement[] {
  return choices.flatMap(({ record }) => (record.move === 'explore' ? [placementOf(state, record)] : []));
}

/** Where the shape of that exploration lies. */
export function placementOf(state: Gal4Xeon, record: MoveRecord): Placement {
  const { turns, sectorAt, placeAt } = chartOf(state);
  const [range, turn, hex] = [Number(record['range']), Number(record['turn']), String(record['hex'])];
  const shape = turns[(range - 1) * MOST_TURNS + turn - 1] ?? [];
  const sectors = sectorsUnder(shape, placeNames.indexOf(hex), sectorAt);
  return { range, turn, hex, places: sectors.map((sector) => placeAt[sector]) };
}

/** Those of the range that cover the place, in the order in which turning goes through them. */
export function covering(
  placements: readonly Placement[],
  range: number,
  place: number,
): readonly Placement[] {
  return placements.filter((each) => each.range === range && each.places.includes(place));
}

/** The one that is held most like that; null when none covers the place. */
export function heldAt(
  placements: readonly Placement[],
  range: number,
  place: number,
  grip: Grip,
): Placement | null {
  const there = covering(placements, range, place);
  const sameTurn = there.filter(({ turn }) => turn === grip.turn);
  return (
    sameTurn.find(({ places }) => places.indexOf(place) === grip.part) ?? sameTurn[0] ?? there[0] ?? null
  );
}

/** How the shape is held after one more turn, forwards or backwards; over no place, the next way in which it can lie. */
export function turned(
  placements: readonly Placement[],
  range: number,
  place: number | null,
  grip: Grip,
  step: 1 | -1,
): Grip {
  if (place === null) return { ...grip, turn: after(waysOf(placements, range), grip.turn, step) };
  const there = covering(placements, range, place);
  const held = heldAt(placements, range, place, grip);
  if (held === null) return grip;
  const next = after(there, held, step);
  return { turn: next.turn, part: next.places.indexOf(place) };
}

function after<T>(all: readonly T[], one: T, step: 1 | -1): T {
  return all[(all.indexOf(one) + step + all.length) % all.length] ?? one;
}

/** The ways in which a shape of that range can lie somewhere. */
export function waysOf(placements: readonly Placement[], range: number): readonly number[] {
  const ways = placements.filter((each) => each.range === range).map(({ turn }) => turn);
  return [...new Set(ways)].toSorted((a, b) => a - b);
}

/** Ranges that can be placed somewhere, ascending. */
export function rangesIn(placements: readonly Placement[]): readonly number[] {
  return [...new Set(placements.map(({ range }) => range))].toSorted((a, b) => a - b);
}
