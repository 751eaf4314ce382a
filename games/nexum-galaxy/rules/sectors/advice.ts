// What makes a sector a good one. A sector that ignores all of it can still be played.

import { disks, faceOf, type Kind, type SystemId } from '../../data/disks.ts';
import { relicTypes, type RelicType, type Sector, type SectorRelic } from '../../data/sector.ts';
import { finding, repeated, type SectorFinding } from './finding.ts';
import { overlap } from './layout.ts';
import { isFair, seatClasses } from './symmetry.ts';
import { linksFrom, neighboursOf } from './topology.ts';

const checks: readonly ((sector: Sector) => readonly SectorFinding[])[] = [
  relicPileAdvice,
  overlapAdvice,
  diskAdvice,
  fairnessAdvice,
  nearnessAdvice,
  largeAdvice,
  relicCountAdvice,
  homeAdvice,
  relicPlaceAdvice,
  relicTypeAdvice,
];

/** Advice on a sector without errors of structure. */
export function balanceAdvice(sector: Sector): readonly SectorFinding[] {
  return checks.flatMap((check) => check(sector));
}

function overlapAdvice(sector: Sector): SectorFinding[] {
  const pair = overlap(sector);
  return pair ? [finding('NG-8.9', 'disksOverlap', { system: pair[0], neighbour: pair[1] })] : [];
}

function diskAdvice({ systems, seats }: Sector): SectorFinding[] {
  const civilizations = seats.length;
  const has = (kind: Kind): number => systems.filter((id) => faceOf(id, seats).kind === kind).length;
  const [tann, major, minor] = [has('tann'), has('major'), has('minor')];
  if ([tann, major, minor].every((number) => number === civilizations)) return [];
  return [finding('NG-8.10', 'unevenDisks', { civilizations, tann, major, minor })];
}

function fairnessAdvice(sector: Sector): SectorFinding[] {
  const groups = seatClasses(sector);
  if (groups.length === 1) return duelAdvice(sector);
  return [finding('NG-8.11', 'unlikeSeats', { groups }), ...duelAdvice(sector)];
}

/** Two of three or four can be alike; three of four hardly ever are, so nothing is said about them. */
function duelAdvice(sector: Sector): SectorFinding[] {
  const systems = sector.seats.slice(0, 2);
  if (sector.seats.length === 2 || !sector.players.includes(2) || isFair(sector, systems)) return [];
  return [finding('NG-8.11', 'unlikePair', { systems })];
}

function nearnessAdvice(sector: Sector): SectorFinding[] {
  const systems = sector.seats.filter(
    (seat) => nearest(sector, seat, 'minor') > nearest(sector, seat, 'major'),
  );
  return systems.length === 0 ? [] : [finding('NG-8.12', 'majorsNearer', { systems })];
}

function largeAdvice(sector: Sector): SectorFinding[] {
  const systems = sector.systems.filter(
    (id) =>
      disks[id].front.kind === 'major' &&
      neighboursOf(sector, id).some((other) => sector.seats.includes(other)),
  );
  return systems.length === 0 ? [] : [finding('NG-8.12', 'majorsTouched', { systems })];
}

function nearest(sector: Sector, seat: SystemId, kind: Kind): number {
  const links = linksFrom(sector, seat);
  const far = [...links].filter(([id]) => faceOf(id, sector.seats).kind === kind).map(([, steps]) => steps);
  return Math.min(Infinity, ...far);
}

function relicCountAdvice({ relics, seats }: Sector): SectorFinding[] {
  const civilizations = seats.length;
  const wanted = 2 * civilizations;
  if (relics.length === wanted) return [];
  return [finding('NG-8.13', 'wrongRelics', { relics: relics.length, civilizations, wanted })];
}

function homeAdvice({ relics, seats }: Sector): SectorFinding[] {
  const systems = seats.filter((seat) => relics.some(({ system }) => system === seat));
  return systems.length === 0 ? [] : [finding('NG-8.14', 'relicsAtHome', { systems })];
}

function relicPlaceAdvice(sector: Sector): SectorFinding[] {
  const relics = sector.relics
    .filter((relic) => !belongs(relic, sector.seats))
    .map(({ type, system, planet }) => ({ type, place: `${system}${planet}` }));
  return relics.length === 0 ? [] : [finding('NG-8.15', 'strayRelics', { relics })];
}

function belongs({ type, system, planet }: SectorRelic, seats: readonly SystemId[]): boolean {
  const { kind, planets } = faceOf(system, seats);
  if (type === 'military' || type === 'transporter') return kind === 'major';
  return kind === 'minor' && planets[planet - 1] === 'small';
}

function relicPileAdvice({ relics }: Sector): SectorFinding[] {
  const places = repeated(relics.map(({ system, planet }) => `${system}${planet}`));
  return places.length === 0 ? [] : [finding('NG-8.7', 'relicPiles', { places })];
}

function relicTypeAdvice({ relics }: Sector): SectorFinding[] {
  const count = (type: RelicType): number => relics.filter((relic) => relic.type === type).length;
  const counts = Object.fromEntries(relicTypes.map((type) => [type, count(type)])) as Record<
    RelicType,
    number
  >;
  const numbers = Object.values(counts);
  if (Math.max(...numbers) - Math.min(...numbers) <= 1) return [];
  return [finding('NG-8.16', 'unevenTypes', counts)];
}
