// What words are made of in every language: facts about a choice.

import type { MoveRecord } from '@starboard/engine';
import { placeNames } from '../../rules/hexes.ts';
import { pageOf, RUIN, type Gal4Xeon } from '../../rules/state.ts';
import { speciesAt } from '../model/page.ts';
import { placementOf } from '../model/placements.ts';

/** The letter of the aliens there. */
export function letterAt(state: Gal4Xeon, seat: number, { hex }: MoveRecord): string {
  return speciesAt(state, pageOf(state, seat), String(hex))?.letter ?? '?';
}

/** The sectors that the shape covers. */
export function coveredBy(record: MoveRecord, state: Gal4Xeon): readonly string[] {
  return placementOf(state, record).places.map((place) => placeNames[place]);
}

export function hasRuin({ ground }: Gal4Xeon, { hex }: MoveRecord): boolean {
  return ground[placeNames.indexOf(String(hex))] > RUIN;
}

/** What dice count with one more Trade die. */
export function nextMinimum(state: Gal4Xeon, seat: number): number {
  return state.minimums[state.trades[pageOf(state, seat)] + 1];
}

export function isSecond(state: Gal4Xeon, seat: number): boolean {
  return state.second[pageOf(state, seat)] === 1;
}
