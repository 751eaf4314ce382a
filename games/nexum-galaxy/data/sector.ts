// What a sector is: which disks lie on the table, which of them touch, and what lies on them at the start.

import type { PlanetNumber, Source, SystemId } from './disks.ts';

export const relicTypes = ['military', 'replicator', 'extractor', 'transporter'] as const;
export type RelicType = (typeof relicTypes)[number];

export interface SectorRelic {
  readonly type: RelicType;
  readonly system: SystemId;
  readonly planet: PlanetNumber;
}

/** Where the asteroid cloud of the expansion lies; the core game has none. */
export type Cloud =
  | { readonly mode: 'adjacent'; readonly to: readonly SystemId[] }
  /** Apart: reached by hyperspace, which in the expansion is a technology. */
  | { readonly mode: 'hyperspace' }
  /** Reached from every system for the price of a jump, technology or not. */
  | { readonly mode: 'hyperspaceAll' };

/** Where a civilization of the computer begins: in a Tann of the sector, in the named Tann, in a system without a gate
 *  that it fills, or on the relics of the majors. */
export type AiStart = 'tann' | `tann:${SystemId}` | `home:${SystemId}` | 'majorRelics';

/** Four ships on the Tann planet, or two on each planet of the Tann system. */
export type Start = 'tannPlanet' | 'everyPlanet';

/** The centre of a disk; one unit is the diameter of a disk, y goes up. */
export type MapPoint = readonly [x: number, y: number];

/** Where each disk is drawn. */
export type Layout = Readonly<Partial<Record<SystemId, MapPoint>>>;

export interface Sector {
  readonly name: string;
  /** One line for the person who chooses. */
  readonly description: string;
  /** The box it belongs to, or that somebody made it. */
  readonly set: 'core' | 'asteroids' | 'custom';
  readonly source: Source | 'custom';
  /** In the order of the letters. */
  readonly systems: readonly SystemId[];
  /** Neighbours of each system, in the order of the letters. This counts, not the layout. */
  readonly adjacency: Readonly<Partial<Record<SystemId, readonly SystemId[]>>>;
  readonly relics: readonly SectorRelic[];
  /** The Tann systems in turn order. With fewer civilizations the last ones are turned over. */
  readonly seats: readonly SystemId[];
  /** The numbers of people the sector is made for; one person plays against the computer. */
  readonly players: readonly number[];
  /** No jump goes into or out of these. */
  readonly noHyperspace: readonly SystemId[];
  readonly start: Start;
  readonly aiStart: AiStart;
  readonly cloud: Cloud;
  /** A sector that says nothing about its looks is drawn after its links: see `layoutOf`. */
  readonly layout?: Layout;
}
