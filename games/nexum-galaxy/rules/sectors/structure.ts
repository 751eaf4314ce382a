// What a sector must be, so that it can be played at all. Whether it is a good one is another question: see advice.ts.

import { disks, planetNumbers, systemIds, type SystemId } from '../../data/disks.ts';
import { goals } from '../../data/numbers.ts';
import { relicTypes, type Sector } from '../../data/sector.ts';
import { finding, listed, repeated, type Finding } from './finding.ts';
import { relicsAtStart, relicsOn, startShips } from './start.ts';
import { cutOff, neighboursOf } from './topology.ts';

const MOST_NEIGHBOURS = 6;
const RELICS_OF_A_TYPE = 2;

const checks: readonly ((sector: Sector) => readonly Finding[])[] = [
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

export function structureErrors(sector: Sector): readonly Finding[] {
  return checks.flatMap((check) => check(sector));
}

function diskErrors({ systems }: Sector): Finding[] {
  return repeated(systems).map((id) =>
    finding('NG-8.1', `There is only one disk ${id}, but it is listed twice.`),
  );
}

/** What one system says about its neighbours. */
function linkErrors(sector: Sector): Finding[] {
  return systemIds.flatMap((id) => {
    const neighbours = neighboursOf(sector, id);
    if (sector.adjacency[id] !== undefined && !sector.systems.includes(id))
      return [stranger('NG-8.2', 'The adjacency', id)];
    return [
      ...repeated(neighbours).map((other) => finding('NG-8.2', `${id} lists its neighbour ${other} twice.`)),
      ...strangers('NG-8.2', `The adjacency of ${id}`, neighbours, sector),
    ];
  });
}

/** What two systems say about each other. */
function neighbourErrors(sector: Sector): Finding[] {
  return sector.systems.flatMap((id) => {
    const neighbours = neighboursOf(sector, id);
    const silent = neighbours.filter((other) => !neighboursOf(sector, other).includes(id));
    const errors = silent.map((other) =>
      finding('NG-8.2', `${id} lists ${other} as a neighbour, but ${other} does not list ${id}.`),
    );
    if (neighbours.includes(id)) errors.push(finding('NG-8.2', `${id} cannot be its own neighbour.`));
    if (neighbours.length > MOST_NEIGHBOURS) {
      errors.push(
        finding('NG-8.2', `${id} has ${neighbours.length} neighbours; a disk touches at most six.`),
      );
    }
    return errors;
  });
}

function wayErrors(sector: Sector): Finding[] {
  return cutOff(sector).map((group) =>
    finding(
      'NG-8.3',
      `No way leads to ${listed(group)}: no link joins the others, and hyperspace is closed.`,
    ),
  );
}

function closedErrors(sector: Sector): Finding[] {
  return [
    ...strangers('NG-8.4', 'The list noHyperspace', sector.noHyperspace, sector),
    ...repeated(sector.noHyperspace).map((id) => finding('NG-8.4', `noHyperspace lists ${id} twice.`)),
  ];
}

function seatErrors(sector: Sector): Finding[] {
  const { seats } = sector;
  const errors = [
    ...strangers('NG-8.5', 'The list of seats', seats, sector),
    ...repeated(seats).map((id) => finding('NG-8.5', `Two civilizations cannot both start in ${id}.`)),
    ...seats
      .filter((id) => disks[id].front.kind !== 'tann')
      .map((id) => finding('NG-8.5', `${id} cannot be a seat: only A, D, G and J have a gate.`)),
  ];
  if (seats.length < 2) errors.push(finding('NG-8.5', 'A sector has at least two seats.'));
  return errors;
}

function playerErrors({ players, seats }: Sector): Finding[] {
  if (players.length === 0) return [finding('NG-8.6', 'The sector is made for no number of players.')];
  return [
    ...repeated(players).map((number) => finding('NG-8.6', `The list of players has ${number} twice.`)),
    ...players
      .filter((number) => number > seats.length)
      .map((number) => finding('NG-8.6', `${number} players do not fit on ${seats.length} seats.`)),
  ];
}

function relicErrors(sector: Sector): Finding[] {
  const { relics } = sector;
  return [
    ...strangers('NG-8.7', 'The list of relics', [...new Set(relics.map(({ system }) => system))], sector),
    ...relicTypes
      .filter((type) => relics.filter((relic) => relic.type === type).length > RELICS_OF_A_TYPE)
      .map((type) => finding('NG-8.7', `The box has only two relics of the type ${type}.`)),
    ...sector.seats.flatMap((seat) => homeErrors(sector, seat)),
  ];
}

/** Relics where somebody starts are carried from the start, so there must be ships for them and a game left to play. */
function homeErrors(sector: Sector, seat: SystemId): Finding[] {
  const crowded = planetNumbers
    .filter((planet) => relicsOn(sector, seat, planet) > startShips(sector.start, planet))
    .filter((planet) => startShips(sector.start, planet) > 0)
    .map((planet) =>
      finding('NG-8.7', `More relics start on ${seat}${planet} than ships that could carry them.`),
    );
  const civilizations = Math.min(...sector.players.filter((count) => count > 1));
  if (relicsAtStart(sector, seat) < (goals[civilizations]?.relics ?? Infinity)) return crowded;
  return [
    ...crowded,
    finding('NG-8.7', `Whoever starts in ${seat} would have won already: too many relics lie there.`),
  ];
}

function cloudErrors(sector: Sector): Finding[] {
  const { cloud } = sector;
  if (cloud.mode !== 'adjacent') return [];
  const errors = [
    ...strangers('NG-8.8', 'The cloud', cloud.to, sector),
    ...repeated(cloud.to).map((id) => finding('NG-8.8', `The cloud lists ${id} twice.`)),
  ];
  if (cloud.to.length === 0) errors.push(finding('NG-8.8', 'The cloud is adjacent to no system.'));
  if (cloud.to.length > MOST_NEIGHBOURS)
    errors.push(finding('NG-8.8', 'The cloud touches at most six systems.'));
  return errors;
}

function aiErrors(sector: Sector): Finding[] {
  const home = systemIds.find((id) => sector.aiStart.endsWith(`:${id}`));
  if (home === undefined) return [];
  if (!sector.systems.includes(home)) return [stranger('NG-8.8', 'The start of the computer', home)];
  if (sector.seats.includes(home))
    return [finding('NG-8.8', `The computer cannot start in the seat ${home}.`)];
  if (sector.aiStart.startsWith('home') || disks[home].front.kind === 'tann') return [];
  return [
    finding('NG-8.8', `The computer cannot start from a gate in ${home}: only A, D, G and J have one.`),
  ];
}

function layoutErrors(sector: Sector): Finding[] {
  const { layout } = sector;
  if (layout === undefined) return [];
  const placed = systemIds.filter((id) => layout[id] !== undefined);
  const missing = sector.systems.filter((id) => !placed.includes(id));
  return [
    ...strangers('NG-8.9', 'The layout', placed, sector),
    ...missing.map((id) => finding('NG-8.9', `The layout has no place for ${id}.`)),
  ];
}

function strangers(rule: string, where: string, ids: readonly SystemId[], { systems }: Sector): Finding[] {
  return ids.filter((id) => !systems.includes(id)).map((id) => stranger(rule, where, id));
}

function stranger(rule: string, where: string, id: SystemId): Finding {
  return finding(rule, `${where} names ${id}, which is not in the sector.`);
}
