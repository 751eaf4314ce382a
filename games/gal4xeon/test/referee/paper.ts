// What the referee writes down for one player, as one would on the printed sheet.

import type { Action, Demeanour, Sheet, Track } from '../../data/sheet.ts';
import { neighbours, type Galaxy, type MapHex } from './galaxy.ts';

export interface AlienRow {
  readonly at: string;
  readonly demeanour: Demeanour;
  readonly strength: number;
  fate: 'free' | 'traded' | 'conquered';
}

/** A track of the round: the die that went there, 0 none yet, and the extra squares. */
export interface Spent {
  die: number;
  extra: number;
}

/** An action that waits for its player. */
export interface Waiting {
  readonly action: Action;
  /** Its first target is taken. */
  second: boolean;
  /** A trade was made, and what it brings is still to be chosen. */
  owed: boolean;
}

export interface Paper {
  readonly sheet: Sheet;
  readonly galaxy: Galaxy;
  readonly filled: Record<Track, number>;
  readonly technologies: Set<string>;
  resourceDice: number;
  tradeDice: number;
  readonly explored: Set<string>;
  readonly controlled: Set<string>;
  readonly uninhabited: Set<string>;
  readonly aliens: AlienRow[];
  /** By round, by track. */
  readonly rounds: Map<Track, Spent>[];
  /** This round: dice not given yet, extra squares not filled yet. */
  dice: number[];
  extras: number;
  /** The track being filled, and how many squares of a die are still to come. */
  filling: { readonly track: Track; left: number } | null;
  waiting: Waiting | null;
  done: boolean;
}

export function isBeside({ galaxy, controlled }: Paper, name: string): boolean {
  return neighbours(galaxy, name).some((next) => controlled.has(next.name));
}

export function strengthOf({ technologies }: Paper): number {
  const numbers = [...technologies].filter((id) => id.startsWith('military'));
  return Math.max(0, ...numbers.map((id) => Number(id.slice('military'.length))));
}

export function speciesAt({ aliens }: Paper, name: string): AlienRow | undefined {
  return aliens.find(({ at }) => at === name);
}

/** The tracks of this round. */
export function tracksInUse({ rounds }: Paper): Map<Track, Spent> {
  return rounds[rounds.length - 1];
}

export function byReading(one: MapHex, other: MapHex): number {
  return one.r - other.r || one.q - other.q;
}
