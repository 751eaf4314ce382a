// Is a sector equally fair from every Tann system? It is when it can be turned or mirrored so that one Tann comes to
// lie where the other was and the sector looks the same.

import { faceOf, type SystemId } from '../../data/disks.ts';
import type { RelicType, Sector, SectorRelic } from '../../data/sector.ts';
import { areLinked, neighboursOf } from './topology.ts';

/** The box has too few relics for everybody to have the same; these pairs stand in for each other (NG-8.15). */
const RELIC_CLASS: Readonly<Record<RelicType, 'fleet' | 'colony'>> = {
  military: 'fleet',
  transporter: 'fleet',
  extractor: 'colony',
  replicator: 'colony',
};

/** The seats in groups of equal prospects: one group when the sector is fair. Tanns that are not in play are minors. */
export function seatClasses(
  sector: Sector,
  seats: readonly SystemId[] = sector.seats,
): readonly SystemId[][] {
  const classes: SystemId[][] = [];
  for (const seat of seats) {
    const equal = classes.find(([first]) => symmetryTaking(sector, first, seat, seats) !== null);
    if (equal) equal.push(seat);
    else classes.push([seat]);
  }
  return classes;
}

export function isFair(sector: Sector, seats: readonly SystemId[] = sector.seats): boolean {
  return seatClasses(sector, seats).length <= 1;
}

/** Where each system goes in a symmetry of the sector that takes `from` to `to`; null when there is none. */
export function symmetryTaking(
  sector: Sector,
  from: SystemId,
  to: SystemId,
  seats: readonly SystemId[] = sector.seats,
): ReadonlyMap<SystemId, SystemId> | null {
  const looks = new Map(sector.systems.map((system) => [system, lookOf(sector, system, seats)]));
  const image = new Map<SystemId, SystemId>();
  const order = [from, ...sector.systems.filter((system) => system !== from)];
  return extend(0) ? image : null;

  function extend(done: number): boolean {
    if (done === order.length) return true;
    const system = order[done];
    for (const target of done === 0 ? [to] : sector.systems) {
      if (!fits(system, target)) continue;
      image.set(system, target);
      if (extend(done + 1)) return true;
      image.delete(system);
    }
    return false;
  }

  function fits(system: SystemId, target: SystemId): boolean {
    if (looks.get(system) !== looks.get(target)) return false;
    for (const [other, place] of image) {
      if (place === target) return false;
      if (areLinked(sector, system, other) !== areLinked(sector, target, place)) return false;
    }
    return true;
  }
}

/** What a system is worth by itself, in a form that can be compared. */
function lookOf(sector: Sector, system: SystemId, seats: readonly SystemId[]): string {
  const { kind, planets } = faceOf(system, seats);
  const worth = ({ type, planet }: SectorRelic): string => `${RELIC_CLASS[type]} ${planets[planet - 1]}`;
  const relics = sector.relics.filter((relic) => relic.system === system).map(worth);
  const closed = sector.noHyperspace.includes(system);
  const atCloud = sector.cloud.mode === 'adjacent' && sector.cloud.to.includes(system);
  return [kind, neighboursOf(sector, system).length, closed, atCloud, ...relics.sort()].join('/');
}
