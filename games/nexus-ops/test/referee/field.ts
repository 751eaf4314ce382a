// The moon as the referee reads it: who stands where, and who holds which cards.

import { HEX_NAMES } from '../../data/board.ts';
import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import { FIGURES, type Figure } from '../../data/units.ts';
import {
  ENERGIZE_NAMES,
  ENERGIZES,
  MISSION_NAMES,
  MISSIONS,
  SEATS,
  TYPES,
  type Nexus,
} from '../../rules/state.ts';

export type Troop = Record<Figure, number>;

export interface Moon {
  readonly seats: number;
  readonly turn: number;
  readonly alternate: boolean;
  /** By hex: its terrain, and by seat what stands there. */
  readonly terrain: ReadonlyMap<string, Terrain>;
  readonly troops: ReadonlyMap<string, readonly Troop[]>;
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** By seat. */
  readonly energize: readonly string[][];
  readonly secrets: readonly string[][];
}

export function readField(state: Nexus, alternate: boolean): Moon {
  const inPlay = HEX_NAMES.map((name, hex) => ({ name, hex })).filter(
    ({ hex }) => ((state.hexes >> hex) & 1) === 1,
  );
  return {
    seats: state.seats,
    turn: state.turn,
    alternate,
    terrain: new Map(inPlay.map(({ name, hex }) => [name, TERRAINS[state.terrain[hex]]])),
    troops: new Map(
      inPlay.map(({ name, hex }) => [name, seatsOf(state).map((seat) => troopAt(state, hex, seat))]),
    ),
    beside: new Map(
      inPlay.map(({ name, hex }) => [name, HEX_NAMES.filter((_, i) => ((state.near[hex] >> i) & 1) === 1)]),
    ),
    energize: seatsOf(state).map((seat) => held(ENERGIZE_NAMES, state.energizeHand, seat * ENERGIZES)),
    secrets: seatsOf(state).map((seat) => held(MISSION_NAMES, state.missionHand, seat * MISSIONS)),
  };
}

function seatsOf({ seats }: Nexus): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function troopAt({ units }: Nexus, hex: number, seat: number): Troop {
  const first = (hex * SEATS + seat) * TYPES;
  return Object.fromEntries(FIGURES.map((figure, type) => [figure, units[first + type]])) as Troop;
}

export function held(names: readonly string[], copies: ArrayLike<number>, at = 0): string[] {
  return names.flatMap((name, card) => Array.from({ length: copies[at + card] }, () => name));
}

export function size(troop: Troop): number {
  return FIGURES.reduce((sum, figure) => sum + troop[figure], 0);
}

/** NO-16.1: team-mates sit across the table. */
export function areEnemies(teams: boolean, one: number, other: number): boolean {
  return one !== other && !(teams && one % 2 === other % 2);
}
