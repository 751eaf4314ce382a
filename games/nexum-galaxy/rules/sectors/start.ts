// What a civilization has at home when the game begins (NG-3.5).

import { planetNumbers, TANN_PLANET, type PlanetNumber, type SystemId } from '../../data/disks.ts';
import { PLANET_SHIPS, TANN_SHIPS } from '../../data/numbers.ts';
import type { Sector, Start } from '../../data/sector.ts';

/** Ships on a planet of a Tann system from which somebody starts. */
export function startShips(start: Start, planet: PlanetNumber): number {
  if (start === 'everyPlanet') return PLANET_SHIPS;
  return planet === TANN_PLANET ? TANN_SHIPS : 0;
}

export function relicsOn({ relics }: Sector, system: SystemId, planet: PlanetNumber): number {
  return relics.filter((relic) => relic.system === system && relic.planet === planet).length;
}

/** Relics that whoever starts there carries from the start. */
export function relicsAtStart(sector: Sector, home: SystemId): number {
  return planetNumbers
    .filter((planet) => startShips(sector.start, planet) > 0)
    .reduce((sum, planet) => sum + relicsOn(sector, home, planet), 0);
}
