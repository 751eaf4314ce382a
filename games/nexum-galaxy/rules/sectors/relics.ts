// NG-8.17: relics lie where the sector says, or are dealt anew.

import type { Chance } from '@starboard/engine';
import { faceOf, planetNumbers, type PlanetNumber, type SystemId } from '../../data/disks.ts';
import { relicTypes, type RelicType, type Sector, type SectorRelic } from '../../data/sector.ts';
import { drawn, shuffled, subsets } from './lots.ts';
import { isFair } from './symmetry.ts';

export type RelicPlacing = 'sector' | 'balanced' | 'random';

/** The relics at the start, when somebody starts in each of these Tann systems. */
export function placeRelics(
  sector: Sector,
  how: RelicPlacing,
  seats: readonly SystemId[],
  chance: Chance,
): readonly SectorRelic[] {
  if (how === 'random') return randomRelics(sector, seats, chance);
  return how === 'balanced' ? balancedRelics(sector, seats, chance) : sector.relics;
}

/** Two for each civilization, any types of the box, any planets outside the Tann systems in play. */
function randomRelics(sector: Sector, seats: readonly SystemId[], chance: Chance): readonly SectorRelic[] {
  const away = sector.systems.filter((system) => !seats.includes(system));
  const places = away.flatMap((system) => planetNumbers.map((planet) => ({ system, planet })));
  const box = shuffled([...relicTypes, ...relicTypes], chance);
  return shuffled(places, chance)
    .slice(0, 2 * seats.length)
    .map((place, i) => ({ type: box[i], ...place }));
}

/** NG-8.13 to NG-8.16, one half for the majors and one for the minors, Tanns turned over among them. A half without systems stays in the box. */
function balancedRelics(sector: Sector, seats: readonly SystemId[], chance: Chance): readonly SectorRelic[] {
  const majors = sector.systems.filter((id) => faceOf(id, seats).kind === 'major');
  const minors = sector.systems.filter((id) => faceOf(id, seats).kind === 'minor');
  const deals = shares(majors, seats.length).flatMap((forMajors) =>
    shares(minors, seats.length).map((forMinors) => ({ forMajors, forMinors })),
  );
  const fair = deals.filter(({ forMajors, forMinors }) => {
    const relics = [...dealt('military', forMajors), ...dealt('extractor', forMinors)];
    return isFair({ ...sector, relics }, seats);
  });
  const { forMajors, forMinors } = drawn(fair.length > 0 ? fair : deals, chance);
  return [
    ...mixed(['military', 'transporter'], forMajors, anyPlanet, chance),
    ...mixed(['extractor', 'replicator'], forMinors, smallestFirst, chance),
  ];
}

/** How many relics each system gets. */
type Share = ReadonlyMap<SystemId, number>;

/** All ways to share relics out as evenly as whole relics can be; a system has room for three. */
function shares(systems: readonly SystemId[], relics: number): readonly Share[] {
  if (systems.length === 0) return [new Map()];
  const each = Math.floor(relics / systems.length);
  if (each >= planetNumbers.length) return [new Map(systems.map((id) => [id, planetNumbers.length]))];
  return subsets(systems, relics % systems.length).map(
    (lucky) => new Map(systems.map((id) => [id, each + (lucky.includes(id) ? 1 : 0)])),
  );
}

/** Relics as far as fairness is concerned: one type stands for its class. */
function dealt(type: RelicType, share: Share): readonly SectorRelic[] {
  return [...share].flatMap(([system, relics]) =>
    planetNumbers.slice(0, relics).map((planet) => ({ type, system, planet })),
  );
}

type PlanetOrder = (system: SystemId, chance: Chance) => readonly PlanetNumber[];

const anyPlanet: PlanetOrder = (_, chance) => shuffled(planetNumbers, chance);

/** The numbers of a minor's planets rise with their size. */
const smallestFirst: PlanetOrder = () => planetNumbers;

/** The two types turn by turn, so that they are as even as can be and a system with two relics has one of each. */
function mixed(
  pair: readonly [RelicType, RelicType],
  share: Share,
  order: PlanetOrder,
  chance: Chance,
): readonly SectorRelic[] {
  const types = shuffled(pair, chance);
  const places = shuffled([...share], chance).flatMap(([system, relics]) =>
    order(system, chance)
      .slice(0, relics)
      .map((planet) => ({ system, planet })),
  );
  return places.map((place, i) => ({ type: types[i % 2], ...place }));
}
