// NG-8.18: a sector made by chance, in which every civilization finds the same around it.

import type { Chance } from '@starboard/engine';
import { majorDisks, minorDisks, tannDisks, type SystemId } from '../../data/disks.ts';
import type { Sector } from '../../data/sector.ts';
import { drawn, drawnWhere } from './lots.ts';
import { drawPlan, isReadable } from './drawing.ts';
import { rounded } from './layout.ts';
import { areLinked, plansFor, type Plan, type RingName, type Spot } from './plan.ts';
import { placeRelics } from './relics.ts';
import { groupsOf } from './topology.ts';

export interface SectorWishes {
  readonly players: 2 | 3 | 4;
  /** All systems linked, in groups apart, or whatever comes. */
  readonly shape?: 'whole' | 'apart' | 'any';
  readonly name?: string;
}

const DISKS: Readonly<Record<RingName, readonly SystemId[]>> = {
  tanns: tannDisks,
  minors: minorDisks,
  majors: majorDisks,
};

const SYLLABLES = ['BA', 'DRO', 'FE', 'GU', 'LO', 'MI', 'NE', 'RA', 'SIL', 'TOR', 'UX', 'ZAR'] as const;

export function generateSector({ players, shape = 'any', name }: SectorWishes, chance: Chance): Sector {
  const willDo = (plan: Plan): boolean => isReadable(plan) && hasShape(sectorOf(plan), shape);
  const plan = drawnWhere(plansFor(players), willDo, chance);
  if (!plan) throw new Error(`There is no plan for ${players} civilizations.`);
  const sector = sectorOf(plan);
  return {
    ...sector,
    name: name ?? nameByChance(chance),
    relics: placeRelics(sector, 'balanced', sector.seats, chance),
  };
}

function hasShape(sector: Sector, shape: 'whole' | 'apart' | 'any'): boolean {
  return shape === 'any' || (groupsOf(sector).length === 1) === (shape === 'whole');
}

function nameByChance(chance: Chance): string {
  return [1, 2, 3].map(() => drawn(SYLLABLES, chance)).join('');
}

/** The plan in disks, without a name and without relics. */
function sectorOf(plan: Plan): Sector {
  const spots = drawPlan(plan).sort((one, other) => (diskAt(one) < diskAt(other) ? -1 : 1));
  const neighbours = (spot: Spot): readonly SystemId[] =>
    spots.filter((other) => areLinked(plan, spot, other)).map(diskAt);
  return {
    name: '',
    description: 'Made by chance, and the same for everybody.',
    set: 'custom',
    source: 'custom',
    systems: spots.map(diskAt),
    adjacency: Object.fromEntries(spots.map((spot) => [diskAt(spot), neighbours(spot)])),
    relics: [],
    seats: tannDisks.slice(0, plan.civilizations),
    players: [plan.civilizations],
    noHyperspace: [],
    start: 'tannPlanet',
    aiStart: 'tann',
    cloud: { mode: 'hyperspace' },
    layout: Object.fromEntries(spots.map((spot) => [diskAt(spot), rounded(spot.place)])),
  };
}

function diskAt({ ring, number }: Spot): SystemId {
  return DISKS[ring][number];
}
