// What a sector must be, so that it can be played at all. Whether it is a good one is another question: see advice.ts.

import { disks, planetNumbers, systemIds, type SystemId } from '../../data/disks.ts';
import { goals } from '../../data/numbers.ts';
import { relicTypes, type Sector } from '../../data/sector.ts';
import type { SystemList } from '../../words/sector-messages.ts';
import { finding, repeated, type SectorFinding } from './finding.ts';
import { relicsAtStart, relicsOn, startShips } from './start.ts';
import { cutOff, neighboursOf } from './topology.ts';

export const MOST_NEIGHBOURS = 6;
const RELICS_OF_A_TYPE = 2;

const checks: readonly ((sector: Sector) => readonly SectorFinding[])[] = [
  diskErrors,
  linkErrors,
  neighbourErrors,
  closedErrors,
  wayErrors,
  seatErrors,
  playerErrors,
  relicErrors,
  cloudErrors,
  aiErrors,
  layoutErrors,
];

export function structureErrors(sector: Sector): readonly SectorFinding[] {
  return checks.flatMap((check) => check(sector));
}

function diskErrors({ systems }: Sector): SectorFinding[] {
  return repeated(systems).map((system) => finding('NG-8.1', 'diskTwice', { system }));
}

/** What one system says about its neighbours. */
function linkErrors(sector: Sector): SectorFinding[] {
  return systemIds.flatMap((system) => {
    const neighbours = neighboursOf(sector, system);
    if (sector.adjacency[system] !== undefined && !sector.systems.includes(system))
      return [stranger('NG-8.2', 'adjacency', system)];
    return [
      ...repeated(neighbours).map((neighbour) => finding('NG-8.2', 'neighbourTwice', { system, neighbour })),
      ...notIn(sector, neighbours).map((neighbour) =>
        finding('NG-8.2', 'strangeNeighbour', { system, neighbour }),
      ),
    ];
  });
}

/** What two systems say about each other. */
function neighbourErrors(sector: Sector): SectorFinding[] {
  return sector.systems.flatMap((system) => {
    const neighbours = neighboursOf(sector, system);
    const errors = neighbours
      .filter((neighbour) => !neighboursOf(sector, neighbour).includes(system))
      .map((neighbour) => finding('NG-8.2', 'oneSided', { system, neighbour }));
    if (neighbours.includes(system)) errors.push(finding('NG-8.2', 'ownNeighbour', { system }));
    if (neighbours.length > MOST_NEIGHBOURS)
      errors.push(finding('NG-8.2', 'tooManyNeighbours', { system, neighbours: neighbours.length }));
    return errors;
  });
}

function wayErrors(sector: Sector): SectorFinding[] {
  return cutOff(sector).map((systems) => finding('NG-8.3', 'cutOff', { systems }));
}

function closedErrors(sector: Sector): SectorFinding[] {
  return [
    ...strangers('NG-8.4', 'noHyperspace', sector.noHyperspace, sector),
    ...repeated(sector.noHyperspace).map((system) => finding('NG-8.4', 'closedTwice', { system })),
  ];
}

function seatErrors(sector: Sector): SectorFinding[] {
  const { seats } = sector;
  const errors = [
    ...strangers('NG-8.5', 'seats', seats, sector),
    ...repeated(seats).map((system) => finding('NG-8.5', 'homeTwice', { system })),
    ...seats
      .filter((system) => disks[system].front.kind !== 'tann')
      .map((system) => finding('NG-8.5', 'seatWithoutGate', { system })),
  ];
  if (seats.length < 2) errors.push(finding('NG-8.5', 'tooFewSeats'));
  return errors;
}

function playerErrors({ players, seats }: Sector): SectorFinding[] {
  if (players.length === 0) return [finding('NG-8.6', 'noPlayers')];
  return [
    ...repeated(players).map((number) => finding('NG-8.6', 'playersTwice', { players: number })),
    ...players
      .filter((number) => number > seats.length)
      .map((number) => finding('NG-8.6', 'tooManyPlayers', { players: number, seats: seats.length })),
  ];
}

function relicErrors(sector: Sector): SectorFinding[] {
  const { relics } = sector;
  return [
    ...strangers('NG-8.7', 'relics', [...new Set(relics.map(({ system }) => system))], sector),
    ...relicTypes
      .filter((type) => relics.filter((relic) => relic.type === type).length > RELICS_OF_A_TYPE)
      .map((type) => finding('NG-8.7', 'tooManyOfType', { type })),
    ...sector.seats.flatMap((seat) => homeErrors(sector, seat)),
  ];
}

/** Relics where somebody starts are carried from the start, so there must be ships for them and a game left to play. */
function homeErrors(sector: Sector, system: SystemId): SectorFinding[] {
  const crowded = planetNumbers
    .filter((planet) => relicsOn(sector, system, planet) > startShips(sector.start, planet))
    .filter((planet) => startShips(sector.start, planet) > 0)
    .map((planet) => finding('NG-8.7', 'relicsWithoutShips', { place: `${system}${planet}` }));
  const civilizations = Math.min(...sector.players.filter((count) => count > 1));
  if (relicsAtStart(sector, system) < (goals[civilizations]?.relics ?? Infinity)) return crowded;
  return [...crowded, finding('NG-8.7', 'homeHasWon', { system })];
}

function cloudErrors(sector: Sector): SectorFinding[] {
  const { cloud } = sector;
  if (cloud.mode !== 'adjacent') return [];
  const errors = [
    ...strangers('NG-8.8', 'cloud', cloud.to, sector),
    ...repeated(cloud.to).map((system) => finding('NG-8.8', 'cloudTwice', { system })),
  ];
  if (cloud.to.length === 0) errors.push(finding('NG-8.8', 'cloudNowhere'));
  if (cloud.to.length > MOST_NEIGHBOURS) errors.push(finding('NG-8.8', 'cloudTooWide'));
  return errors;
}

function aiErrors(sector: Sector): SectorFinding[] {
  const system = systemIds.find((id) => sector.aiStart.endsWith(`:${id}`));
  if (system === undefined) return [];
  if (!sector.systems.includes(system)) return [stranger('NG-8.8', 'aiStart', system)];
  if (sector.seats.includes(system)) return [finding('NG-8.8', 'computerInSeat', { system })];
  if (sector.aiStart.startsWith('home') || disks[system].front.kind === 'tann') return [];
  return [finding('NG-8.8', 'computerWithoutGate', { system })];
}

function layoutErrors(sector: Sector): SectorFinding[] {
  const { layout } = sector;
  if (layout === undefined) return [];
  const placed = systemIds.filter((id) => layout[id] !== undefined);
  const missing = sector.systems.filter((id) => !placed.includes(id));
  return [
    ...strangers('NG-8.9', 'layout', placed, sector),
    ...missing.map((system) => finding('NG-8.9', 'notPlaced', { system })),
  ];
}

function strangers(
  rule: string,
  list: SystemList,
  systems: readonly SystemId[],
  sector: Sector,
): readonly SectorFinding[] {
  return notIn(sector, systems).map((system) => stranger(rule, list, system));
}

function stranger(rule: string, list: SystemList, system: SystemId): SectorFinding {
  return finding(rule, 'stranger', { list, system });
}

function notIn(sector: Sector, systems: readonly SystemId[]): readonly SystemId[] {
  return systems.filter((system) => !sector.systems.includes(system));
}
