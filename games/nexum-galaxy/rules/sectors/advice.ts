// What makes a sector a good one. A sector that ignores all of it can still be played.

import { disks, faceOf, type Kind, type SystemId } from '../../data/disks.ts';
import { relicTypes, type Sector, type SectorRelic } from '../../data/sector.ts';
import { finding, listed, repeated, type Finding } from './finding.ts';
import { overlap } from './layout.ts';
import { isFair, seatClasses } from './symmetry.ts';
import { linksFrom, neighboursOf } from './topology.ts';

const checks: readonly ((sector: Sector) => readonly Finding[])[] = [
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
export function balanceAdvice(sector: Sector): readonly Finding[] {
  return checks.flatMap((check) => check(sector));
}

function overlapAdvice(sector: Sector): Finding[] {
  const pair = overlap(sector);
  return pair ? [finding('NG-8.9', `The disks ${pair[0]} and ${pair[1]} overlap in the layout.`)] : [];
}

function diskAdvice({ systems, seats }: Sector): Finding[] {
  const civilizations = seats.length;
  const has = (kind: Kind): number => systems.filter((id) => faceOf(id, seats).kind === kind).length;
  if (has('tann') === civilizations && has('major') === civilizations && has('minor') === civilizations)
    return [];
  const here = `here are ${has('tann')}, ${has('major')} and ${has('minor')}`;
  return [
    finding('NG-8.10', `${civilizations} civilizations take as many Tann, major and minor systems; ${here}.`),
  ];
}

function fairnessAdvice(sector: Sector): Finding[] {
  const classes = seatClasses(sector);
  if (classes.length === 1) return duelAdvice(sector);
  const groups = classes.map((equal) => listed(equal)).join(' / ');
  return [
    finding('NG-8.11', `The sector does not look the same from every Tann system: ${groups}.`),
    ...duelAdvice(sector),
  ];
}

/** Two of three or four can be alike; three of four hardly ever are, so nothing is said about them. */
function duelAdvice(sector: Sector): Finding[] {
  const two = sector.seats.slice(0, 2);
  if (sector.seats.length === 2 || !sector.players.includes(2) || isFair(sector, two)) return [];
  return [
    finding(
      'NG-8.11',
      `Two players start in ${listed(two)}, and the sector does not look the same from there.`,
    ),
  ];
}

function nearnessAdvice(sector: Sector): Finding[] {
  const badly = sector.seats.filter(
    (seat) => nearest(sector, seat, 'minor') > nearest(sector, seat, 'major'),
  );
  if (badly.length === 0) return [];
  return [finding('NG-8.12', `A major system is nearer than any minor one to ${listed(badly)}.`)];
}

function largeAdvice(sector: Sector): Finding[] {
  const touching = sector.systems.filter(
    (id) =>
      disks[id].front.kind === 'major' &&
      neighboursOf(sector, id).some((other) => sector.seats.includes(other)),
  );
  if (touching.length === 0) return [];
  return [
    finding('NG-8.12', `Major systems are better a jump away, but Tann systems touch ${listed(touching)}.`),
  ];
}

function nearest(sector: Sector, seat: SystemId, kind: Kind): number {
  const links = linksFrom(sector, seat);
  const far = [...links].filter(([id]) => faceOf(id, sector.seats).kind === kind).map(([, steps]) => steps);
  return Math.min(Infinity, ...far);
}

function relicCountAdvice({ relics, seats }: Sector): Finding[] {
  const wanted = 2 * seats.length;
  if (relics.length === wanted) return [];
  const found = `${relics.length} ${relics.length === 1 ? 'relic lies' : 'relics lie'} out`;
  return [finding('NG-8.13', `${found}; ${seats.length} civilizations would have ${wanted}.`)];
}

function homeAdvice({ relics, seats }: Sector): Finding[] {
  const homes = seats.filter((seat) => relics.some(({ system }) => system === seat));
  return homes.length === 0
    ? []
    : [finding('NG-8.14', `A relic lies in ${listed(homes)}, where somebody starts.`)];
}

function relicPlaceAdvice(sector: Sector): Finding[] {
  const odd = sector.relics.filter((relic) => !belongs(relic, sector.seats));
  const places = odd.map(({ type, system, planet }) => `${type} on ${system}${planet}`);
  return odd.length === 0
    ? []
    : [finding('NG-8.15', `Some relics lie where they do not belong: ${listed(places)}.`)];
}

function belongs({ type, system, planet }: SectorRelic, seats: readonly SystemId[]): boolean {
  const { kind, planets } = faceOf(system, seats);
  if (type === 'military' || type === 'transporter') return kind === 'major';
  return kind === 'minor' && planets[planet - 1] === 'small';
}

function relicPileAdvice({ relics }: Sector): Finding[] {
  const piles = repeated(relics.map(({ system, planet }) => `${system}${planet}`));
  return piles.length === 0
    ? []
    : [finding('NG-8.7', `More than one relic starts on ${listed(piles)}; one on a planet is better.`)];
}

function relicTypeAdvice({ relics }: Sector): Finding[] {
  const counts = relicTypes.map((type) => relics.filter((relic) => relic.type === type).length);
  if (Math.max(...counts) - Math.min(...counts) <= 1) return [];
  const numbers = relicTypes.map((type, i) => `${counts[i]} ${type}`);
  return [finding('NG-8.16', `The types of relics differ in number: ${listed(numbers)}.`)];
}
